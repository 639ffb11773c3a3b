import type { GameModule } from '../model/game-module.ts';
import type { PlayState } from '../model/play-state.ts';
import { raiseOf } from '../model/raise-of.ts';
import type { Decision } from '../model/round-types.ts';
import { useGameKeys } from './keyboard.ts';
import { legalActions } from './legal-actions.ts';

interface Given {
  state: PlayState;
  module: Pick<GameModule, 'actionKeys'>;
  /** True when single-key shortcuts are on. */
  keys: boolean;
  act: (decision: Decision) => void;
}

/**
 * The letter keys of a game's actions. Keys of illegal actions, or of actions that the balance does not cover, do nothing.
 */
export function useActionKeys({ state, module, keys, act }: Given): void {
  useGameKeys((key) => {
    const id = module.actionKeys?.[key.toLowerCase()];
    if (!keys || id === undefined) return false;
    const legal = legalActions(state).find((one) => one.id === id && one.pick === null);
    const may = state.phase === 'deciding' && state.violation === null;
    if (legal && may && raiseOf(state, legal.raise_x100)?.covered !== false) act(legal.action);
    return true;
  });
}
