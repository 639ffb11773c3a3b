import { dashboard } from './constants.ts';

/** Whole percent of the VIP bar: gold balance over the goal, 0 to 100. */
export function vipPercent(goldHundredths: bigint): number {
  const percent = (goldHundredths * 100n) / dashboard.vipGoalHundredths;
  if (percent <= 0n) return 0;
  return percent >= 100n ? 100 : Number(percent);
}
