"""Looks up the tables of a rulebook from its JSON, skirmish-tables/data/<book>.json. Needs nothing but Python 3.8.

    book = load("striker-ii.json")
    book.ask("lookupHit", 15, "formidable")              # {'hits': 1, 'moraleCheck': True}
    book.ask("difficultyAt", "acr-7mm/loads/slugs", 450)  # 'formidable'
    load("as-printed/striker-ii.json")                    # the book letter by letter

A blank is None, a figure the print lost {'unknown': why}. Refused is raised for what no game can produce.
"""

import json
import os

from composed import OPERATIONS
from figures import Refused, camel_case, exact, number, plain, present


def load(path):
    return Rulebook(tables_of(path))


def tables_of(path):
    """The tables of a file by id; a file of the print lists what differs and names where the other tables stand."""
    with open(path, encoding="utf-8") as file:
        data = json.load(file)
    others = data.get("otherTablesAsIn")
    tables = tables_of(os.path.join(os.path.dirname(path), others)) if others else {}
    return {**tables, **{table["id"]: table for table in data["tables"]}}


class Rulebook:
    def __init__(self, tables):
        self.tables = tables
        self.functions = {}
        for table in tables.values():
            if "function" in table:
                self.functions[table["function"]] = self.function_of(table)
            if table.get("inverse"):
                self.functions[table["inverse"]["function"]] = lambda value, t=table: backwards(t, value)

    def ask(self, function, *given):
        """Calls a function of the book by the name it has in the TypeScript package."""
        return self.functions[function](*given)

    def function_of(self, table):
        if table["shape"] == "lookup":
            return lambda *given: lookup(table, *given)
        if table["shape"] == "modifiers":
            return lambda given=None: add_up(table, given)
        answer = OPERATIONS[table["operation"]]
        return lambda *given: answer(self, table["parameters"], *given)

    def of(self, table_id, *given):
        """Calls the function of a table."""
        return self.ask(self.tables[table_id]["function"], *given)

    def cell(self, table_id, path, column):
        """A cell of a catalog; the path of a row is such as acr-7mm, or acr-7mm/loads/slugs for a row inside it.

        Of several tables, the path begins with the one it is in, and a column that this one lacks is blank.
        """
        if isinstance(table_id, list):
            table_id, path = path.split("/", 1) if len(table_id) > 1 else (table_id[0], path)
        row_id, *inner = path.split("/")
        row = by_id(self.tables[table_id]["rows"], row_id)
        return (by_id(row["nested"], inner[1]) if inner else row)["values"].get(column)

    def figure(self, address):
        table_id, row_id = address.split("/")
        return by_id(self.tables[table_id]["constants"], row_id)["value"]


def by_id(rows, row_id):
    for row in rows:
        if row["id"] == row_id:
            return row
    raise Refused(f"there is no {row_id}")


# Lookups


def lookup(table, *given):
    asked = {axis["id"]: present(axis, value) for axis, value in zip(table["axes"], given)}
    leads = {"branch": table["tree"]}
    while "branch" in leads:
        leads = step(leads["branch"], asked)
    result = table["result"]
    if "row" not in leads:
        return beside(leads)
    row = table["rows"][leads["row"]]
    if result["layout"] == "matrix":
        return row["values"][asked[result["axis"]]]
    if len(result["columns"]) == 1:
        return row["values"][result["columns"][0]["id"]]
    return {"id": row["id"], **row["keys"], **row["values"]}


def step(branch, asked):
    value = asked[branch["axis"]]
    if branch["by"] == "number":
        return segment(branch["segments"], value)
    return next(case["to"] for case in branch["cases"] if case["key"] == value)


def segment(segments, value):
    for one in segments:
        upper = one["upper"]
        if upper is None or value < upper or (one["closed"] and value == upper):
            return one["to"]


def beside(leads):
    """An answer that is no row."""
    if "unknown" in leads:
        return {"unknown": leads["unknown"]}
    if leads["outside"]["gives"] == "error":
        raise Refused("beyond the table")
    return leads["outside"].get("value")


def backwards(table, value):
    leads = segment(table["inverse"]["segments"], number(value))
    if "row" not in leads:
        return beside(leads)
    key = table["rows"][leads["row"]]["keys"][table["axes"][0]["id"]]
    return key["from"] if isinstance(key, dict) else key


def add_up(table, given):
    """The sum of the modifiers that apply: a flag adds its value, a count as often, and of a group one member."""
    total = exact(0)
    former = table.get("aliases", {})
    for name, value in (given or {}).items():
        members = [one for one in table["modifiers"] if name in names_of(one, former)]
        if not members:
            raise Refused(f"there is no {name}")
        if members[0]["group"] is not None:
            total += exact(by_id(members, former.get(value, value))["value"])
        elif members[0]["counted"]:
            total += exact(members[0]["value"]) * number(value, True, 0, members[0].get("most"))
        elif value is True:
            total += exact(members[0]["value"])
    return plain(total)


def names_of(modifier, former):
    if modifier["group"] is not None:
        return [camel_case(modifier["group"])]
    return [camel_case(one) for one in [modifier["id"], *(old for old, new in former.items() if new == modifier["id"])]]

