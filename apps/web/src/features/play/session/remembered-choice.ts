import type { AnyGame, Choice } from '@goldwren/game-engine';

const keyOf = (slug: string) => `goldwren-choice-${slug}`;

/** What was set last in this game, if its engine still takes it; null where nothing was. */
export function rememberedChoice(slug: string, engine: Pick<AnyGame, 'parseChoice'>): Choice | null {
  try {
    const stored = localStorage.getItem(keyOf(slug));
    return stored === null ? null : engine.parseChoice(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** Keeps a choice that can be played in local storage; where that is blocked it lasts for the page. */
export function rememberChoice(slug: string, engine: Pick<AnyGame, 'parseChoice'>, choice: Choice): void {
  if (engine.parseChoice(choice) === null) return;
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(choice));
  } catch {
    // Blocked or full storage: the choice still stands until the page is left.
  }
}
