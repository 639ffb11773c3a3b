import type { Round } from '@goldwren/contracts/player';
import type { StageProps } from '../../model/game-module.ts';
import type { CelebrationLevel } from './celebration-level.ts';

/**
 * `phase`: when the round is over, the band is replaced by the amount at the bottom of the stage, where it covers nothing.
 * `reducedMotion`: uses cross-fades instead of movement.
 */
export interface CelebrationProps extends Pick<StageProps, 'phase' | 'reducedMotion'> {
  round: Round;
  level: CelebrationLevel;
  /** Selects the parts of the stage that won. The amount begins next to the last one. */
  won?: string;
  /** The total of a feature. It gets a band at every level, and is called the total win if it is a win. */
  total?: { readonly note: string } | null;
}
