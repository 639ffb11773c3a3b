import { payoutOf } from '@goldwren/game-engine';
import { coinCode, formats } from '../../../lib/format.ts';
import { hundredthsOf, type PlayState } from './play-state.ts';

/** What a decision adds to the stake of the open round. */
export interface Raise {
  /** `+5,000 GC`, never broken over two lines. */
  readonly text: string;
  /** The balance has it. */
  readonly covered: boolean;
}

/** Null for a decision that adds nothing. @param x100 hundredths of the base stake, as a legal action says it */
export function raiseOf({ round, wallet }: Pick<PlayState, 'round' | 'wallet'>, x100: number): Raise | null {
  if (!round || x100 === 0) return null;
  const { currency, stake } = round;
  const amount = payoutOf(hundredthsOf(stake), x100);
  return {
    text: `+${formats.amount(amount)}\u00a0${coinCode(currency)}`,
    covered: wallet[currency] >= amount,
  };
}
