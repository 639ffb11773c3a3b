"""docs/games/rules/mega-tower-slots.md."""

from ways import play as play
