import { play } from '@goldwren/messages/current/play';
import { Button, buttonClass } from '@goldwren/ui/button';
import type { CSSProperties } from 'react';
import { coinCode } from '../../../../lib/i18n/format.ts';
import type { GameModule } from '../../model/game-module.ts';
import type { PlayState } from '../../model/play-state.ts';
import { raiseOf } from '../../model/raise-of.ts';
import type { Decision } from '../../model/round-types.ts';
import { legalActions } from '../legal-actions.ts';

/**
 * The minimum number of columns. With fewer, the columns are wide enough for any label; with more, they would be too narrow
 * for one.
 */
const leastAcross = 2;
const mostAcross = 3;

interface MoreActionsProps {
  state: PlayState;
  module: Pick<GameModule, 'labels' | 'mainAction' | 'Choices'>;
  guarded: boolean;
  onAct: (action: Decision) => void;
}

/** The labels of the actions to come, for the row that would be empty between two hands. In other games, choices fill it. */
function restingWords({ labels: { actions }, mainAction, Choices }: MoreActionsProps['module']): readonly string[] {
  const main = mainAction ?? Object.keys(actions)[0];
  return Choices ? [] : Object.keys(actions).flatMap((id) => (id === main ? [] : [actions[id] ?? id]));
}

/**
 * The legal actions other than the first, which is on the main button, and other than those on the stage. Each shows the
 * amount that it adds to the stake, or that the balance is too low.
 */
export function MoreActions({ state, module, guarded, onAct }: MoreActionsProps) {
  const labels = module.labels.actions;
  const { round, phase, violation } = state;
  const more = legalActions(state, module.mainAction)
    .slice(1)
    .filter(({ pick }) => pick === null);
  const most = Object.keys(labels).length - 1;
  if (most < 1) return null;
  const disabled = guarded || phase !== 'deciding' || violation !== null;
  return (
    <div
      className="more-actions"
      style={{ '--most': most, '--across': Math.max(leastAcross, Math.min(most, mostAcross)) } as CSSProperties}
    >
      {more.map(({ id, action, raise_x100 }) => {
        const raise = raiseOf(state, raise_x100);
        const short = raise?.covered === false;
        return (
          <Button key={id} look="secondary" busy={disabled || short} onClick={() => onAct(action)}>
            {labels[id] ?? id}{' '}
            {raise && <small>{round && short ? play.notEnough(coinCode(round.currency)) : raise.text}</small>}
          </Button>
        );
      })}
      {more.length === 0 &&
        restingWords(module).map((word) => (
          <span key={word} className={buttonClass('secondary')} aria-disabled="true" aria-hidden="true">
            {word}
          </span>
        ))}
    </div>
  );
}
