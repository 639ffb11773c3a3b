import type { AnyGame, Choice } from '@goldwren/game-engine';

const keyOf = (slug: string) => `goldwren-choice-${slug}`;

/** The last choice in this game, if its engine still accepts it, or null. */
export function rememberedChoice(slug: string, engine: Pick<AnyGame, 'parseChoice'>): Choice | null {
  try {
    const stored = localStorage.getItem(keyOf(slug));
    return stored === null ? null : engine.parseChoice(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** Stores a valid choice in local storage. Where storage is blocked, the choice lasts for the page. */
export function rememberChoice(slug: string, engine: Pick<AnyGame, 'parseChoice'>, choice: Choice): void {
  if (engine.parseChoice(choice) === null) return;
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(choice));
  } catch {
    // Storage is blocked or full. The choice is still valid until the page is closed.
  }
}
