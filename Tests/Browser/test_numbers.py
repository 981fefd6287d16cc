# SPDX-License-Identifier: MIT
"""Numbers in the forms of the pages, in the digits of any script."""

import pytest


@pytest.mark.parametrize(("written", "read"), [
    ("30", "30"), ("٣٠", "30"), ("۳۰", "30"), ("३०", "30"), ("๓๐", "30"), ("３０", "30"), ("\u2212٥", "-5"), ("thirty", "thirty"),
])
def test_digits_of_any_script_are_a_number(bench, written, read):
    value = bench.evaluate("""async text => {
      const { Field } = await import('/app/fields.js');
      const control = Object.assign(document.createElement('input'), { type: 'text', inputMode: 'numeric' });
      const field = new Field('points', 'Points', control);
      control.value = text;
      return field.value;
    }""", written)
    assert value == read
