"""Asks a rulebook every case of its conformance file: python3 check_cases.py <book>.json <book's cases>.json"""

import json
import sys

from rulebook import Refused, load


def agrees(found, expected):
    """A row may say more than the case asks for."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(name in found and agrees(found[name], value) for name, value in expected.items())
    return found == expected and isinstance(found, bool) == isinstance(expected, bool)


def outcome(book, function, given):
    try:
        return {"gives": book.ask(function, *given)}
    except Refused:
        return {"refused": True}


def main(data_path, cases_path):
    book = load(data_path)
    with open(cases_path, encoding="utf-8") as file:
        functions = json.load(file)["functions"]
    passed, failed = 0, 0
    for one in functions:
        for case in one["cases"]:
            found = outcome(book, one["function"], case["given"])
            if agrees(found, {name: value for name, value in case.items() if name != "given"}):
                passed += 1
            else:
                failed += 1
                print(f"{one['function']}{tuple(case['given'])}: expected {case}, found {found}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
