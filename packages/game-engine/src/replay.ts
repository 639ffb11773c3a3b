import { sameJson } from './canonical-json.ts';
import { createRng } from './rng/rng.ts';
import type {
  AnyGame,
  Choice,
  DecisionGame,
  GameAction,
  GameEvent,
  InstantGame,
  LegalAction,
  PublicView,
  RoundResult,
  Step,
} from './types.ts';

export type ReplayProblem = 'bad_choice' | 'bad_action' | 'illegal_action' | 'round_over';

/** The reason why a round cannot be replayed. `actionIndex` is -1 for an invalid choice. */
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

/** The public result of one step. */
export type ReplayedStep<E extends GameEvent = GameEvent> = { events: E[]; raiseX100: number };

export type Replayed<
  A extends GameAction = GameAction,
  E extends GameEvent = GameEvent,
  V extends PublicView = PublicView,
> = {
  /** The deal or the whole instant round, followed by one step for each action. */
  steps: ReplayedStep<E>[];
  /** Sum of the raises of all steps, in hundredths of the base stake. */
  raiseX100: number;
  /** Null while the round waits for a decision. */
  result: RoundResult<E> | null;
  /** Null for an instant game. */
  view: V | null;
  /** Empty when the round is settled. */
  legalActions: LegalAction<A>[];
};

type Playable<C extends Choice, A extends GameAction, E extends GameEvent, V extends PublicView> =
  | InstantGame<C, E>
  | DecisionGame<C, A, E, V>;

/**
 * Replays a round from its key, choice and actions. The server uses it to settle rounds, the browser to show and verify them.
 * @param choice as received; the game parses it
 * @param actions as received, oldest first; an instant game has none
 * @throws ReplayError when the choice or an action is invalid.
 */
export function replayRound<C extends Choice, A extends GameAction, E extends GameEvent, V extends PublicView>(
  game: Playable<C, A, E, V>,
  roundKey: Uint8Array,
  choice: unknown,
  actions: readonly unknown[],
): Replayed<A, E, V> {
  if (game.kind === 'decision') {
    return describeTaken(game, takeActions(game, dealFromKey(game, roundKey, choice), actions));
  }
  const parsed = parseChoiceOrThrow(game, choice);
  if (actions.length > 0) throw new ReplayError('round_over', 0);
  const result = game.play(createRng(roundKey), parsed);
  return { steps: [{ events: result.events, raiseX100: 0 }], raiseX100: 0, result, view: null, legalActions: [] };
}

/**
 * Returns the published action for a round that the player abandoned after these actions. Returns null if it is settled.
 * @throws ReplayError like `replayRound`
 */
export function getDefaultAction(
  game: AnyGame,
  roundKey: Uint8Array,
  choice: unknown,
  actions: readonly unknown[],
): GameAction | null {
  if (game.kind === 'instant') return null;
  const { state } = takeActions(game, dealFromKey(game, roundKey, choice), actions);
  return game.result(state) === null ? game.defaultAction(state) : null;
}

/**
 * Replays an open round without its key, from what its player has seen: the choice, the actions and the shown events. The
 * browser uses it to compute what the player may do. Hidden cards and cells stay unknown. They are verified with the key,
 * after the round.
 * @param shown all events so far, as received
 * @returns null when these actions and events are not those of an open round of this game
 */
export function replayShown(
  game: AnyGame,
  choice: unknown,
  actions: readonly unknown[],
  shown: readonly GameEvent[],
): Replayed | null {
  const parsed = game.parseChoice(choice);
  if (game.kind === 'instant' || parsed === null) return null;
  try {
    const dealt = game.dealShown(parsed, shown);
    const replayed = dealt && describeTaken(game, takeActions(game, dealt, actions));
    const isOpen = replayed !== null && replayed.result === null;
    const events = replayed?.steps.flatMap((step) => step.events);
    return isOpen && sameJson(events, shown) ? replayed : null;
  } catch (error) {
    if (error instanceof ReplayError) return null;
    throw error;
  }
}

function parseChoiceOrThrow<C extends Choice>(game: { parseChoice(raw: unknown): C | null }, choice: unknown): C {
  const parsed = game.parseChoice(choice);
  if (parsed === null) throw new ReplayError('bad_choice', -1);
  return parsed;
}

function dealFromKey<C extends Choice, A extends GameAction, E extends GameEvent, V extends PublicView, S>(
  game: DecisionGame<C, A, E, V, S>,
  roundKey: Uint8Array,
  choice: unknown,
): Step<S, E> {
  return game.deal(createRng(roundKey), parseChoiceOrThrow(game, choice));
}

function describeTaken<C extends Choice, A extends GameAction, E extends GameEvent, V extends PublicView, S>(
  game: DecisionGame<C, A, E, V, S>,
  { steps, state }: { steps: ReplayedStep<E>[]; state: S },
): Replayed<A, E, V> {
  const result = game.result(state);
  return {
    steps,
    raiseX100: steps.reduce((sum, step) => sum + step.raiseX100, 0),
    result: result && { events: steps.flatMap((step) => step.events), payX100: result.payX100 },
    view: game.view(state),
    legalActions: game.legal(state),
  };
}

function takeActions<C extends Choice, A extends GameAction, E extends GameEvent, V extends PublicView, S>(
  game: DecisionGame<C, A, E, V, S>,
  dealt: Step<S, E>,
  actions: readonly unknown[],
): { steps: ReplayedStep<E>[]; state: S } {
  const steps: ReplayedStep<E>[] = [{ events: dealt.events, raiseX100: dealt.raiseX100 }];
  let { state } = dealt;
  for (const [index, raw] of actions.entries()) {
    if (game.result(state) !== null) throw new ReplayError('round_over', index);
    const action = game.parseAction(raw);
    if (action === null) throw new ReplayError('bad_action', index);
    const step = stepOrThrow(game, state, action, index);
    steps.push({ events: step.events, raiseX100: step.raiseX100 });
    state = step.state;
  }
  return { steps, state };
}

function stepOrThrow<A extends GameAction, E extends GameEvent, S>(
  game: { step(state: S, action: A): Step<S, E> },
  state: S,
  action: A,
  index: number,
): Step<S, E> {
  try {
    return game.step(state, action);
  } catch (error) {
    if (error instanceof RangeError) throw new ReplayError('illegal_action', index);
    throw error;
  }
}
