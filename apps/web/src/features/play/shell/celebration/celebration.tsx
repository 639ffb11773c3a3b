import { later } from '../later.tsx';
import type { CelebrationProps } from './celebration-props.ts';

const { Part, Ahead } = later<CelebrationProps>(async () => (await import('./celebration-show.tsx')).CelebrationShow);

/**
 * A win, drawn over `.stage` by its tier: an amount at its foot, a card, or a card under falling coins. Nothing for a
 * return of the stake or less, unless it is the sum of a feature, which is told plainly. It only shows, so it is hidden
 * from readers, who hear the one sentence of the round, and takes no press from the stage's own skip. Keep it on the
 * stage: while there is nothing to celebrate it fetches what it will need.
 */
export function Celebration(props: CelebrationProps) {
  const { tier, over, total = null } = props;
  if (tier === 'none' && (over || total === null)) return <Ahead />;
  return <Part {...props} />;
}
