/** Values of a coin in hundredths of the stake, with their places. */
export type CoinWorths = readonly { readonly pay_x100: number; readonly weight: number }[];

/** Ways of a sum of coins: their number, the sum of their pays, and the sum of the squares. All are over `total`. */
export type SumMoments = { ways: bigint; pay: bigint; squares: bigint };

const sumOf = (worths: CoinWorths, of: (pay: bigint) => bigint) =>
  worths.reduce((sum, { pay_x100, weight }) => sum + BigInt(weight) * of(BigInt(pay_x100)), 0n);

/**
 * Method "moments": the coins are independent and identically distributed. The mean of n coins is n times the mean of one.
 * Their mean square is n times the mean square of one plus n(n − 1) times the squared mean of one. Over (places)².
 */
export function sumByMoments(worths: CoinWorths, coins: number): SumMoments {
  const [places, pay, square] = [
    sumOf(worths, () => 1n),
    sumOf(worths, (one) => one),
    sumOf(worths, (one) => one * one),
  ];
  const n = BigInt(coins);
  return { ways: places * places, pay: n * pay * places, squares: n * square * places + n * (n - 1n) * pay * pay };
}

/** Method "all sums": adds coin after coin and counts the ways of every sum, over places^coins. */
export function countAllSums(worths: CoinWorths, coins: number): ReadonlyMap<number, bigint> {
  let sums = new Map([[0, 1n]]);
  for (let coin = 0; coin < coins; coin++) {
    const next = new Map<number, bigint>();
    for (const [sum, ways] of sums) {
      for (const { pay_x100, weight } of worths) {
        next.set(sum + pay_x100, (next.get(sum + pay_x100) ?? 0n) + ways * BigInt(weight));
      }
    }
    sums = next;
  }
  return sums;
}
