/**
 * Parses the picks of a player: one to `most` distinct whole numbers from `lowest` to `highest` in ascending order. Returns
 * null for anything else.
 */
export function parsePicks(
  raw: unknown,
  { lowest, highest, most }: { lowest: number; highest: number; most: number },
): number[] | null {
  if (!Array.isArray(raw) || raw.length < 1 || raw.length > most) return null;
  let before = lowest - 1;
  for (const pick of raw as unknown[]) {
    if (typeof pick !== 'number' || !Number.isInteger(pick) || pick <= before || pick > highest) return null;
    before = pick;
  }
  return [...(raw as number[])];
}
