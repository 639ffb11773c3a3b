import type { Currency, Round } from '@goldwren/contracts/player';
import type { AnyGame, Choice, GameEvent } from '@goldwren/game-engine';
import type { PlayedEvent } from '@goldwren/messages/game-facts';
import type { ComponentType } from 'react';
import type { RoundPhase } from './play-state.ts';
import type { Decision } from './round-types.ts';
import type { Skip } from './skip.ts';
import type { SoundBoard } from './sound-board.ts';

/** A status: `said` reaches screen readers only, `shown` everybody. */
export interface StatusMessages {
  readonly said: string;
  readonly shown: string;
}

/** What a game's stage is given. It shows; it never decides. */
export interface StageProps {
  readonly phase: RoundPhase;
  readonly round: Round | null;
  readonly currency: Currency;
  /** Cross-fades instead of movement. */
  readonly calm: boolean;
  readonly sound: SoundBoard;
  readonly skip: Skip;
  /** The decision as the player has put it together so far; null for the first legal one as it stands. */
  readonly decision: Decision | null;
  onDecision(decision: Decision): void;
  /** Takes a step of the open round at once, for a stage whose parts are its actions; heard while `deciding`. */
  onAct(decision: Decision): void;
  /** What the player sets before a round, for a stage that is set by hand; heard while `idle`. */
  readonly choice: Choice;
  onChoice(choice: Choice): void;
  /** Single-key shortcuts are on. */
  readonly keys: boolean;
  /**
   * What the answer brought has been shown to its end: cards dealt (`dealing`), or the settled round (`showing`). Every
   * stage calls it once in each of the two.
   */
  onShown(): void;
}

/** One question about a decision, and its two answers. */
export interface Doubt {
  readonly title: string;
  readonly text: string;
  /** Does it after all. */
  readonly goOn: string;
  /** Back to the table: the answer of Escape. */
  readonly goBack: string;
}

/** What a game's choice panel is given. */
export interface ChoiceProps {
  readonly choice: Choice;
  /** A round is running: its choice stays. */
  readonly locked: boolean;
  onChange(choice: Choice): void;
}

/** The events of a round as the game's own union: the engine's types say which game makes which. */
export function eventsOf<E extends GameEvent>(round: Pick<Round, 'events'>): readonly E[] {
  return round.events as unknown as readonly E[];
}

/** One game of the player, loaded when it is opened: its engine, its stage, its words. */
export interface GameModule {
  readonly engine: AnyGame;
  readonly Stage: ComponentType<StageProps>;
  /** The picture of a paytable symbol. */
  readonly Symbol: ComponentType<{ id: string }>;
  /** Part of one spoken sentence about a settled round: "four lanterns on line 3", "no win". */
  summarize(events: readonly PlayedEvent[]): string;
  /** The summary of a round without a payout is shown in place of "No win.": "Dealer wins, 18 to 15." */
  readonly summarizesLosses?: true;
  /** The word that begins a round; the words of legal actions by their id. */
  readonly labels: { readonly stake: string; readonly actions: Readonly<Record<string, string>> };
  /** What the player sets before a round; null where there is nothing to choose. */
  readonly Choices: ComponentType<ChoiceProps> | null;
  /** Shown in place of "press to play" while the choice is not complete; the round cannot begin then. */
  readonly unready?: string;
  /** When a round opens and waits: what is said of the table, what is also shown. Null for instant games. */
  readonly describeOpen: ((round: Round) => StatusMessages) | null;
  /** What came to the table with the last decision, said before the outcome. Left out where the outcome says it all. */
  describeEnd?(round: Round): string;
  /** A decision that gives away what is already won, and is asked about once per round. Null: nothing to ask. */
  doubtAbout?(round: Round, decision: Decision): Doubt | null;
  /** The letter of an action, in lower case, and its id. */
  readonly actionKeys?: Readonly<Record<string, string>>;
  readonly keyHelp: readonly { readonly keys: string; readonly does: string }[];
}
