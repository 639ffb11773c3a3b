import type { Currency } from '@goldwren/contracts/player';
import type { CelebrationTier } from '../../model/celebration.ts';

export interface CelebrationProps {
  tier: CelebrationTier;
  /** What the round paid, in hundredths. */
  amount: bigint;
  currency: Currency;
  /** Cross-fades instead of movement. */
  calm: boolean;
  /** The round is over: the card gives way to the amount at the foot of the stage, where it covers nothing. */
  over: boolean;
  /** The sum of a feature: given its card whatever its tier, and called the total win when it is one. */
  total?: { readonly note: string } | null;
}
