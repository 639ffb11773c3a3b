import type { Round } from '@goldwren/contracts/player';
import type { StageProps } from '../../model/game-module.ts';
import { hundredthsOf } from '../../model/play-state.ts';
import { Celebration } from './celebration.tsx';
import type { CelebrationProps } from './celebration-props.ts';

type RoundCelebrationProps = Pick<CelebrationProps, 'tier'> &
  Pick<StageProps, 'phase' | 'reducedMotion'> & { readonly round: Round };

/** The celebration of a round whose stage shows the payout in one step, not along a feature. */
export function RoundCelebration({ round, tier, phase, reducedMotion }: RoundCelebrationProps) {
  const { payout, currency } = round;
  return (
    <Celebration
      key={round.round_id}
      {...{ tier, amount: hundredthsOf(payout), currency, reducedMotion, over: phase === 'idle' }}
    />
  );
}
