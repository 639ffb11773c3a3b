import type { Round } from '@goldwren/contracts/player';
import { hundredthsOf, type PlayState } from './play-state.ts';

/** The base stake plus everything that decisions added, in hundredths. Payouts are compared with this amount. */
export function stakedOn({ stake, raised }: Pick<Round, 'stake' | 'raised'>): bigint {
  return hundredthsOf(stake) + hundredthsOf(raised);
}

/** The round whose stake the table shows, until its end has been shown: an open one, or one that was raised. */
export function roundWithStake({ phase, round }: Pick<PlayState, 'phase' | 'round'>): Round | null {
  if (round === null || phase === 'idle' || phase === 'staking') return null;
  return round.state === 'open' || round.raised !== '0.00' ? round : null;
}
