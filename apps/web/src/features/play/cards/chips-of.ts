import type { Currency } from '@goldwren/contracts/player';

/** The worth of each chip in hundredths, in the order of the colors in `chips.svg`. */
export const chipWorths: Readonly<Record<Currency, readonly bigint[]>> = {
  gold: [10_000n, 50_000n, 100_000n, 500_000n, 2_500_000n, 10_000_000n, 50_000_000n],
  sweeps: [5n, 20n, 100n, 500n, 2_500n, 10_000n, 50_000n],
};

/** Higher stacks would reach the cards. */
export const mostChips = 8;
/** With fewer, the stacks of most stakes would be one chip. */
const fewestChips = 4;

/**
 * The colors of the chips for an amount, from the bottom of the stack: the largest chips first. In a low stack, the top chip is
 * changed into smaller ones. Of an amount that needs more chips than the stack may have, it has the largest ones.
 */
export function chipsOf(amount: bigint, currency: Currency): readonly number[] {
  const worths = chipWorths[currency];
  const worthOf = (color: number) => worths[color] as bigint;
  const chips: number[] = [];
  let rest = amount;
  for (const color of [...worths.keys()].reverse()) {
    for (; rest >= worthOf(color) && chips.length < mostChips; rest -= worthOf(color)) chips.push(color);
  }
  while (chips.length < fewestChips) {
    const top = chips.pop();
    // The smallest chip cannot be changed.
    if (!top) return top === undefined ? chips : [...chips, top];
    for (let worth = worthOf(top); worth > 0n; worth -= worthOf(top - 1)) chips.push(top - 1);
  }
  return chips;
}
