import { dashboard } from '../constants.ts';

/** Percentage shown in the VIP bar: Gold Coins balance divided by the goal, a whole number from 0 to 100. */
export function vipPercent(goldHundredths: bigint): number {
  const percent = (goldHundredths * 100n) / dashboard.vipGoalHundredths;
  if (percent <= 0n) return 0;
  return percent >= 100n ? 100 : Number(percent);
}
