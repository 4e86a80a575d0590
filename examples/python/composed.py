"""The ways a rulebook's tables are composed, one function each; `names` are the parameters of its JSON.

What is no number (a blank, a word, a figure the print lost) is passed on as it is.
"""

import math

from figures import Refused, add_exactly, camel_case, exact, is_number, number, plain, present, share


def part(answer, column):
    """The named part of an answer that has parts."""
    return answer[column] if column and isinstance(answer, dict) and "unknown" not in answer else answer


def add(book, names, *given):
    optional = names["optional"] or []
    tables = [book.tables[table_id] for table_id in names["tables"] + optional]
    axes = dict.fromkeys(axis["id"] for table in tables for axis in table["axes"])
    values = dict(zip(axes, given))
    found = []
    for table in tables:
        asked = [values.get(axis["id"]) for axis in table["axes"]]
        if table["id"] not in optional or None not in asked:
            found.append(part(book.of(table["id"], *asked), (names["columns"] or {}).get(table["id"])))
    odd = [answer for answer in found if not is_number(answer)]
    return odd[0] if odd else add_exactly(*found)


def band_by(book, names, path, distance):
    number(distance, least=0)
    table = names.get("tables") or names["table"]
    if names.get("needs") and book.cell(table, path, names["needs"]) is None:
        return names["beyond"]
    for column in names["columns"]:
        cell = book.cell(table, path, column)
        if cell is None and names.get("blankReaches"):
            return column
        far = part(cell, names["field"])
        if isinstance(far, dict):
            return far
        if far is not None and distance <= far:
            return {"band": column, **cell} if names.get("gives") == "cell" else column
    return names["beyond"]


class Stopped(Exception):
    """An answer that stops a chain, as what the whole then gives."""


def chain(book, names, *given):
    known = dict(zip(names["takes"], given))
    rows = {row["name"]: row for row in names["rows"]}
    try:
        for step in names["steps"]:
            known[step["name"]] = asked(book, rows, known, step)
        return {one["name"]: counted(book, rows, known, one["value"]) for one in names["gives"]}
    except Stopped as stopped:
        return stopped.args[0]


def asked(book, rows, known, step):
    """The answer of one step of a chain."""
    if step.get("optional"):
        names = [one["value"] for one in step["with"] if isinstance(one["value"], str) and one["value"] in known]
        if known[names[0]] is None:
            return 0
    found = book.of(step["ask"], *(argument(book, rows, known, one["value"]) for one in step["with"]))
    if found is None and "beyond" in step:
        raise Stopped(step["beyond"])
    if isinstance(found, str) and found in step.get("stops", {}):
        raise Stopped(step["stops"][found])
    if isinstance(found, dict) and ("unknown" in found or "forbidden" in found):
        raise Stopped(found)
    return found


def argument(book, rows, known, value):
    if isinstance(value, str) or "fields" not in value:
        return counted(book, rows, known, value)
    besides = named(book, rows, known, value["besides"]) if "besides" in value else None
    fields = {one["name"]: counted(book, rows, known, one["value"]) for one in value["fields"]}
    return {**(besides or {}), **{name: one for name, one in fields.items() if one is not None}}


def counted(book, rows, known, value):
    """A value of a chain: named alone, or multiplied, bounded and under a condition."""
    if isinstance(value, str):
        return named(book, rows, known, value)
    about = named(book, rows, known, value["when"]) if "when" in value else None
    holds = "when" not in value or (about == value["is"] if "is" in value else about is not None)
    if "of" not in value:
        return holds
    if not holds:
        nothing = 0 if "times" in value or "most" in value else None
        return named(book, rows, known, value["otherwise"]) if "otherwise" in value else nothing
    found = named(book, rows, known, value["of"])
    if "times" in value:
        factor = named(book, rows, known, value["times"])
        found = plain(exact(found) * exact(1 if factor is None else factor))
    return min(found, counted(book, rows, known, value["most"])) if "most" in value else found


def named(book, rows, known, name):
    """What a name in a chain stands for; what the print lost stops the chain."""
    if name[0].isdigit():
        return plain(exact(float(name)))
    if "/" in name:
        return book.figure(name)
    head, _, part_name = name.partition(".")
    found = known[head]
    if part_name:
        found = book.cell(rows[head]["tables"], found, part_name) if head in rows else found[part_name]
    if isinstance(found, dict) and "unknown" in found:
        raise Stopped(found)
    return found


def choose(book, names, path, word):
    fields = {case["word"]: case["fields"] for case in names["cases"]}
    if word not in fields:
        raise Refused(f"there is no {word}")
    cell = book.cell(names["table"], path, names["column"])
    if cell is None or "unknown" in cell:
        return cell
    return next((cell[field] for field in fields[word] if cell[field] is not None), names["none"])


def compare(_, names, figure, against, of):
    for value in (figure, against, of):
        number(value, least=0)
    for one in names["steps"]:
        if exact(figure) * one["times"]["denominator"] >= exact(against) * one["times"]["numerator"]:
            if not one["keeps"]:
                return names["positive"]
            return names["positive"] if share(of, one["keeps"], one["round"]) > 0 else names["otherwise"]
    return names["otherwise"]


def contest(_, names, first, second):
    for value in (first, second):
        number(value, True, 0)
    if first == second:
        return {"first": names["draw"], "second": names["draw"]}
    return {"first": max(second - first, 0), "second": max(first - second, 0)}


def mean(book, names, *given):
    axes = book.tables[names["table"]]["axes"]
    at = [axis["id"] for axis in axes].index(names["axis"])
    first, second = (present(axes[at], measure) for measure in given[at : at + 2])
    middle = plain((exact(first) + exact(second)) / 2)
    return book.of(names["table"], *given[:at], middle, *given[at + 2 :])


def product(book, names, *given):
    rest = list(given)
    figures = []
    for table_id in [names["base"], *names["by"]]:
        asked = [rest.pop(0) for _ in book.tables[table_id]["axes"]]
        figures.append(part(book.of(table_id, *asked), names["column"] if not figures else None))
    divides = rest.pop(0) if names["divide"] else False
    times = number(rest.pop(0), True, 0) if names["repeat"] else 0
    result = figures[0]
    for _ in range(int(times) if is_number(result) else 0):
        if result == 0 and names["repeat"]["atZero"]:
            return names["repeat"]["atZero"]
        result = share(result, names["repeat"]["by"], names["repeat"]["round"])
    odd = [figure for figure in figures if not is_number(figure)]
    if odd:
        return odd[0]
    result = math.prod(map(exact, [result, *figures[1:]]))
    if not divides:
        return plain(result)
    divisor = book.figure(names["divide"]["by"])
    return plain(result / exact(divisor)) if is_number(divisor) else divisor


def roll(book, names, *given):
    table = book.tables[names["table"]]
    fixed = names.get("fixed", {})
    axes = [axis for axis in table["axes"] if axis["id"] not in fixed]
    at = [axis["id"] for axis in axes].index(names["axis"])
    dice = axes[at]["dice"]
    least, most = (dice["count"], dice["count"] * dice["sides"]) if dice else (None, None)
    added = [number(given[at], axes[at]["whole"], least, most)]
    plus = len(names["plus"])
    for value in given[len(axes) : len(axes) + plus]:
        added.append(number(value, axes[at]["whole"]))
    if names["by"]:
        added.append(book.of(names["by"], *given[len(axes) + plus :]))
    asked = list(given[: len(axes)])
    asked[at] = add_exactly(*added)
    found = iter(asked)
    return book.of(names["table"], *[fixed.get(axis["id"]) or next(found) for axis in table["axes"]])


def scale_by(_, names, value, times=1):
    return share(number(value, True, 0), names, names["round"]) * number(times, True, 0)


def shift(book, names, key, steps=None):
    axis = next(axis for axis in book.tables[names["table"]]["axes"] if axis["id"] == names["axis"])
    keys = axis["keys"]
    start = axis.get("aliases", {}).get(key, key)
    if start not in keys:
        raise Refused(f"there is no {key}")
    moved = book.of(names["by"], steps) if names["by"] else number(steps, True)
    at = keys.index(start) + moved
    return keys[at] if 0 <= at < len(keys) else {"unknown": names["beyond"]}


def spend(book, names, allowance, given):
    number(allowance, least=0)
    rows = {camel_case(row["id"]): row["values"] for row in book.tables[names["costs"]]["rows"]}
    left = exact(allowance)
    last = 0
    for name, amount in given.items():
        if name not in rows:
            raise Refused(f"there is no {name}")
        row = rows[name]
        each, per = row["each"], row["per"]
        parts = row.get("proportional") or row.get("roundedUp")
        if number(amount, not parts, 0) == 0:
            continue
        if not is_number(each) or not is_number(per):
            return per if is_number(each) else each
        lots = exact(math.ceil(amount) if row.get("roundedUp") else amount) / exact(per)
        price = (lots if row.get("proportional") else math.floor(lots)) * exact(each)
        left -= price
        if row.get("paidAfter") and price > 0:
            last = max(last, exact(each))
    return "not-enough" if left + last < 0 else max(0, plain(left))


def spread(_, names, what, over):
    each, extra = divmod(number(what, True, 0), number(over, True, 1))
    return {"each": each, "extra": extra}


def sum_up(book, names, *given):
    *start, applies = given
    base = part(book.of(names["base"], *start), names["column"]) if names["base"] else number(start[0])
    total = book.of(names["by"], applies)
    if not is_number(base):
        return base
    rows = book.tables[names["exceptions"]]["rows"] if names["exceptions"] else []
    modifiers = {one["id"]: one for one in book.tables[names["by"]]["modifiers"]}

    def counts(modifier_id):
        group = modifiers[modifier_id]["group"]
        value = (applies or {}).get(camel_case(group or modifier_id))
        return value == modifier_id if group else value is True

    for row in rows:
        forbids = row["values"]["forbids"]
        if forbids and counts(row["id"]) and counts(forbids):
            return {"forbidden": forbids, "with": row["id"], "lines": row["lines"]}
    spared = [row["id"] for row in rows if row["values"]["exempt"] in start and counts(row["id"])]
    found = add_exactly(base, total, *[-modifiers[one]["value"] for one in spared])
    return max(found, names["least"]["value"]) if names["least"] else found


def sum_through(book, names, *given):
    found = [book.of(names["table"], value) for value in given]
    odd = [figure for figure in found if not is_number(figure)]
    return odd[0] if odd else book.ask(book.tables[names["table"]]["inverse"]["function"], add_exactly(*found))


def target(book, names, given=None):
    modifiers = book.of(names["by"], given)
    needed = book.figure(names["needed"])
    return add_exactly(needed, -modifiers) if is_number(needed) else needed


def total(book, names, path, inner=None):
    first = book.cell(names["table"], path, names["column"])
    second = book.cell(names["table"], inner or path, names["nested"] or names["plus"])
    pair = [0 if isinstance(cell, str) and cell in (names["words"] or {}) else cell for cell in (first, second)]
    for kind in (dict, str):
        odd = [cell for cell in pair if isinstance(cell, kind)]
        if odd:
            return odd[0]
    figures = [cell for cell in pair if cell is not None]
    return add_exactly(*figures) if figures else None


OPERATIONS = {
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
