/** What one coin may be worth, in hundredths of the stake, by places. */
export type CoinWorths = readonly { readonly pay_x100: number; readonly weight: number }[];

/** Ways of a sum of coins: how many, their pays added, and the squares of these; all over `total`. */
export type SumMoments = { ways: bigint; pay: bigint; squares: bigint };

const sumOf = (worths: CoinWorths, of: (pay: bigint) => bigint) =>
  worths.reduce((sum, { pay_x100, weight }) => sum + BigInt(weight) * of(BigInt(pay_x100)), 0n);

/**
 * Method "moments": the coins are independent and alike, so of n of them the mean is n times that of one, and the mean of
 * the square is n times that of one square and n(n − 1) times the square of one mean. Over (places)².
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

/** Method "all sums": coin after coin, every sum with the ways to come to it, over places^coins. */
export function allSums(worths: CoinWorths, coins: number): ReadonlyMap<number, bigint> {
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
