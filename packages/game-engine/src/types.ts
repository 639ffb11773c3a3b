/** A JSON value. Events, views, choices and legal actions are sent as JSON without conversion. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export type CurrencyCode = 'gold' | 'sweeps';

/** A source of uniform integers, and the only source of randomness of a game. */
export interface Rng {
  /** Returns one word, 0 … 2^32 − 1. */
  u32(): number;
  /** Returns an unbiased integer in 0 … n − 1. @throws RangeError when n is not an integer in 1 … 2^32 − 1. */
  below(n: number): number;
  /** Shuffles in place (Fisher–Yates) and returns the same array. */
  shuffle<T>(items: T[]): T[];
}

/** The data that decides the outcomes of a game. `maths_hash` covers it, together with the rules and golden rounds. */
export interface GameMaths<D = unknown> {
  readonly slug: string;
  /** Semver. New numbers require a new version. Old versions stay in the code, so that every old round can be replayed. */
  readonly version: string;
  /** Version of the engine rules (RNG, draw order) that the proof relies on. See `engine-abi.ts`. */
  readonly engineAbi: number;
  /** Offered stakes in hundredths of a coin, ascending. */
  readonly stakes: { readonly gold: readonly number[]; readonly sweeps: readonly number[] };
  /** In hundredths. Each is one of `stakes`. */
  readonly defaultStake: { readonly gold: number; readonly sweeps: number };
  readonly data: D;
}

/** One event of a round, which the client shows. Fields are in snake_case. Each game has its own union of events. */
export type GameEvent = { type: string } & JsonObject;
/** The player's choice before the round. `{}` for a game without choices. */
export type Choice = JsonObject;
/** Allowed values of one field of a choice: one value of a list, or distinct numbers of a range in ascending order. */
export type ChoiceField =
  | { readonly kind: 'one_of'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'picks'; readonly lowest: number; readonly highest: number; readonly most: number };
/** Fields of a choice by name. All are required. */
export type ChoiceFields = Readonly<Record<string, ChoiceField>>;
export type GameAction = { type: string } & JsonObject;
/** What the player may see of an open round. It never contains hidden cards. */
export type PublicView = JsonObject;

/**
 * A part of an action that the player fills in. The action's `field` is an array of distinct numbers from `from` in
 * ascending order, with at least `least` and at most `most` items.
 */
export type Pick = { field: string; from: number[]; least: number; most: number };

/** An action that is legal now. A client can show it as a button. */
export type LegalAction<A extends GameAction = GameAction> = {
  /** Identifies the text and picture of the button, such as "draw". Unique among the legal actions of one state. */
  id: string;
  /** The action to send. With `pick`, this is the action without any picked numbers. */
  action: A;
  /** Amount added to the stake, in hundredths of the base stake. 100 doubles it. */
  raise_x100: number;
  pick: Pick | null;
};

export type RoundResult<E extends GameEvent = GameEvent> = {
  /** The events of all steps. */
  events: E[];
  /**
   * Payout = base stake × payX100 / 100, with or without raises: 100 returns the base stake. It is a multiple of 5, so that
   * payouts of a 0.20 SC stake are whole hundredths.
   */
  payX100: number;
};

/**
 * Facts for the rules texts of a game as plain JSON: numbers and IDs, never sentences. A game adds the numbers that its
 * own sentences need. packages/messages has the sentences in every language.
 */
export type RuleFacts = {
  /** Every winning outcome. `symbol` is the ID of the picture, or "" for a row without a picture. */
  readonly paytable: readonly {
    /** Identifies the text of the row. Unique. */
    readonly outcome: string;
    readonly symbol: string;
    /** `count` is the number of symbols or cards that are paid. */
    readonly pays: readonly { readonly count: number; readonly pay_x100: number }[];
  }[];
  /** For each pay line, the row (0 = top) on each reel. */
  readonly lines?: readonly (readonly number[])[];
};

/** The content of lock.ts in the folder of a game, for one maths version. */
export type MathsLock = { readonly version: string; readonly mathsHash: string; readonly goldenHash: string };

interface GameBase<C extends Choice> {
  readonly maths: GameMaths;
  /** SHA-256 of `buildMathsBytes` in hex (fairness/maths-hash.ts), from the committed lock. */
  readonly mathsHash: string;
  /** Hash of 10,000 golden rounds in hex (fairness/golden-rounds.ts), from the committed lock. */
  readonly goldenHash: string;
  /** Increases with a rule change that affects neither a number nor a golden round. */
  readonly rulesVersion: number;
  readonly rules: RuleFacts;
  /** Choices that together use every table of the game, or `[{}]` without choices. Proofs, golden rounds and tests use them. */
  readonly choices: readonly C[];
  /** Fields of a choice. The API documents them, and `parseChoice` is built from them. */
  readonly choiceFields: ChoiceFields;
  /** Returns null for an invalid choice, such as one with an unknown field or a wrong type. */
  parseChoice(raw: unknown): C | null;
  /** Returns the entry of `choices` with the same odds. Left out if `choices` contains every possible choice. */
  provedAs?(choice: C): C;
}

/** A game whose rounds need no decision of the player. */
export interface InstantGame<C extends Choice = Choice, E extends GameEvent = GameEvent> extends GameBase<C> {
  readonly kind: 'instant';
  play(rng: Rng, choice: C): RoundResult<E>;
}

/** The result of one step, including the deal: the new state, the events for the client, and the raise. */
export type Step<S, E extends GameEvent = GameEvent> = {
  state: S;
  /** Public events. They contain nothing that the player must not see yet. */
  events: E[];
  /** Hundredths of the base stake, a multiple of 5. 0 for most steps and always for the deal. */
  raiseX100: number;
};

/**
 * A game that waits for decisions of the player. Its methods are pure. A state is plain data that never leaves the server.
 * `deal` draws everything random before the first decision.
 */
export interface DecisionGame<
  C extends Choice = Choice,
  A extends GameAction = GameAction,
  E extends GameEvent = GameEvent,
  V extends PublicView = PublicView,
  S = unknown,
> extends GameBase<C> {
  readonly kind: 'decision';
  deal(rng: Rng, choice: C): Step<S, E>;
  /**
   * Rebuilds the deal of an open round from the events that its player has seen. The hidden part is filled with cards or
   * cells that fit these events, so the view, the legal actions and the open steps that follow are exact, and nothing else is.
   * Returns null when no open round begins with these events. They are not trusted: their fields can have any type.
   */
  dealShown(choice: C, shown: readonly GameEvent[]): Step<S, E> | null;
  /** Returns null for a malformed action or an unknown type or field. `step` checks whether the action is legal. */
  parseAction(raw: unknown): A | null;
  /** Returns all legal actions. Empty when the round is settled. */
  legal(state: S): LegalAction<A>[];
  /** @throws RangeError when the action is not legal in this state. */
  step(state: S, action: A): Step<S, E>;
  view(state: S): V;
  /** Returns null until the round is settled, then the pay in hundredths of the base stake. */
  result(state: S): { payX100: number } | null;
  /** Returns the published action for an abandoned round. */
  defaultAction(state: S): A;
}

export type AnyGame = InstantGame | DecisionGame;

export type Volatility = 'Low' | 'Low-Medium' | 'Medium' | 'Medium-High' | 'High';

/** Whether an RTP applies to any play ("") or only to optimal play. The par sheet prints this text. */
export type ReturnNote = '' | 'optimal play';

export interface ExactRate {
  /** Decimal integers in lowest terms. */
  numerator: string;
  denominator: string;
  /** Two decimals, rounded down: "95.46". */
  percent: string;
}

/** Exact odds of something in one round. */
export interface ExactOdds extends ExactRate {
  /** N of "1 in N" with two decimals, rounded up so that it never overstates the odds. */
  oneIn: string;
}

/** Odds of a feature, such as free spins. */
export interface FeatureOdds extends ExactOdds {
  /** Identifies its text: "free_spins", "royal_flush". */
  id: string;
  /** RTP of the game without the pays of the feature. */
  rtpWithout: ExactRate;
}

/**
 * Odds of one round of a choice, with the play that its RTP assumes. The stake includes raises: a round that returns less
 * than that is lost, even if it pays something.
 */
export interface RoundOdds {
  /** Pays more than 0. This is the hit rate. */
  pays: ExactOdds;
  /** Pays at least the total stake. */
  keepsStake: ExactOdds;
  /** Pays more than the total stake. */
  beatsStake: ExactOdds;
  /** Null for a game without a feature. */
  feature: FeatureOdds | null;
  /** Pays `maxPayX100` of the choice. */
  topWin: ExactOdds;
  /** The longest usual losing streak: at least `ofHundred` of 100 losing streaks last `rounds` rounds or fewer. */
  losingRun: { rounds: number; ofHundred: number };
}

/** How often one round pays each amount. */
export interface PayDistribution {
  /** Number of equally likely ways, as a decimal integer. */
  ways: string;
  /** Every pay in hundredths of the stake, ascending, with its number of ways. They have no common divisor with `ways`. */
  pays: (readonly [payX100: number, ways: string])[];
}

/** Proven figures of one choice. */
export interface ChoiceProof {
  choice: Choice;
  /** Label in the par sheet. "" for a game without choices. */
  label: string;
  /** 1 + mean net result per base stake: (pays − raises) / base stakes. Without raises this is pays / stakes. */
  rtp: ExactRate;
  odds: RoundOdds;
  /** Standard deviation of one round's net result per base stake, four decimals. */
  sdPerUnitStake: string;
  maxPayX100: number;
  /** Mean total stake per base stake, including raises, four decimals: "1.0000" without raises. */
  meanStake: string;
  /** Published for games without decisions that have few different pays. */
  distribution?: PayDistribution;
  /** Range of all ways to decide, if decisions change the RTP and no single decision is the best for every player. */
  anyPlay?: { rtpLow: ExactRate; rtpHigh: ExactRate; sdPerUnitStake: string };
}

/** Proven figures of a maths version, as locked. */
export interface ProofSummary {
  /** RTP. For a game with choices, the lowest. */
  rtp: ExactRate & { note: ReturnNote };
  /** Highest RTP of all choices. Equal to `rtp` for a game without choices. */
  rtpHigh: ExactRate;
  /** In the order of the game's `choices`. */
  choices: ChoiceProof[];
  /** Odds of the choice with the lowest RTP. */
  odds: RoundOdds;
  /** Highest value of all choices. It decides the volatility. */
  sdPerUnitStake: string;
  volatility: Volatility;
  /** Highest pay of all choices. `topWin` has its odds. */
  maxPayX100: number;
  topWin: ExactOdds;
  /** The largest possible raise of one round, in hundredths of the base stake. 0 without raises. */
  maxRaiseX100: number;
  /** Methods of the proof, one sentence each. */
  method: string[];
  /** Number of counted cases, as text. */
  cases: string;
}

/** A game in the list of games.ts. The entry.ts of its folder exports it. */
export interface GameEntry {
  readonly id: number;
  /** Title, which is the same in every language. */
  readonly title: string;
  /** Position in the catalogue, starting at 1. */
  readonly listOrder: number;
  readonly game: AnyGame;
  readonly proof: ProofSummary;
  /** Versions that are no longer offered. They are needed to replay old rounds. */
  readonly retired: readonly AnyGame[];
}

export interface CatalogueEntry extends GameEntry {
  readonly slug: string;
}
