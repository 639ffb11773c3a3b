import { useCallback } from 'react';
import type { GameModule } from '../model/game-module.ts';
import type { Bet } from '../session/bet/use-bet.ts';
import type { TableController } from '../session/use-table-controller.ts';
import { CelebrationAhead } from './celebration/celebration.tsx';
import { useReducedMotion } from './motion/use-reduced-motion.ts';
import type { TableControls } from './use-table-controls.ts';

interface TableStageProps {
  module: GameModule;
  table: Pick<TableController, 'controller' | 'state'>;
  bet: Bet;
  controls: TableControls;
}

/** The stage of a game, connected to its table. */
export function TableStage({ module, table: { controller, state }, bet, controls }: TableStageProps) {
  const { skip, decision, setDecision, act, keys, sound, running, guarded } = controls;
  const reducedMotion = useReducedMotion();
  const onShown = useCallback((roundId?: string) => controller.shown(roundId), [controller]);
  const { phase } = state;
  return (
    // Pressing the picture skips. Escape and the button do the same, so the picture needs no keyboard access.
    <div
      className="stage"
      data-playing={phase === 'idle' ? undefined : phase}
      onPointerUp={() => state.showing.length > 0 && skip.request()}
    >
      <div className="stage-content">
        <module.Stage
          {...{
            phase,
            round: state.round,
            showing: state.showing,
            currency: bet.currency,
            stake: bet.stake,
            reducedMotion,
            sound: sound.board,
            skip,
            keys,
          }}
          {...{ guarded, decision, onDecision: setDecision, onShown, choice: bet.choice }}
          onAct={(action) => phase === 'deciding' && !state.violation && act(action)}
          onChoice={(choice) => !running && bet.setChoice(choice)}
        />
      </div>
      <CelebrationAhead />
    </div>
  );
}
