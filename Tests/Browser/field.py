# SPDX-License-Identifier: MIT
"""A date field on a page, and what tests do with it in the user's words."""

from bench import DAY, Bench


class Field(Bench):
    """Drives `pages/picker.html`."""

    def mount(self, **attributes):
        """Puts a field on the page; `one_day` stands for the attribute `one-day`, True for one without a value."""
        attributes.setdefault("today", "2024-02-28")
        written = {name.replace("_", "-"): "" if value is True else value for name, value in attributes.items() if value is not None}
        self.evaluate("a => fields.mount(a)", written)
        return self

    def part(self, name):
        return self.page.locator(f"almanac-picker [part~={name}]")

    @property
    def input(self):
        return self.part("input")

    @property
    def button(self):
        return self.page.locator("almanac-picker .open")

    @property
    def popover(self):
        return self.part("popover")

    @property
    def message(self):
        return self.part("message").inner_text()

    def cell(self, day):
        return self.page.locator(f"almanac-picker >> {DAY.format(day)}")

    def preset(self, name):
        return self.part("presets").get_by_role("button", name=name, exact=True)

    def pressed(self):
        """The presets that are selected."""
        return self.page.locator("almanac-picker [part=preset][aria-pressed=true]").all_inner_texts()

    @property
    def value(self):
        return self.evaluate("() => picker.value")

    @property
    def text(self):
        return self.input.input_value()

    @property
    def is_open(self):
        return self.evaluate("() => picker.open")

    def events(self):
        """The events since the last call, each with the value there was."""
        return [tuple(event) for event in self.evaluate("() => fields.takeEvents()")]

    def focused(self):
        return self.evaluate("() => fields.focused()")

    def data(self):
        return [tuple(entry) for entry in self.evaluate("() => fields.data()")]

    def validity(self):
        """What is wrong: the flags that are set, and the message."""
        return tuple(self.evaluate("""() => {
          const flags = [];
          for (const flag in picker.validity) if (flag !== 'valid' && picker.validity[flag]) flags.push(flag);
          return [flags.join(' '), picker.validationMessage];
        }"""))

    def opened(self):
        """Waits until the keyboard is on a day."""
        self.page.wait_for_function("() => picker.open && /^-?[0-9]/.test(fields.focused())")
        return self

    def open_by_button(self):
        self.button.click()
        return self.opened()

    def write(self, text):
        """Types a date and leaves the field once it has been read."""
        self.input.fill(text)
        self.evaluate("() => picker.ready")
        self.press("Tab")
        return self

    def finger(self, day):
        box = self.cell(day).bounding_box()
        point = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.touch("touchStart", point)
        self.touch("touchEnd")
        return self
