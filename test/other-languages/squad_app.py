"""Prints what a fire team can expect of a weapon at a distance: python3 app.py <weapon> <meters>"""

import sys

from skirmish_tables import ArgumentError, Unknown
from skirmish_tables.striker_ii import HitModifiersGiven, SmallArmsLoad, SmallArmsRow
from skirmish_tables.striker_ii import attack, fire, loaded_price, personal_armor, shot_at, small_arms


def price(weapon: SmallArmsRow, load: SmallArmsLoad) -> str:
    found = loaded_price(weapon, load)
    if isinstance(found, Unknown):
        return f"unknown: {found.unknown}"
    return "not sold" if found is None else f"{found:.0f} Cr"


def card(weapon: SmallArmsRow, distance: float, given: HitModifiersGiven) -> None:
    print(f"{weapon.name}, TL {weapon.tech_level}")
    for load in weapon.loads.values():
        shot = shot_at(load, distance)
        hits = None if shot is None else attack(9, shot.band, given).hits
        print(f"  {load.name}: {'out of range' if hits is None else f'{hits} hits'}, {price(weapon, load)}")


weapon = small_arms.find(sys.argv[1]) or small_arms["acr-7mm"]
card(weapon, float(sys.argv[2]), {"initiative": "high-initiative", "autofire": 2})
load = next(iter(weapon.loads.values()))
try:
    armor = personal_armor["mesh"]
    print(fire(weapon=load, team="stationary", distance=250, firers=4, roll=9, armor=armor, attack="other", soldiers=4))
    print(fire(weapon=load, team="stationary", distance=250, firers=4, roll=13, soldiers=4))
except ArgumentError as error:
    print(error)
