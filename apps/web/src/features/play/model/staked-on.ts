import type { Round } from '@goldwren/contracts/player';
import { hundredthsOf } from './play-state.ts';

/** The base stake and everything that decisions added to it, in hundredths: what a return is measured against. */
export function stakedOn({ stake, raised }: Pick<Round, 'stake' | 'raised'>): bigint {
  return hundredthsOf(stake) + hundredthsOf(raised);
}
