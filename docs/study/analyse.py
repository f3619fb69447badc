"""Analyses the records of the study: python3 analyse.py FOLDER [--json] [--csv STUDENTS.csv] [--rounds N]

Each file of the folder is a record that a student saved: a list of results. The standard library is enough. docs/study.md
says what the numbers mean.
"""

import argparse
import collections
import csv
import json
import math
import pathlib
import random
import statistics
import sys

ITEMS = 12
ARMS = ("watch", "predict")
TESTS = ("before", "after")


def read(folder):
    """The scores and mistakes of each student, by code: a score for each item of each test, and the arm."""
    students = {}
    for file in sorted(pathlib.Path(folder).glob("*.json")):
        try:
            entries = json.loads(file.read_text(encoding="utf-8"))
            for entry in entries:
                take(students, entry)
        except (ValueError, TypeError, KeyError) as error:
            sys.exit(f"{file} is no record of the study: {error!r}")
    return students


def take(students, entry):
    """Notes one result. Of two about the same item the first counts."""
    study = entry["study"]
    sheet, item, code = study["sheet"], study["item"], study["code"]
    none = {"arms": set(), "before": {}, "after": {}, "likely": {}}
    student = students.setdefault(code, none)
    if sheet in ARMS:
        student["arms"].add(sheet)
    elif sheet in TESTS and 1 <= item <= ITEMS and item not in student[sheet]:
        student[sheet][item] = mark(entry)
        student["likely"][sheet, item] = entry.get("likely")


def mark(entry):
    """The mark of an item: the part of its points that was reached, 0 to 1."""
    return entry["points"] / entry["max"] if entry["max"] > 0 else 0.0


def total(student, test):
    """The marks of a test together. What was not handed in has none."""
    return sum(student[test].values())


def compare(gains, rounds):
    """The difference of the mean gains, its size, an interval by bootstrap, and a probability by permutation."""
    watch, predict = (gains[arm] for arm in ARMS)
    difference = statistics.fmean(predict) - statistics.fmean(watch)
    chance = random.Random(28)

    def resampled():
        means = [statistics.fmean(chance.choices(group, k=len(group))) for group in (watch, predict)]
        return means[1] - means[0]

    def shuffled():
        pool = watch + predict
        chance.shuffle(pool)
        return statistics.fmean(pool[len(watch):]) - statistics.fmean(pool[: len(watch)])

    drawn = sorted(resampled() for _ in range(rounds))
    extreme = sum(abs(shuffled()) >= abs(difference) - 1e-12 for _ in range(rounds))
    return {
        "difference": difference,
        "g": hedges(watch, predict),
        "interval": [drawn[int(0.025 * rounds)], drawn[min(rounds - 1, int(0.975 * rounds))]],
        "p": (extreme + 1) / (rounds + 1),
    }


def hedges(one, other):
    """Hedges' g: the difference of two means by their common deviation, corrected for few students."""
    freedom = len(one) + len(other) - 2
    squares = sum((len(group) - 1) * statistics.variance(group) for group in (one, other))
    if freedom <= 0 or squares == 0:
        return None
    size = (statistics.fmean(other) - statistics.fmean(one)) / math.sqrt(squares / freedom)
    return size * (1 - 3 / (4 * freedom - 1))


def reliability(rows):
    """Cronbach's alpha of a test; None if it says nothing."""
    whole = statistics.variance([sum(row) for row in rows]) if len(rows) > 1 else 0
    if whole == 0:
        return None
    parts = sum(statistics.variance(column) for column in zip(*rows))
    return ITEMS / (ITEMS - 1) * (1 - parts / whole)


def discrimination(rows, at):
    """How well an item goes with the rest of its test, −1 to 1; None if it says nothing."""
    own = [row[at] for row in rows]
    rest = [sum(row) - row[at] for row in rows]
    if len(rows) < 2 or len(set(own)) == 1 or len(set(rest)) == 1:
        return None
    return statistics.correlation(own, rest)


def analyse(students, rounds):
    """All numbers of the study. Only who did both tests and exactly one arm counts."""
    complete = {
        code: student
        for code, student in students.items()
        if len(student["arms"]) == 1 and all(student[test] for test in TESTS)
    }
    arm = {code: next(iter(student["arms"])) for code, student in complete.items()}
    table = [
        {"code": code, "arm": arm[code], **{test: total(student, test) for test in TESTS}}
        for code, student in sorted(complete.items())
    ]
    for row in table:
        row["gain"] = row["after"] - row["before"]
    gains = {name: [row["gain"] for row in table if row["arm"] == name] for name in ARMS}
    found = {"left_out": sorted(set(students) - set(complete)), "students": table, "arms": {}}
    for name in ARMS:
        group = [row for row in table if row["arm"] == name]
        means = {key: statistics.fmean(row[key] for row in group) for key in (*TESTS, "gain")} if group else {}
        found["arms"][name] = {"n": len(group), **means}
    enough = all(len(group) > 1 for group in gains.values())
    found["comparison"] = compare(gains, rounds) if enough else None
    found["tests"] = {test: test_of(complete, test) for test in TESTS}
    return found


def test_of(students, test):
    """The items of a test: how easy each is, how well it goes with the rest, and the mistakes that were named."""
    rows = [[student[test].get(item, 0.0) for item in range(1, ITEMS + 1)] for student in students.values()]
    named = (likely for student in students.values() for (sheet, _), likely in student["likely"].items() if sheet == test)
    return {
        "alpha": reliability(rows),
        "items": [
            {
                "item": at + 1,
                "mean": statistics.fmean(row[at] for row in rows) if rows else None,
                "discrimination": discrimination(rows, at),
            }
            for at in range(ITEMS)
        ],
        "mistakes": dict(collections.Counter(name for name in named if name).most_common()),
    }


def told(number):
    return "–" if number is None else f"{number:.2f}"


def tell(found):
    """The numbers as text."""
    for name, arm in found["arms"].items():
        means = ", ".join(f"{key} {told(arm.get(key))}" for key in (*TESTS, "gain"))
        print(f"{name}: {arm['n']} students; {means} of {ITEMS}")
    if found["left_out"]:
        print(f"left out, without both tests or with no single arm: {', '.join(found['left_out'])}")
    if found["comparison"]:
        difference, size, (low, high), p = found["comparison"].values()
        print(f"gain, predict less watch: {told(difference)} [{told(low)}, {told(high)}], g = {told(size)}, p = {p:.4f}")
    for name, test in found["tests"].items():
        print(f"\n{name}: alpha {told(test['alpha'])}")
        for item in test["items"]:
            print(f"  item {item['item']:2}: mean {told(item['mean'])}, with the rest {told(item['discrimination'])}")
        for mistake, count in test["mistakes"].items():
            print(f"  {mistake}: {count}")


def main():
    parser = argparse.ArgumentParser(description="Analyses the records of the study.")
    parser.add_argument("folder")
    parser.add_argument("--json", action="store_true", help="all numbers as JSON")
    parser.add_argument("--csv", help="writes the table of the students")
    parser.add_argument("--rounds", type=int, default=10000, help="of bootstrap and permutation")
    given = parser.parse_args()
    found = analyse(read(given.folder), given.rounds)
    if given.csv:
        with open(given.csv, "w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, ["code", "arm", *TESTS, "gain"])
            writer.writeheader()
            writer.writerows(found["students"])
    if given.json:
        print(json.dumps(found))
    else:
        tell(found)


if __name__ == "__main__":
    main()
