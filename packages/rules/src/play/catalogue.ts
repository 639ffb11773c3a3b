/** How the games gallery sorts games: the specification's rules about title and ID. */

export const gameCategories = ['slots', 'table'] as const;
export type GameCategory = (typeof gameCategories)[number];

/**
 * A title with "slot" or "fortune" is in `slots`, one with "poker" or "blackjack" in `table`, any other in
 * `slots`.
 */
export function categoryOf(title: string): GameCategory {
  const lower = title.toLowerCase();
  if (lower.includes('slot') || lower.includes('fortune')) return 'slots';
  return lower.includes('poker') || lower.includes('blackjack') ? 'table' : 'slots';
}

/** The divisors of the IDs of new and of hot games. */
export const [newGameEvery, hotGameEvery] = [3, 2];

/** A game is new if its ID is divisible by 3. */
export function isNewGame(id: number): boolean {
  return id % newGameEvery === 0;
}

/** A game is hot if its ID is even. */
export function isHotGame(id: number): boolean {
  return id % hotGameEvery === 0;
}
