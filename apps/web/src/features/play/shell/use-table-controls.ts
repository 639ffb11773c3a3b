import { useState } from 'react';
import type { GameModule } from '../model/game-module.ts';
import { createSkip } from '../model/skip.ts';
import type { Bet } from '../session/bet/use-bet.ts';
import { useDecision } from '../session/bet/use-decision.ts';
import type { TableController } from '../session/use-table-controller.ts';
import { useConfirmation } from './controls/confirmation-dialog.tsx';
import { useGameKeys } from './keyboard.ts';
import { primaryAction } from './primary-action.ts';
import { useRememberedSwitch } from './remembered-switch.ts';
import { useSound } from './sound/use-sound.ts';
import { useActionKeys } from './use-action-keys.ts';
import { useDoubleTapGuard } from './use-double-tap-guard.ts';

const noNext = () => null;

export type TableControls = ReturnType<typeof useTableControls>;

/** How a player plays at a table: the main button, decisions, keys and sound. */
export function useTableControls(
  module: GameModule,
  { controller, state }: Pick<TableController, 'controller' | 'state'>,
  bet: Bet,
) {
  const [skip] = useState(createSkip);
  const [decision, setDecision] = useDecision(state.round, module.engine);
  const guarded = useDoubleTapGuard(state, module.engine.kind);
  const { act: confirmed, confirmation } = useConfirmation(state.round, module, controller.act);
  // Also for the keys of actions, and for the parts of a stage.
  const act: typeof confirmed = (decision) => !guarded && confirmed(decision);
  const [keys, setKeys] = useRememberedSwitch('goldwren-game-keys', true);
  const [coachOn, setCoachOn] = useRememberedSwitch('goldwren-coach', false);
  const coach = module.hasCoach ? coachOn : false;
  const sound = useSound(module.engine.maths.slug, state.phase);
  const { useNext = noNext } = module.overlap ?? {};
  const next = useNext({ state, bet, skip });
  const action = primaryAction({ state, module, controller: { ...controller, act }, bet, decision, skip, next });
  const primary = { ...action, busy: action.busy || guarded, aside: next?.aside };
  const running = state.phase !== 'idle';
  const step = (by: 1 | -1) => !running && bet.step(by);
  useTableKeys(keys, { press: () => !primary.busy && primary.press(), step, skip: () => skip.request() });
  useActionKeys({ state, module, keys, act });
  return {
    ...{ skip, decision, setDecision, act, confirmation, keys, setKeys, coach, setCoachOn },
    ...{ sound, primary, running, guarded, step },
  };
}

interface KeyActions {
  press: () => void;
  step: (by: 1 | -1) => void;
  skip: () => void;
}

/**
 * Space plays, the left and right arrows change the stake, and Escape skips. The up and down arrows still scroll the page.
 */
function useTableKeys(on: boolean, { press, step, skip }: KeyActions): void {
  useGameKeys((key) => {
    if (key === 'Escape') skip();
    else if (!on) return false;
    else if (key === ' ') press();
    else if (key === 'ArrowRight') step(1);
    else if (key === 'ArrowLeft') step(-1);
    else return false;
    return true;
  });
}
