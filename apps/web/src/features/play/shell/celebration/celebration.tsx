import { loadLater } from '../loading/load-later.tsx';
import type { CelebrationProps } from './celebration-props.ts';

const { Part, Ahead } = loadLater<CelebrationProps>(
  async () => (await import('./celebration-show.tsx')).CelebrationShow,
);

/** Loads what a win shows, before the first round: its styles would otherwise restyle the page in the middle of one. */
export const CelebrationAhead = Ahead;

/**
 * A win, drawn over `.stage` according to its level: an amount at the bottom, or a band with falling pieces of the game's
 * material. Renders nothing for payouts up to the stake, except for the total of a feature, which is shown without
 * celebration. Hidden from screen readers, which read one sentence about the round. It does not intercept presses, so the
 * stage can still be skipped.
 */
export function Celebration(props: CelebrationProps) {
  const { round, level, phase, total } = props;
  if (level === 0 && (phase === 'idle' || !total)) return <Ahead />;
  return <Part key={round.round_id} {...props} />;
}
