import type { Round } from '@goldwren/contracts/player';
import type { StageProps } from '../../model/game-module.ts';
import { hundredthsOf } from '../../model/play-state.ts';
import { loadLater } from '../loading/load-later.tsx';
import type { CelebrationProps } from './celebration-props.ts';

const { Part, Ahead } = loadLater<CelebrationProps>(
  async () => (await import('./celebration-show.tsx')).CelebrationShow,
);

/** Loads what a win shows, before the first round: its styles would otherwise restyle the page in the middle of one. */
export const CelebrationAhead = Ahead;

/**
 * A win, drawn over `.stage` according to its tier: an amount at the bottom, or a band with falling pieces of the game's
 * material. Renders nothing for payouts up to the stake, except for the total of a feature, which is shown without
 * celebration. Hidden from screen readers, which read one sentence about the round. It does not intercept presses, so the
 * stage can still be skipped.
 */
export function Celebration(props: CelebrationProps) {
  const { tier, over, total = null } = props;
  if (tier === 'none' && (over || total === null)) return <Ahead />;
  return <Part {...props} />;
}

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
