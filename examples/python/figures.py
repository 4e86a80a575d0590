"""Figures, and what is refused because no game can produce it."""

import math
import re
from decimal import Decimal
from fractions import Fraction

# A floating point number keeps 15 digits of a decimal.
MOST = 10**15


class Refused(ValueError):
    """No game can produce these arguments."""


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) <= MOST


def number(value, whole=False, least=None, most=None):
    """The value itself; refused where it is no number, no whole one where only these occur, or beyond the ends."""
    fits = is_number(value) and not (whole and value != math.floor(value))
    if not fits or (least is not None and value < least) or (most is not None and value > most):
        raise Refused(f"{value} cannot occur")
    return value


def present(axis, value):
    """What an axis is asked for, by its present id."""
    if axis["match"] == "exact":
        value = axis.get("aliases", {}).get(value, value)
        if value not in axis["keys"]:
            raise Refused(f"{axis['id']} has no {value}")
        return value
    domain = axis["domain"] or {"from": None, "to": None}
    return number(value, axis["whole"], domain["from"], domain["to"])


def exact(value):
    """A figure as it is written, so that sums and products are those on paper: 0.1 and 0.2 are 0.3."""
    return Fraction(Decimal(str(value)))


def add_exactly(*values):
    return plain(sum(map(exact, values)))


def plain(fraction):
    """A fraction as a number again."""
    return fraction.numerator if fraction.denominator == 1 else float(fraction)


def share(value, part, rounding):
    """A figure times a fraction, rounded up, down or not at all."""
    found = exact(value) * part["numerator"] / part["denominator"]
    if rounding is None:
        return plain(found)
    return math.ceil(found) if rounding == "up" else math.floor(found)


def camel_case(row_id):
    return re.sub(r"[-.]+([a-z0-9])", lambda found: found[1].upper(), row_id)
