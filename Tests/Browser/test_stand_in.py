# SPDX-License-Identifier: MIT
"""`make run` puts the whole engine in the place of the pickers': nobody who picks dates can tell."""

import re

import pytest
from conftest import ROOT

WHOLE = ROOT / "Web" / "dist" / "almanac.wasm"


@pytest.fixture
def field(open_field):
    """A field whose pickers' engine, that of fields included, is the whole one."""

    def stand_in(page):
        answer = {"path": WHOLE, "content_type": "application/wasm"}
        page.route(re.compile(r"/almanac-(picker|field)\.wasm$"), lambda route: route.fulfill(**answer))

    return open_field(prepare=stand_in)


def test_a_day_is_chosen(field):
    field.mount(value="2024-02-20").open_by_button()
    field.cell("2024-02-22").click()
    assert (field.value, field.text, field.is_open) == ("2024-02-22", "Feb 22, 2024", False)


def test_months_turn_and_an_interval_is_chosen(field):
    field.mount(selection="interval", presets="last-7-days").open_by_button()
    field.press("PageDown")
    field.cell("2024-03-20").click()
    field.cell("2024-03-23").click()
    assert (field.value, field.is_open) == ("2024-03-20/2024-03-23", False)


def test_what_is_typed_is_read(field):
    field.mount(value="2024-02-20", min="2024-01-01").write("5 March 2024")
    assert (field.value, field.text) == ("2024-03-05", "Mar 5, 2024")
    field.write("2023-12-31")
    assert field.validity()[0] == "rangeUnderflow"
