"""Printed numbers in words."""

from dataclasses import fields

from fabletop.games.seasons.printed import EffectNumbers


def numbers_in_words(numbers: EffectNumbers) -> list[str]:
    told = {field.name: getattr(numbers, field.name) for field in fields(numbers)}
    words = " ".join(f"{name} {value}" for name, value in told.items() if value)
    return [words] if words else []
