/** Pascal's triangle for sets of up to five of 52 cards: choose[n][k]. */
const choose: number[][] = Array.from({ length: 53 }, () => [1, 0, 0, 0, 0, 0]);
for (let n = 1; n <= 52; n++) {
  for (let k = 1; k <= 5; k++) {
    (choose[n] as number[])[k] =
      ((choose[n - 1] as number[])[k] as number) + ((choose[n - 1] as number[])[k - 1] as number);
  }
}

/** flat[64 × k + n] = C(n, k). The same numbers for code that reads them a hundred million times. */
export const createFlatCombinations = new Int32Array(64 * 6);
for (const [n, row] of choose.entries())
  for (const [k, value] of row.entries()) createFlatCombinations[64 * k + n] = value;

/** C(n, k) for n ≤ 52, k ≤ 5. */
export function combinations(n: number, k: number): number {
  return createFlatCombinations[64 * k + n] as number;
}
