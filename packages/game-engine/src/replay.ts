import { createRng } from './rng/rng.ts';
import type { AnyGame, DecisionGame, GameAction, PublicView, RoundResult } from './types.ts';

export type ReplayProblem = 'bad_choice' | 'bad_action' | 'illegal_action' | 'round_over';

/** Why a round cannot be replayed. `actionIndex` is -1 when it is the choice. */
export class ReplayError extends Error {
  readonly code: ReplayProblem;
  readonly actionIndex: number;

  constructor(code: ReplayProblem, actionIndex: number) {
    super(actionIndex < 0 ? code : `${code} at action ${actionIndex}`);
    this.name = 'ReplayError';
    this.code = code;
    this.actionIndex = actionIndex;
  }
}

export type Replayed = {
  /** null while a decision round waits for the player. */
  result: RoundResult | null;
  /** {} for an instant game. */
  view: PublicView;
  /** Empty once settled. */
  legalActions: GameAction[];
};

/**
 * A round from its key, choice and actions: the server decides with it, the browser shows and verifies with it.
 * @param choice as received; parsed by the game
 * @param actions as received, oldest first; an instant game takes none
 * @throws ReplayError when the choice or an action is refused.
 */
export function replayRound(
  game: AnyGame,
  roundKey: Uint8Array,
  choice: unknown,
  actions: readonly unknown[],
): Replayed {
  const parsed = game.parseChoice(choice);
  if (parsed === null) throw new ReplayError('bad_choice', -1);
  const rng = createRng(roundKey);
  if (game.kind === 'decision') return playActions(game, game.deal(rng, parsed), actions);
  if (actions.length > 0) throw new ReplayError('round_over', 0);
  return { result: game.play(rng, parsed), view: {}, legalActions: [] };
}

function playActions<State, Action>(
  game: DecisionGame<State, Action>,
  dealt: State,
  actions: readonly unknown[],
): Replayed {
  let state = dealt;
  for (const [index, raw] of actions.entries()) {
    if (game.result(state) !== null) throw new ReplayError('round_over', index);
    const action = game.parseAction(raw);
    if (action === null) throw new ReplayError('bad_action', index);
    try {
      state = game.step(state, action);
    } catch (error) {
      if (error instanceof RangeError) throw new ReplayError('illegal_action', index);
      throw error;
    }
  }
  return { result: game.result(state), view: game.view(state), legalActions: game.legalActions(state) };
}
