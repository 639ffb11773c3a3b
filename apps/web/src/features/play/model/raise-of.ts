import { computePayout } from '@goldwren/game-engine';
import { coinCode, formats } from '../../../lib/i18n/format.ts';
import { hundredthsOf, type PlayState } from './play-state.ts';

/** The amount that a decision adds to the stake of the open round. */
export interface Raise {
  /** `+5,000 GC`, with a non-breaking space. */
  readonly text: string;
  /** True when the balance covers it. */
  readonly covered: boolean;
}

/** Null for a decision that adds nothing. @param x100 hundredths of the base stake, from the legal action */
export function raiseOf({ round, wallet }: Pick<PlayState, 'round' | 'wallet'>, x100: number): Raise | null {
  if (!round || x100 === 0) return null;
  const { currency, stake } = round;
  const amount = computePayout(hundredthsOf(stake), x100);
  return {
    text: `+${formats.amount(amount)}\u00a0${coinCode(currency)}`,
    covered: wallet[currency] >= amount,
  };
}
