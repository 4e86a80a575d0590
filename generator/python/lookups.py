"""What a table alone answers: lookups, backward lookups, headings of ratios and sums of modifiers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from .figures import among, exact, flag, is_record, must_be, number, plain, present
from .values import given_name

Json = Mapping[str, Any]


def lookup(table: Json, names: Sequence[str], *given: Any) -> Any:
    axes = table["axes"]
    asked = {axis["id"]: present(name, axis, value) for name, axis, value in zip(names, axes, given, strict=True)}
    leads: Json = {"branch": table["tree"]}
    name = names[0]
    while "branch" in leads:
        branch = leads["branch"]
        name = names[list(asked).index(branch["axis"])]
        value = asked[branch["axis"]]
        leads = next(one["to"] for one in branch["cases"] if one["key"] == value) if branch["by"] == "id" else segment(
            branch["segments"], value
        )
    if "row" not in leads:
        return beside(leads, name, asked)
    row = table["rows"][leads["row"]]
    result = table["result"]
    if result["layout"] == "columns":
        columns = result["columns"]
        return row["values"][columns[0]["id"]] if len(columns) == 1 else {**row, **row["keys"], **row["values"]}
    across = next(axis for axis in axes if axis["id"] == result["axis"])
    key = asked[across["id"]]
    if "segments" not in across:
        return row["values"][key]
    heading = segment(across["segments"], key)
    return row["values"][across["keys"][heading["row"]]] if "row" in heading else beside(heading, names[-1], asked)


def segment(segments: Sequence[Json], value: Any) -> Json:
    return next(
        one["to"]
        for one in segments
        if one["upper"] is None or value < one["upper"] or (one["closed"] and value == one["upper"])
    )


def beside(leads: Json, name: str, asked: Any) -> Any:
    """An answer that is no row."""
    if "unknown" in leads:
        return {"unknown": leads["unknown"]}
    if leads["outside"]["gives"] == "error":
        raise must_be(name, "within the table", asked)
    return leads["outside"].get("value")


def backwards(table: Json, names: Sequence[str], value: Any) -> Any:
    leads = segment(table["inverse"]["segments"], number(names[0], value))
    if "row" not in leads:
        return beside(leads, names[0], value)
    key = table["rows"][leads["row"]]["keys"][table["axes"][0]["id"]]
    return key["from"] if is_record(key) else key


def heading_of(axis: Json, names: Sequence[str], first: Any, second: Any) -> Any:
    """The heading of two figures compared as a ratio."""
    for name, value in zip(names, (first, second), strict=True):
        number(name, value, least=0)
    if first == second == 0:
        raise must_be(names[1], f"above 0 where {names[0]} is 0", second)
    ratio = axis["ratio"]
    sizes = {key: [exact(one) for one in re.findall(r"\d+", key)] for key in axis["keys"]}
    over = {key: exact(first) * size[1] - exact(second) * size[0] for key, size in sizes.items()}
    keys = list(over)
    for end, key, beyond in (("below", keys[0], over[keys[0]] < 0), ("above", keys[-1], over[keys[-1]] > 0)):
        if beyond and ratio[end] == "error":
            raise must_be(names[0], "within the table", first)
        if beyond:
            return key if ratio[end] == "clamp" else None
    if ratio["favors"] == "second":
        return [key for key in keys if over[key] >= 0][-1]
    return next(key for key in keys if over[key] <= 0)


def applied(table: Json, given: Any) -> dict[str, int]:
    """How often each modifier applies: a flag once, a count as often, and of a group one member."""
    if given is None:
        return {}
    if not is_record(given):
        raise must_be("given", "a dict of what applies", given)
    named: dict[str, Any] = {}
    former = table.get("aliases", {})
    for one in table["modifiers"]:
        ids = [one["id"], *(old for old, new in former.items() if new == one["id"])]
        for name in [one["group"]] if one["group"] else ids:
            named.setdefault(given_name(name), []).append(one)
    found: dict[str, int] = {}
    for name, value in given.items():
        members = named[among("given", name, named)]
        one = members[0]
        if one["group"]:
            found[among(name, former.get(value, value), [member["id"] for member in members])] = 1
        elif one["counted"]:
            found[one["id"]] = number(name, value, True, 0, one.get("most"))
        elif flag(name, value):
            found[one["id"]] = 1
    return found


def add_up(table: Json, names: Sequence[str], given: Any = None) -> Any:
    """The sum of the modifiers that apply, or the first word that ends it."""
    times = applied(table, given)
    by_id = {one["id"]: one for one in table["modifiers"]}
    ended = [by_id[one]["outcome"] for one in times if times[one] and "outcome" in by_id[one]]
    if ended:
        return min(ended, key=table["outcomes"].index)
    return plain(sum((exact(by_id[one]["value"]) * count for one, count in times.items()), exact(0)))
