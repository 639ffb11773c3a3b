/**
 * A player's picks as they came over the wire: whole numbers from `lowest` to `highest`, each at most once, ascending, at
 * least one and at most `most` of them. null = refuse.
 */
export function ascendingPicks(
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
