import type { Currency } from '@goldwren/contracts/player';
import type { CelebrationTier } from '../../model/celebration.ts';

export interface CelebrationProps {
  tier: CelebrationTier;
  /** The payout of the round, in hundredths. */
  amount: bigint;
  currency: Currency;
  /** Uses cross-fades instead of movement. */
  reducedMotion: boolean;
  /**
   * True when the round is over. The band is then replaced by the amount at the bottom of the stage, where it covers
   * nothing.
   */
  over: boolean;
  /** The total of a feature. It gets a band at every tier, and is called the total win if it is a win. */
  total?: { readonly note: string } | null;
}
