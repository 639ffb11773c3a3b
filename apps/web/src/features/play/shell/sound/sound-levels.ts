import type { SoundLevels } from '../../model/sound-board.ts';

const key = 'goldwren-sound-levels';

function isLevel(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

/** The stored levels. Full volume at the first visit, and when something else is stored. */
export function readLevels(): SoundLevels {
  try {
    const { effects, background } = JSON.parse(localStorage.getItem(key) ?? '{}') ?? {};
    if (isLevel(effects) && isLevel(background)) return { effects, background };
  } catch {
    // Storage is blocked, or another version of the page has stored something else.
  }
  return { effects: 1, background: 1 };
}

export function storeLevels(levels: SoundLevels): void {
  try {
    localStorage.setItem(key, JSON.stringify(levels));
  } catch {
    // Storage is blocked. The levels still work until the page is closed.
  }
}
