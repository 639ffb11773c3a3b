import type { Currency } from '@goldwren/contracts/player';

/** The worth of each chip in hundredths, in the order of the colors in `chips.svg`. */
export const chipWorths: Readonly<Record<Currency, readonly bigint[]>> = {
  gold: [10_000n, 50_000n, 100_000n, 500_000n, 2_500_000n, 10_000_000n, 50_000_000n],
  sweeps: [5n, 20n, 100n, 500n, 2_500n, 10_000n, 50_000n],
};

/** Higher stacks would reach the cards. */
export const mostChips = 9;
/** With fewer, the stacks of most stakes would be one chip. */
const fewestChips = 4;

/**
 * The colors of the chips for an amount, from the bottom of the stack: the largest chips first. In a low stack and in one of a
 * single color, the top chip is changed into smaller ones. Of an amount that needs more chips than the stack may have, it has
 * the largest ones.
 */
export function chipsOf(amount: bigint, currency: Currency): readonly number[] {
  const worths = chipWorths[currency];
  const worthOf = (color: number) => worths[color] as bigint;
  const chips: number[] = [];
  let rest = amount;
  for (const color of [...worths.keys()].reverse()) {
    for (; rest >= worthOf(color) && chips.length < mostChips; rest -= worthOf(color)) chips.push(color);
  }
  // The smallest chip cannot be changed.
  for (let top = chips.at(-1); top && (chips.length < fewestChips || top === chips[0]); top = chips.at(-1)) {
    const change = Array<number>(Number(worthOf(top) / worthOf(top - 1))).fill(top - 1);
    if (chips.length + change.length - 1 > mostChips) break;
    chips.splice(-1, 1, ...change);
  }
  return chips;
}
