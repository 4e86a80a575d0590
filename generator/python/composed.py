"""The ways a rulebook's tables are composed, one function each; `call.means` are the parameters of the JSON.

What is no number (a blank, a word, a figure the print lost) is passed on as it is.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from .figures import Refused, add_exactly, among, exact, flag, is_list, is_number, is_record, must_be, number, plain, present, share
from .lookups import applied
from .values import given_name, python_name, unshaped

Json = Mapping[str, Any]


class Tables(Protocol):
    """The book, as an operation needs it."""

    @property
    def tables(self) -> Json: ...

    def of(self, table: str, *given: Any) -> Any:
        """Asks the function of a table."""
        ...

    def figure(self, address: str) -> Any: ...


class Call(NamedTuple):
    """What is asked: the parameters of the operation, and the names of those of the function."""

    book: Tables
    means: Json
    names: Sequence[str]


def is_lost(value: Any) -> bool:
    return is_record(value) and "unknown" in value


def part(answer: Any, column: str | None) -> Any:
    """The named part of an answer that has parts."""
    if not column or not is_record(answer) or is_lost(answer):
        return answer
    return answer[column] if column in answer else answer.get(python_name(column))


def cell(row: Any, column: str) -> Any:
    """A cell of a row; blank where its table has no such column."""
    return unshaped(getattr(row, python_name(column), None))


def is_row(name: str, value: Any, column: str, of: str) -> None:
    if not hasattr(value, python_name(column)):
        raise must_be(name, f"a row of {of}", value)


def first_odd(found: Sequence[Any]) -> list[Any]:
    return [one for one in found if not is_number(one)][:1]


def add(call: Call, *given: Any) -> Any:
    optional: list[str] = call.means["optional"] or []
    columns: Json = call.means["columns"] or {}
    tables = [call.book.tables[one] for one in [*call.means["tables"], *optional]]
    axes = dict.fromkeys(axis["id"] for table in tables for axis in table["axes"])
    values = dict(zip(axes, given, strict=True))
    found: list[Any] = []
    for table in tables:
        asked = [values[axis["id"]] for axis in table["axes"]]
        if table["id"] not in optional or None not in asked:
            found.append(part(call.book.of(table["id"], *asked), columns.get(table["id"])))
    return add_exactly(*found) if not first_odd(found) else first_odd(found)[0]


def band_by(call: Call, row: Any, distance: Any) -> Any:
    means = call.means
    is_row(call.names[0], row, means["columns"][0], ", ".join(means.get("tables") or [means["table"]]))
    number(call.names[1], distance, least=0)
    if means.get("needs") and cell(row, means["needs"]) is None:
        return means["beyond"]
    for column in means["columns"]:
        found = cell(row, column)
        if found is None and means.get("blankReaches"):
            return column
        far = part(found, means["field"])
        if is_record(far):
            return unshaped(far)
        if is_record(found) and far is not None and distance <= far:
            return {"band": column, **found} if means.get("gives") == "cell" else column
    return means["beyond"]


def choose(call: Call, row: Any, word: Any) -> Any:
    means = call.means
    is_row(call.names[0], row, means["column"], means["table"])
    fields = {case["word"]: case["fields"] for case in means["cases"]}
    among(call.names[1], word, fields)
    found = cell(row, means["column"])
    if found is None or is_lost(found):
        return found
    return next((value for field in fields[word] if (value := part(found, field)) is not None), means["none"])


def compare(call: Call, figure: Any, against: Any, of: Any) -> Any:
    for name, value in zip(call.names, (figure, against, of), strict=True):
        number(name, value, least=0)
    for one in call.means["steps"]:
        if exact(figure) * one["times"]["denominator"] >= exact(against) * one["times"]["numerator"]:
            holds = not one["keeps"] or share(of, one["keeps"], one["round"]) > 0
            return call.means["positive" if holds else "otherwise"]
    return call.means["otherwise"]


def contest(call: Call, first: Any, second: Any) -> Any:
    for name, value in zip(call.names, (first, second), strict=True):
        number(name, value, True, 0)
    if first == second:
        return {"first": call.means["draw"], "second": call.means["draw"]}
    return {"first": max(second - first, 0), "second": max(first - second, 0)}


def mean(call: Call, *given: Any) -> Any:
    table = call.book.tables[call.means["table"]]
    at = [axis["id"] for axis in table["axes"]].index(call.means["axis"])
    first, second = (present(call.names[one], table["axes"][at], given[one]) for one in (at, at + 1))
    middle = plain((exact(first) + exact(second)) / 2)
    return call.book.of(table["id"], *given[:at], middle, *given[at + 2 :])


def product(call: Call, *given: Any) -> Any:
    means = call.means
    rest = dict(zip(call.names, given, strict=True))
    figures: list[Any] = []
    for table in [means["base"], *means["by"]]:
        asked = [rest.pop(next(iter(rest))) for _ in call.book.tables[table]["axes"]]
        figures.append(part(call.book.of(table, *asked), None if figures else means["column"]))
    divides = bool(means["divide"]) and flag(*next(iter(rest.items())))
    times = number(*list(rest.items())[-1], True, 0) if means["repeat"] else 0
    result = figures[0]
    for _ in range(int(times) if is_number(result) else 0):
        if result == 0 and means["repeat"]["atZero"]:
            return means["repeat"]["atZero"]
        shared = share(result, means["repeat"]["by"], means["repeat"]["round"])
        if shared == result:
            break
        result = shared
    if first_odd(figures):
        return first_odd(figures)[0]
    result = math.prod(map(exact, figures[1:]), start=exact(result))
    if not divides:
        return plain(result)
    divisor = call.book.figure(means["divide"]["by"])
    return plain(result / exact(divisor)) if is_number(divisor) else divisor


def roll(call: Call, *given: Any) -> Any:
    means = call.means
    table = call.book.tables[means["table"]]
    fixed = means.get("fixed", {})
    axes = [axis for axis in table["axes"] if axis["id"] not in fixed]
    at = [axis["id"] for axis in axes].index(means["axis"])
    dice, whole = axes[at]["dice"], axes[at]["whole"]
    least, most = (dice["count"], dice["count"] * dice["sides"]) if dice else (None, None)
    if dice and dice.get("digits"):
        least, most = 11, 66
    added = [number(call.names[at], given[at], whole, least, most)]
    plus = len(axes) + len(means["plus"])
    added += [number(call.names[one], given[one], whole) for one in range(len(axes), plus)]
    if means["by"]:
        added.append(call.book.of(means["by"], *given[plus:]))
    if first_odd(added):
        return first_odd(added)[0]
    asked = [*given[:at], add_exactly(*added), *given[at + 1 : len(axes)]]
    found = iter(asked)
    return call.book.of(table["id"], *(fixed.get(axis["id"]) or next(found) for axis in table["axes"]))


def scale_by(call: Call, value: Any, *times: Any) -> Any:
    for name, one in zip(call.names, (value, *times), strict=True):
        number(name, one, True, 0)
    return share(value, call.means, call.means["round"]) * math.prod(times)


def shift(call: Call, key: Any, steps: Any = None) -> Any:
    axis = next(one for one in call.book.tables[call.means["table"]]["axes"] if one["id"] == call.means["axis"])
    at = axis["keys"].index(present(call.names[0], axis, key))
    by = call.means["by"]
    moved = at + (call.book.of(by, steps) if by else number(call.names[1], steps, True))
    return axis["keys"][moved] if 0 <= moved < len(axis["keys"]) else {"unknown": call.means["beyond"]}


def spend(call: Call, allowance: Any, given: Any) -> Any:
    number(call.names[0], allowance, least=0)
    if not is_record(given):
        raise must_be(call.names[1], "a dict of amounts", given)
    rows = {given_name(row["id"]): row["values"] for row in call.book.tables[call.means["costs"]]["rows"]}
    left = exact(allowance)
    last = exact(0)
    for name, amount in given.items():
        row = rows[among(call.names[1], name, rows)]
        each, per = row["each"], row["per"]
        parts = row.get("proportional") or row.get("roundedUp")
        if number(name, amount, not parts, 0) == 0:
            continue
        if not is_number(each) or not is_number(per):
            return per if is_number(each) else each
        lots = exact(math.ceil(amount) if row.get("roundedUp") else amount) / exact(per)
        price = (lots if row.get("proportional") else math.floor(lots)) * exact(each)
        left -= price
        if row.get("paidAfter") and price > 0:
            last = max(last, exact(each))
    return "not-enough" if left + last < 0 else max(0, plain(left))


def spread(call: Call, what: Any, over: Any) -> Any:
    each, extra = divmod(number(call.names[0], what, True, 0), number(call.names[1], over, True, 1))
    return {"each": each, "extra": extra}


def sum_up(call: Call, *given: Any) -> Any:
    means, book = call.means, call.book
    *start, applies = given
    base = part(book.of(means["base"], *start), means["column"]) if means["base"] else number(call.names[0], start[0])
    total = book.of(means["by"], applies)
    if first_odd([base, total]):
        return first_odd([base, total])[0]
    rows: list[Any] = book.tables[means["exceptions"]]["rows"] if means["exceptions"] else []
    counts = applied(book.tables[means["by"]], applies)
    for row in rows:
        forbids = row["values"]["forbids"]
        if forbids and counts.get(row["id"]) and counts.get(forbids):
            return {"forbidden": forbids, "with": row["id"], "lines": row["lines"]}
    value = {one["id"]: one["value"] for one in book.tables[means["by"]]["modifiers"]}
    spared = [row["id"] for row in rows if row["values"]["exempt"] in start and counts.get(row["id"])]
    found = add_exactly(base, total, *(-value[one] for one in spared))
    return max(found, means["least"]["value"]) if means["least"] else found


def sum_through(call: Call, *given: Any) -> Any:
    found = [call.book.of(call.means["table"], value) for value in given]
    return first_odd(found)[0] if first_odd(found) else call.book.of(f"{call.means['table']}/inverse", add_exactly(*found))


def target(call: Call, given: Any = None) -> Any:
    found = [call.book.figure(call.means["needed"]), call.book.of(call.means["by"], given)]
    return first_odd(found)[0] if first_odd(found) else add_exactly(found[0], -found[1])


def total(call: Call, row: Any, inner: Any = None) -> Any:
    means = call.means
    second = means["nested"] or means["plus"]
    rows = ((row, means["column"]), (inner if means["nested"] else row, second))
    for name, (one, column) in zip(call.names, rows):
        is_row(name, one, column, means["table"])
    found = [cell(one, column) for one, column in rows]
    words: Json = means["words"] or {}
    pair = [words.get(one, one) if isinstance(one, str) else one for one in found]
    odd = [one for one in pair if is_record(one)] + [one for one in pair if isinstance(one, str)]
    if odd:
        return odd[0]
    figures = [one for one in pair if one is not None]
    return add_exactly(*figures) if figures else None


class Stopped(Exception):
    """An answer that stops a chain, as what the whole then gives."""


def chain(call: Call, *given: Any) -> Any:
    known = dict(zip(call.means["takes"], given, strict=True))
    for row in call.means["rows"]:
        columns = [value.split(".")[1] for value in words_in(call.means) if value.startswith(f"{row['name']}.")]
        is_row(python_name(row["name"]), known[row["name"]], columns[0], ", ".join(row["tables"]))
    try:
        for step in call.means["steps"]:
            known[step["name"]] = asked(call, known, step)
        return {one["name"]: counted(call, known, one["value"]) for one in call.means["gives"]}
    except Stopped as stopped:
        return stopped.args[0]


def words_in(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    inner = value.values() if is_record(value) else value if is_list(value) else []
    return [word for one in inner for word in words_in(one)]


def asked(call: Call, known: Json, step: Json) -> Any:
    """The answer of one step of a chain."""
    if step.get("optional"):
        names = [one["value"] for one in step["with"] if isinstance(one["value"], str) and one["value"] in known]
        if known[names[0]] is None:
            return 0
    found = call.book.of(step["ask"], *(argument(call, known, one["value"]) for one in step["with"]))
    if found is None and "beyond" in step:
        raise Stopped(step["beyond"])
    if isinstance(found, str) and found in step.get("stops", {}):
        raise Stopped(step["stops"][found])
    if is_record(found) and ("unknown" in found or "forbidden" in found):
        raise Stopped(unshaped(found))
    return found


def argument(call: Call, known: Json, value: Any) -> Any:
    if isinstance(value, str) or "fields" not in value:
        return counted(call, known, value)
    name = value.get("besides")
    besides: Any = (named(call, known, name) if name else None) or {}
    fields = {python_name(one["name"]): counted(call, known, one["value"]) for one in value["fields"]}
    if not is_record(besides):
        raise must_be(python_name(name), "a dict of what applies", besides)
    own = next((one for one in fields if one in besides), None)
    if own:
        raise Refused(f"{python_name(name)} must not have {own}, which follows from the rest")
    return {**besides, **{one: found for one, found in fields.items() if found is not None}}


def counted(call: Call, known: Json, value: Any) -> Any:
    """A value of a chain: named alone, or multiplied, bounded and under a condition."""
    if isinstance(value, str):
        return named(call, known, value)
    about = named(call, known, value["when"]) if "when" in value else None
    holds = "when" not in value or (about == value["is"] if "is" in value else about is not None)
    if "of" not in value:
        return holds
    if not holds:
        nothing = 0 if "times" in value or "most" in value else None
        return named(call, known, value["otherwise"]) if "otherwise" in value else nothing
    found = named(call, known, value["of"])
    if "times" in value:
        factor = named(call, known, value["times"])
        found = plain(exact(found) * exact(1 if factor is None else factor))
    return min(found, counted(call, known, value["most"])) if "most" in value else found


def named(call: Call, known: Json, name: str) -> Any:
    """What a name in a chain stands for; what the print lost stops the chain."""
    if name[0].isdigit():
        return plain(exact(name))
    head, _, column = name.partition(".")
    found = call.book.figure(name) if "/" in name else known[head]
    if column and "/" not in name:
        is_row = any(row["name"] == head for row in call.means["rows"])
        found = cell(found, column) if is_row else part(found, column)
    if is_lost(found):
        raise Stopped(found)
    return found


OPERATIONS: Mapping[str, Callable[..., Any]] = {
    "add": add,
    "band-by": band_by,
    "chain": chain,
    "choose": choose,
    "compare": compare,
    "contest": contest,
    "mean": mean,
    "product": product,
    "roll": roll,
    "scale-by": scale_by,
    "shift": shift,
    "spend": spend,
    "spread": spread,
    "sum": sum_up,
    "sum-through": sum_through,
    "target": target,
    "total": total,
}
