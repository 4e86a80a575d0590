"""What the tables hold, and how the JSON becomes it."""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from .figures import has_no, is_list, is_record

Id = TypeVar("Id", bound=str)
Row = TypeVar("Row", covariant=True)


@dataclass(frozen=True)
class Unknown:
    """A figure the print lost: neither a blank, which is None, nor 0."""

    unknown: str
    """Why it is lost."""


@dataclass(frozen=True)
class Forbidden:
    """What the rules do not allow: what is forbidden, with what, and the lines that say so."""

    forbidden: str
    with_: str
    lines: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Band:
    """A stretch of numbers, both ends included; None is an open end."""

    from_: float | None
    to: float | None


@dataclass(frozen=True)
class DiceAmount:
    """An amount that is rolled: (`dice` dice of `sides` sides, + `plus`) × `times`. A constant has no dice."""

    dice: int
    sides: int
    plus: float
    times: float
    text: str
    """How the book prints it."""


@dataclass(frozen=True)
class Modifier:
    """A signed number, or a word that ends the sum."""

    id: str
    name: str
    value: float | str
    group: str | None
    """At most one modifier of a group applies."""
    counted: bool
    """Whether it counts for each."""


Loaded = tuple[Mapping[str, Row], Mapping[str, str]]
"""Rows by id, and former ids with the present ones."""


class Table(Mapping[Id, Row]):
    """The rows of a table by id, in the book's order. A former id finds its row too."""

    def __init__(self, name: str, load: Callable[[], Loaded[Row]]) -> None:
        self._name = name
        self.loaded = cache(load)

    def __getitem__(self, key: Id) -> Row:
        rows, former = self.loaded()
        found = former.get(key, key)
        if found in rows:
            return rows[found]
        raise KeyError(has_no(self._name, key, list(rows)))

    def __contains__(self, key: object) -> bool:
        rows, former = self.loaded()
        return key in rows or key in former

    def __iter__(self) -> Iterator[Id]:
        return iter(self.loaded()[0])  # type: ignore[arg-type]

    def __len__(self) -> int:
        return len(self.loaded()[0])

    def find(self, text: str) -> Row | None:
        """The row a person means by its id, a former one or its name; None where none or several are meant.

        Case, spaces and punctuation do not count where nothing is written exactly so.
        """
        rows, former = self.loaded()
        if text in rows or text in former:
            return rows[former.get(text, text)]
        named = [(getattr(row, "name", ""), row_id, row) for row_id, row in rows.items()]
        for alike in (str, loosely):
            wanted = alike(text)
            found = [row for name, row_id, row in named if wanted in (alike(name), alike(row_id))]
            if found:
                return found[0] if len(found) == 1 else None
        return None

    def __repr__(self) -> str:
        return f"<{self._name}: {len(self)} rows>"


def loosely(text: str) -> str:
    return re.sub(r"[\W_]+", "", text).casefold()


@cache
def python_name(name: str) -> str:
    """`techLevel` and `tech-level` → `tech_level`, `6-10` → `_6_10`; a word of the language gets an underscore, `from_`."""
    apart = re.sub(r"(\d)[\W_]+(?=\d)", r"\1_", said(name))
    camel = re.sub(r"[\W]+(.?)", lambda found: found[1].upper(), apart)
    snake = re.sub(r"[A-Z]", lambda found: f"_{found[0].lower()}", camel).lstrip("_")
    return f"{snake}_" if keyword.iskeyword(snake) else snake if snake.isidentifier() else f"_{snake}"


def said(name: str) -> str:
    """A name of figures alone with its signs as words: `-1` is `minus_1`, `1/2` is `_1_of_2`."""
    if re.search(r"[^\W\d]", name):
        return name
    signed = re.sub(r"(?<!\d)-(?=\.?\d)", "_minus_", name)
    signed = re.sub(r"\+$", "_plus", signed)
    for sign, word in (("+", "_plus_"), ("/", "_of_"), (":", "_to_"), (".", "_point_")):
        signed = signed.replace(sign, word)
    return signed


def given_name(row_id: str) -> str:
    """What a row is called where it is given."""
    return python_name(re.sub(r"[-.]+([a-z0-9])", lambda found: found[1].upper(), row_id))


def shaped(kind: Any, value: Any) -> Any:
    """A value of the JSON as its annotation says: records are instances of their classes, lists are tuples."""
    if is_list(value):
        inner = next((get_args(one)[0] for one in alternatives(kind) if get_origin(one) is tuple), Any)
        return tuple(shaped(inner, one) for one in value)
    if not is_record(value) or isinstance(value, Table):
        return value
    if isinstance(value.get("unknown"), str):
        return Unknown(value["unknown"])
    for one in alternatives(kind):
        if get_origin(one) is Mapping:
            return MappingProxyType({key: shaped(get_args(one)[1], item) for key, item in value.items()})
    named = {python_name(name): one for name, one in value.items()}
    classes = [one for one in alternatives(kind) if is_dataclass(one) and isinstance(one, type)]
    like = max(classes, key=lambda one: len(hints_of(one).keys() & named.keys()))
    return like(**{name: shaped(hint, named.get(name)) for name, hint in hints_of(like).items()})


def alternatives(kind: Any) -> tuple[Any, ...]:
    """The members of a union, or the type itself."""
    return get_args(kind) if get_origin(kind) not in (tuple, Mapping) and get_args(kind) else (kind,)


@cache
def hints_of(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def unshaped(value: Any) -> Any:
    """A value as the JSON has it, by its names in Python."""
    if is_dataclass(value) and not isinstance(value, type):
        return {one.name: unshaped(getattr(value, one.name)) for one in fields(value)}
    if is_record(value):
        return {name: unshaped(one) for name, one in value.items()}
    return value
