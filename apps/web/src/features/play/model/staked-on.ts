import type { Round } from '@goldwren/contracts/player';
import { hundredthsOf } from './play-state.ts';

/** The base stake plus everything that decisions added, in hundredths. Payouts are compared with this amount. */
export function stakedOn({ stake, raised }: Pick<Round, 'stake' | 'raised'>): bigint {
  return hundredthsOf(stake) + hundredthsOf(raised);
}
