"""Figures, and what is refused because no game can produce it."""

from __future__ import annotations

import difflib
import math
from collections.abc import Iterable, Mapping
from fractions import Fraction
from numbers import Real
from typing import Any, TypeGuard

MOST = 10**15
"""A floating point number keeps 15 digits of a decimal."""


class ArgumentError(ValueError):
    """An argument that no game can produce. The message names the function, the parameter and the value."""


class Refused(Exception):
    """Why an argument is refused, before the function that was called is known."""


def must_be(parameter: str, wanted: str, value: object) -> Refused:
    return Refused(f"{parameter} must be {wanted}, got {value!r}")


def is_number(value: Any) -> bool:
    return isinstance(value, Real) and value is not True and value is not False and -MOST <= float(value) <= MOST


def is_record(value: object) -> TypeGuard[Mapping[str, Any]]:
    return isinstance(value, Mapping)


def is_list(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def number(name: str, value: Any, whole: bool = False, least: float | None = None, most: float | None = None) -> Any:
    """The value itself; refused where it is no number, no whole one where only these occur, or beyond the ends."""
    if not is_number(value) or (whole and value != math.floor(value)):
        raise must_be(name, "a whole number" if whole else "a number", value)
    if (least is not None and value < least) or (most is not None and value > most):
        raise must_be(name, ends(least, most), value)
    return value


def ends(least: float | None, most: float | None) -> str:
    return f"{least} and more" if most is None else f"{most} and less" if least is None else f"{least}-{most}"


def among(name: str, value: object, known: Iterable[str]) -> Any:
    """The value itself; refused where it is none of the known ones."""
    ids = list(known)
    if value in ids:
        return value
    raise Refused(has_no(name, value, ids)) if isinstance(value, str) else must_be(name, "an id", value)


def has_no(name: str, value: object, ids: list[str]) -> str:
    """That nothing of this name is there, with what was probably meant."""
    near = difflib.get_close_matches(str(value), ids, 1)
    return f"{name} has no {value!r}; " + (f"did you mean {near[0]!r}?" if near else f"it has {', '.join(ids)}")


def flag(name: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise must_be(name, "True or False", value)


def present(name: str, axis: Mapping[str, Any], value: Any) -> Any:
    """What an axis is asked for, by its present id."""
    if axis["match"] == "exact":
        former = axis.get("aliases", {})
        return former[value] if isinstance(value, str) and value in former else among(name, value, axis["keys"])
    domain = axis["domain"] or {"from": None, "to": None}
    number(name, value, axis["whole"], domain["from"], domain["to"])
    if axis["dice"] and axis["dice"].get("digits") and not all(1 <= one <= 6 for one in divmod(value, 10)):
        raise must_be(name, "two dice read as digits", value)
    return value


def exact(value: Any) -> Fraction:
    """A figure as it is written, so that sums and products are those on paper: 0.1 and 0.2 are 0.3."""
    return Fraction(str(value))


def add_exactly(*values: Any) -> Any:
    return plain(sum(map(exact, values), Fraction()))


def plain(fraction: Fraction) -> Any:
    """A fraction as a number again."""
    return fraction.numerator if fraction.denominator == 1 else float(fraction)


def share(value: Any, part: Mapping[str, Any], rounding: str | None) -> Any:
    """A figure times a fraction, rounded up, down or not at all."""
    found = exact(value) * part["numerator"] / part["denominator"]
    if rounding is None:
        return plain(found)
    return math.ceil(found) if rounding == "up" else math.floor(found)
