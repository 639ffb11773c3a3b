import { payoutOf } from '@goldwren/game-engine';
import { Button } from '@goldwren/ui/button';
import { coinCode } from '../../../../lib/format.ts';
import { displayCoins } from '../../model/outcome-sentence.ts';
import { hundredthsOf, type PlayState } from '../../model/play-state.ts';
import type { Decision } from '../../model/round-types.ts';
import { legalActions } from '../primary-action.ts';

interface MoreActionsProps {
  state: PlayState;
  labels: Readonly<Record<string, string>>;
  onAct: (action: Decision) => void;
}

/**
 * The legal actions besides the first, which is the big button's, and those that are picked on the stage. What an action
 * adds to the stake stands on it.
 */
export function MoreActions({ state, labels, onAct }: MoreActionsProps) {
  const { round, phase, alarm } = state;
  const more = legalActions(state)
    .slice(1)
    .filter(({ pick }) => pick === null);
  if (!round || more.length === 0) return null;
  const busy = phase !== 'deciding' || alarm !== null;
  const coin = coinCode(round.currency);
  const raise = (x100: number) => displayCoins(round.currency, payoutOf(hundredthsOf(round.stake), x100));
  return (
    <>
      {more.map(({ id, action, raise_x100 }) => (
        <Button key={id} look="secondary" busy={busy} onClick={() => onAct(action)}>
          {labels[id] ?? id}
          {raise_x100 > 0 && ` +${raise(raise_x100)} ${coin}`}
        </Button>
      ))}
    </>
  );
}
