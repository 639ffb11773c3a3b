/** How the games gallery sorts itself: the specification's rules over title and id. */

export const gameCategories = ['slots', 'table'] as const;
export type GameCategory = (typeof gameCategories)[number];

/** Title containing slot or fortune gives slots; poker or blackjack gives table; anything else slots. */
export function categoryOf(title: string): GameCategory {
  const lower = title.toLowerCase();
  if (lower.includes('slot') || lower.includes('fortune')) return 'slots';
  return lower.includes('poker') || lower.includes('blackjack') ? 'table' : 'slots';
}

/** New means id divisible by 3. */
export function isNewGame(id: number): boolean {
  return id % 3 === 0;
}

/** Hot means id is even. */
export function isHotGame(id: number): boolean {
  return id % 2 === 0;
}
