"""Figures, and what is refused because no game can produce it."""

import math
import re


class Refused(ValueError):
    """No game can produce these arguments."""


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


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


def share(value, part, rounding):
    """A figure times a fraction, rounded up, down or not at all."""
    exact = value * part["numerator"] / part["denominator"]
    if rounding is None:
        return exact
    return math.ceil(exact) if rounding == "up" else math.floor(exact)


def camel_case(row_id):
    return re.sub(r"[-.]+([a-z0-9])", lambda found: found[1].upper(), row_id)
