import type { Currency, Round } from '@goldwren/contracts/player';
import type { AnyGame, Choice, GameEvent } from '@goldwren/game-engine';
import type { PlayedEvent } from '@goldwren/messages/facts/game-facts';
import type { ComponentType, ReactNode } from 'react';
import type { PlayState, RoundPhase } from './play-state.ts';
import type { Decision } from './round-types.ts';
import type { Skip } from './skip.ts';
import type { SoundBoard } from './sound-board.ts';

/** A status. Only screen readers get `spoken`; `shown` is visible. */
export interface StatusMessages {
  readonly spoken: string;
  readonly shown: string;
}

/** The props of a game's stage. A stage displays rounds and decides nothing. */
export interface StageProps {
  readonly phase: RoundPhase;
  readonly round: Round | null;
  /** The settled rounds to show, oldest first, for a game with `overlap`. Without it, `round` is the only one. */
  readonly showing?: readonly Round[];
  readonly currency: Currency;
  /** The stake of the next round, as an amount. While `staking`, the one that is being sent. Not set away from a table. */
  readonly stake?: string | undefined;
  /** Uses cross-fades instead of movement. */
  readonly reducedMotion: boolean;
  readonly sound: SoundBoard;
  readonly skip: Skip;
  /** The decision as entered so far. Null means the first legal decision, unchanged. */
  readonly decision: Decision | null;
  onDecision(decision: Decision): void;
  /** Sends a step of the open round immediately, for stages whose parts are actions. Ignored except while `deciding`. */
  onAct(decision: Decision): void;
  /** True just after the legal actions have changed. `onAct` is ignored, so its parts must look and be disabled. */
  readonly guarded?: boolean;
  /**
   * The settings of the player before a round, for stages that contain the controls. `onChoice` is ignored except while
   * `idle`.
   */
  readonly choice: Choice;
  onChoice(choice: Choice): void;
  /** True when single-key shortcuts are on. */
  readonly keys: boolean;
  /**
   * Reports that an answer has been shown completely: the dealt cards (`dealing`), or the settled round (`showing`). Every
   * stage calls it once in each of the two phases. A stage with several rounds names the one that has been shown.
   */
  onShown(roundId?: string): void;
}

/** A confirmation question about a decision, and its two answers. */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  /** Confirms the decision. */
  readonly goOn: string;
  /** Returns to the table. Escape does the same. */
  readonly goBack: string;
}

/** The props of a game's choice panel. */
export interface ChoiceProps {
  readonly choice: Choice;
  /** True while a round is running, when the choice cannot change. */
  readonly locked: boolean;
  onChange(choice: Choice): void;
}

/** The events of a round as the game's own union. The engine's types define which game emits which events. */
export function eventsOf<E extends GameEvent>(round: Pick<Round, 'events'>): readonly E[] {
  return round.events as unknown as readonly E[];
}

export interface NextRoundProps {
  readonly state: Pick<PlayState, 'showing' | 'checks' | 'wallet' | 'problem'>;
  /** The stake of the next round. */
  readonly bet: Pick<Round, 'currency' | 'stake'>;
  readonly skip: Skip;
}

/** The start of a round while earlier ones are still shown. */
export interface NextRound {
  /** The label of the main button. */
  readonly label: string;
  /** True when the round can start now. */
  readonly isReady: boolean;
  /** Shown before the main button: its other use is to skip. */
  readonly aside: ReactNode;
}

/** A game in the player, loaded on demand: its engine, stage and messages. */
export interface GameModule {
  readonly engine: AnyGame;
  readonly Stage: ComponentType<StageProps>;
  /** The image of a paytable symbol. */
  readonly Symbol: ComponentType<{ id: string }>;
  /** Part of a spoken sentence about a settled round: "four lanterns on line 3", "no win". */
  summarize(events: readonly PlayedEvent[]): string;
  /** Shows the summary of a round without a payout instead of "No win.": "Dealer wins, 18 to 15." */
  readonly summarizesLosses?: true;
  /** The label of the button that starts a round, and the labels of legal actions by id. */
  readonly labels: { readonly stake: string; readonly actions: Readonly<Record<string, string>> };
  /** The id of the action on the main button where it is legal. Omitted where the first legal action is on it. */
  readonly mainAction?: string;
  /**
   * Set by a game that shows several rounds at the same time, each after its own press. `most`: how many. `useNext`: the next
   * one, or null while the game shows one after another.
   */
  readonly overlap?: { readonly most: number; useNext(table: NextRoundProps): NextRound | null };
  /** The settings before a round, or null when there is nothing to choose. */
  readonly Choices: ComponentType<ChoiceProps> | null;
  /** Shown instead of "press to play" while the choice is incomplete. The round cannot start then. */
  readonly unready?: string;
  /** Describes an open round that waits for a decision. Null for instant games. */
  readonly describeOpen: ((round: Round) => StatusMessages) | null;
  /** What the last decision brought, announced before the outcome. Omitted where the outcome says it all. */
  describeEnd?(round: Round): string;
  /** Returns a question about a decision that gives up a certain win, or null. It is asked at most once per round. */
  confirmationFor?(round: Round, decision: Decision): Confirmation | null;
  /** True when the engine can compare each decision with the best one. */
  readonly hasCoach?: true;
  /** Action ids by their lower-case letter. */
  readonly actionKeys?: Readonly<Record<string, string>>;
  readonly keyHelp: readonly { readonly keys: string; readonly does: string }[];
}
