/**
 * Returns stake × payX100 / 100, in the unit of the stake (hundredths of a coin).
 * @throws RangeError when the stake is not positive, the pay is negative, or the payout is not a whole number.
 */
export function computePayout(stakeHundredths: bigint, payX100: number): bigint {
  if (stakeHundredths <= 0n) throw new RangeError('a stake is positive');
  if (!Number.isSafeInteger(payX100) || payX100 < 0) throw new RangeError('a pay is a whole number, not negative');
  const product = stakeHundredths * BigInt(payX100);
  if (product % 100n !== 0n) throw new RangeError(`${payX100}/100 of ${stakeHundredths} is no whole payout`);
  return product / 100n;
}
