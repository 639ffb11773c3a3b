"""docs/games/rules/dragon-ways-slots.md."""

from ways import play as play
