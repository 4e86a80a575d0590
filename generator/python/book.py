"""A book: its JSON, and the functions that its module declares."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.resources import files
from types import CodeType
from typing import Any, Literal, TypeVar, get_args

from .composed import OPERATIONS, Call
from .figures import ArgumentError, Refused
from .lookups import add_up, backwards, heading_of, lookup
from .values import Loaded, Modifier, Table, hints_of, python_name, shaped

Answer = TypeVar("Answer")
Kind = TypeVar("Kind")
Edition = Literal["current", "as-printed"]


def data(book: str, edition: Edition = "current") -> dict[str, Any]:
    """The whole JSON of a book: every table, with its units, lines and errata."""
    folder = files(__name__.rsplit(".", 2)[0]) / "data"
    found: dict[str, Any] = json.loads((folder / f"{book}.json").read_text("utf-8"))
    if edition == "current":
        return found
    printed: dict[str, Any] = json.loads((folder / "as-printed" / f"{book}.json").read_text("utf-8"))
    own = {table["id"]: table for table in printed["tables"]}
    return {**printed, "tables": [own.get(table["id"], table) for table in found["tables"]]}


class Book:
    """The tables of one edition, for the module that declares their functions."""

    def __init__(self, module: str, book: str, edition: Edition = "current") -> None:
        self._module = module
        self.tables: dict[str, Any] = {table["id"]: table for table in data(book, edition)["tables"]}
        self._functions: dict[str, Callable[..., Any]] = {}
        self._of: dict[str, str] = {}
        for table_id, table in self.tables.items():
            if "function" in table:
                self._add(table_id, table["function"], self._answerer(table))
            if table.get("inverse"):
                self._add(f"{table_id}/inverse", table["inverse"]["function"], partial(backwards, table))
            for axis in table.get("axes", []):
                if "ratio" in axis:
                    self._add(f"{table_id}/{axis['id']}", axis["ratio"]["function"], partial(heading_of, axis))

    def _add(self, place: str, function: str, answer: Callable[..., Any]) -> None:
        self._of[place] = python_name(function)
        self._functions[python_name(function)] = answer

    def _answerer(self, table: Mapping[str, Any]) -> Callable[..., Any]:
        if table["shape"] == "lookup":
            return partial(lookup, table)
        return partial(add_up if table["shape"] == "modifiers" else self._operate, table)

    def _operate(self, table: Mapping[str, Any], names: Sequence[str], *given: Any) -> Any:
        return OPERATIONS[table["operation"]](Call(self, table["parameters"], names), *given)

    def ask(self, function: Callable[..., Answer], *given: Any) -> Answer:
        """The answer of a function of the module, as its annotation says."""
        name = function.__name__
        try:
            found = self._functions[name](self._names(name), *given)
        except Refused as refused:
            raise ArgumentError(f"{name}: {refused}") from None
        answer: Answer = shaped(hints_of(function)["return"], found)
        return answer

    def of(self, table: str, *given: Any) -> Any:
        name = self._of[table]
        return self._functions[name](self._names(name), *given)

    def _names(self, function: str) -> Sequence[str]:
        code: CodeType = getattr(sys.modules[self._module], function).__code__
        return code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]

    def figure(self, address: str) -> Any:
        table, row = address.split("/")
        return next(one["value"] for one in self.tables[table]["constants"] if one["id"] == row)

    def rows(self, table_id: str, kind: type[Kind]) -> Table[Any, Kind]:
        """The rows of a catalog or a lookup."""
        table = self.tables[table_id]
        former = table.get("aliases", {})
        return Table(python_name(table_id), lambda: (rows_of(table, kind), former))

    def union(self, table_id: str, *tables: Table[Any, Kind]) -> Table[Any, Kind]:
        """The rows of several catalogs as one table."""
        return Table(python_name(table_id), lambda: merged([one.loaded() for one in tables]))

    def modifiers(self, table_id: str) -> Table[Any, Modifier]:
        table = self.tables[table_id]
        rows = {one["id"]: one for one in table["modifiers"]}
        wanted = {"id", "name", "value", "group", "counted"}
        shown = {
            row_id: Modifier(**{**{name: one[name] for name in wanted}, "value": one.get("outcome", one["value"])})
            for row_id, one in rows.items()
        }
        return Table(python_name(table_id), lambda: (shown, table.get("aliases", {})))

    def figures(self, table_id: str, kind: type[Kind]) -> Kind:
        """Single figures, by name."""
        found: Kind = shaped(kind, {one["id"]: one["value"] for one in self.tables[table_id]["constants"]})
        return found


def merged(parts: Sequence[Loaded[Kind]]) -> Loaded[Kind]:
    rows = {row_id: row for rows, _ in parts for row_id, row in rows.items()}
    return rows, {old: new for _, former in parts for old, new in former.items()}


def rows_of(table: Mapping[str, Any], kind: Any) -> Mapping[str, Any]:
    former = table.get("aliases", {})

    def cells(row: Mapping[str, Any]) -> dict[str, Any]:
        return {"id": row["id"], "name": row["name"], **row.get("keys", {}), **row["values"]}

    def whole(row: Mapping[str, Any]) -> Any:
        return shaped(kind, {**cells(row), **{one["id"]: inside(row, one["id"]) for one in table.get("nested", [])}})

    def inside(row: Mapping[str, Any], column: str) -> Table[str, Any]:
        place = f"{row['id']}/{column}/"
        of = get_args(hints_of(kind)[python_name(column)])[1]
        rows = {one["id"]: shaped(of, cells(one)) for one in row["nested"] if one["within"] == column}
        own = {old[len(place) :]: new[len(place) :] for old, new in former.items() if old.startswith(place)}
        return Table(place.strip("/"), lambda: (rows, own))

    return {row["id"]: whole(row) for row in table["rows"]}
