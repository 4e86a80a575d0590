"""Asks a Python package every case of the books: python3 check_cases.py <package> <book's cases>.json ..."""

import importlib
import json
import sys
from dataclasses import asdict, is_dataclass
from pathlib import Path


def main(package, *paths):
    sys.path.insert(0, ".")
    tables = importlib.import_module(package)
    name_of = importlib.import_module(f"{package}.runtime.values").python_name

    def named(value):
        """A value of a case by its names in Python."""
        return {name_of(name): named(one) for name, one in value.items()} if isinstance(value, dict) else value

    def row(book, path, of):
        table, path = path.split("/", 1) if isinstance(of, list) else (of, path)
        first, *inner = path.split("/")
        found = getattr(book, name_of(table)).get(first)
        return getattr(found, name_of(inner[0]))[inner[1]] if found and inner else found

    def given(book, parameter, value):
        if parameter["takes"] == "row" and value is not None:
            return row(book, value, parameter["of"])
        return named(value) if parameter["takes"] == "named" else value

    def outcome(book, one, case):
        function = getattr(book, name_of(one["function"]))
        arguments = [given(book, *pair) for pair in zip(one["parameters"], case["given"])]
        try:
            if not one.get("together"):
                return {"gives": function(*arguments)}
            names = [name_of(parameter["name"]) for parameter in one["parameters"]]
            return {"gives": function(**{name: value for name, value in zip(names, arguments) if value is not None})}
        except tables.ArgumentError as error:
            assert str(error).startswith(f"{function.__name__}: "), error
            return {"refused": True}

    for path in paths:
        cases = json.loads(Path(path).read_text("utf-8"))
        book = importlib.import_module(f"{package}.{name_of(cases['book'])}")
        passed, failed = 0, 0
        for one in cases["functions"]:
            for case in one["cases"]:
                found = outcome(book, one, case)
                if agrees(found, {name: named(value) for name, value in case.items() if name != "given"}):
                    passed += 1
                else:
                    failed += 1
                    print(f"{one['function']}{tuple(case['given'])}: expected {case}, found {found}")
        print(f"{cases['book']}: {passed} passed, {failed} failed")


def agrees(found, expected):
    """A row may say more than the case asks for."""
    found = asdict(found) if is_dataclass(found) else list(found) if isinstance(found, tuple) else found
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(name in found and agrees(found[name], value) for name, value in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        return len(found) == len(expected) and all(map(agrees, found, expected))
    return found == expected and isinstance(found, bool) == isinstance(expected, bool)


if __name__ == "__main__":
    main(*sys.argv[1:])
