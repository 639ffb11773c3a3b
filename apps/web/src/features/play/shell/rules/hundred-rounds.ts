import type { ChoiceOdds } from '@goldwren/contracts/player';

/** How many of a hundred rounds end in each way on average. Whole numbers; they add up to 100. */
export interface HundredRounds {
  readonly profit: number;
  /** Pays something, but not more than the stake. */
  readonly returned: number;
  readonly nothing: number;
}

/** Splits a hundred rounds by the proven odds, and gives the rounds lost to rounding to the largest remainders. */
export function hundredRounds({ pays, beats_stake }: Pick<ChoiceOdds, 'pays' | 'beats_stake'>): HundredRounds {
  const [paying, profit] = [100 / Number(pays), 100 / Number(beats_stake)];
  const shares = [profit, paying - profit, 100 - paying];
  const whole = shares.map(Math.floor);
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0);
  const byRemainder = [0, 1, 2].sort((a, b) => ((shares[b] ?? 0) % 1) - ((shares[a] ?? 0) % 1));
  for (const place of byRemainder.slice(0, missing)) whole[place] = (whole[place] ?? 0) + 1;
  const [won = 0, returned = 0, nothing = 0] = whole;
  return { profit: won, returned, nothing };
}
