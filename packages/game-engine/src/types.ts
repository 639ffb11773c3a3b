/** A value that JSON can carry. Events, views, choices and legal actions go over the wire as they are. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export type CurrencyCode = 'gold' | 'sweeps';

/** A source of uniform integers. Every game draws from one of these and from nothing else. */
export interface Rng {
  /** One word, 0 … 2^32 − 1. */
  u32(): number;
  /** Uniform integer in 0 … n − 1, without bias (rejection). @throws RangeError when n is not an integer in 1 … 2^32 − 1. */
  below(n: number): number;
  /** Fisher–Yates in place; returns the same array. */
  shuffle<T>(items: T[]): T[];
}

/** Everything that decides a game's outcomes, as data: what `maths_hash` is taken over, with the rules and golden rounds. */
export interface GameMaths<D = unknown> {
  readonly slug: string;
  /** Semver. New numbers are a new version; old versions stay, so that any old round replays. */
  readonly version: string;
  /** The engine rules (RNG, draw order) these numbers were proved under; see `engine-abi.ts`. */
  readonly engineAbi: number;
  /** Offered stakes in hundredths of a coin, ascending. */
  readonly stakes: { readonly gold: readonly number[]; readonly sweeps: readonly number[] };
  /** In hundredths; each is one of `stakes`. */
  readonly defaultStake: { readonly gold: number; readonly sweeps: number };
  readonly data: D;
}

/** One thing that happens in a round, for the client to play; fields in snake_case. Each game has a union of its own. */
export type GameEvent = { type: string } & JsonObject;
/** What the player chose before the round; `{}` where there is nothing to choose. */
export type Choice = JsonObject;
/** What a player may set in one field of a choice: one of a list, or some numbers of a range, each once, ascending. */
export type ChoiceField =
  | { readonly kind: 'one_of'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'picks'; readonly lowest: number; readonly highest: number; readonly most: number };
/** By field, all of them required. */
export type ChoiceFields = Readonly<Record<string, ChoiceField>>;
export type GameAction = { type: string } & JsonObject;
/** What the player may see of a running round. Never hidden cards. */
export type PublicView = JsonObject;

/**
 * A part of an action that the player fills in: some of the numbers in `from`, each at most once, ascending, at least
 * `least` and at most `most` of them, as the array in the action's `field`.
 */
export type Pick = { field: string; from: number[]; least: number; most: number };

/** Something the player may do now, as data that a client can draw a button from. */
export type LegalAction<A extends GameAction = GameAction> = {
  /** Names the button's words and picture: "draw", "double". Unique among the legal actions of a moment. */
  id: string;
  /** What to send; with `pick`, what to send when nothing was picked. */
  action: A;
  /** What it adds to the stake, in hundredths of the base stake: 100 doubles it. */
  raise_x100: number;
  pick: Pick | null;
};

export type RoundResult<E extends GameEvent = GameEvent> = {
  /** Everything that happened, the events of all steps. */
  events: E[];
  /** Payout = base stake × payX100 / 100, raises or not: 100 gives the base stake back. Multiples of 5, so that 0.20 SC stays integral. */
  payX100: number;
};

/**
 * What the rules of a game are worded from, as plain JSON: numbers and ids, never a sentence. A game adds the numbers
 * that its own sentences need; packages/messages has the sentences, in every language.
 */
export type RuleFacts = {
  /** Every winning outcome. `symbol` is the id the client draws; "" when the row has none. */
  readonly paytable: readonly {
    /** Names the row's words. Unique. */
    readonly outcome: string;
    readonly symbol: string;
    /** `count`: how many symbols, or cards, of the outcome are paid. */
    readonly pays: readonly { readonly count: number; readonly pay_x100: number }[];
  }[];
  /** Per pay line the row (0 = top) on each reel. */
  readonly lines?: readonly (readonly number[])[];
};

/** What a folder's lock.ts commits of one maths version. */
export type MathsLock = { readonly version: string; readonly mathsHash: string; readonly goldenHash: string };

interface GameBase<C extends Choice> {
  readonly maths: GameMaths;
  /** Hex SHA-256 of `mathsBytes` (fairness/maths-hash.ts), from the committed lock. */
  readonly mathsHash: string;
  /** Hex: what 10,000 golden rounds hash to (fairness/golden-rounds.ts), from the committed lock. */
  readonly goldenHash: string;
  /** Counts up when a rule changes that neither a number nor a golden round shows. */
  readonly rulesVersion: number;
  readonly rules: RuleFacts;
  /** Choices that between them play every table of the game; `[{}]` where there is none. Proofs, golden rounds and tests go through them. */
  readonly choices: readonly C[];
  /** What a choice consists of: the API documents it, and `parseChoice` is made of it. */
  readonly choiceFields: ChoiceFields;
  /** null = refuse (unknown field, wrong type). */
  parseChoice(raw: unknown): C | null;
  /** The one of `choices` that has the odds of this choice; left out where `choices` are all that there are. */
  provedAs?(choice: C): C;
}

/** A game whose round is over as soon as it is drawn. */
export interface InstantGame<C extends Choice = Choice, E extends GameEvent = GameEvent> extends GameBase<C> {
  readonly kind: 'instant';
  play(rng: Rng, choice: C): RoundResult<E>;
}

/** What one step did, the deal included: the state after it, what the client animates, what it adds to the stake. */
export type Step<S, E extends GameEvent = GameEvent> = {
  state: S;
  /** Public: nothing in them that the player may not see yet. */
  events: E[];
  /** Hundredths of the base stake, a multiple of 5; 0 for most steps and always for the deal. */
  raiseX100: number;
};

/**
 * A game that waits for the player. Methods are pure; a state is plain data and never leaves the server. Everything
 * random is drawn by `deal`, before the first decision.
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
  /** null = refuse (unknown type or field, malformed). Legality in a state is for `step`. */
  parseAction(raw: unknown): A | null;
  /** Everything that may be done now; empty when the round is settled. */
  legal(state: S): LegalAction<A>[];
  /** @throws RangeError when the action is not legal in this state. */
  step(state: S, action: A): Step<S, E>;
  view(state: S): V;
  /** null until the round is settled; then the pay in hundredths of the base stake. */
  result(state: S): { payX100: number } | null;
  /** The published action for a round the player leaves. */
  defaultAction(state: S): A;
}

export type AnyGame = InstantGame | DecisionGame;

export type Volatility = 'Low' | 'Low-Medium' | 'Medium' | 'Medium-High' | 'High';

/** What a return holds for: any play, or only the best. The English of it stands in the par sheet. */
export type ReturnNote = '' | 'optimal play';

export interface ExactRate {
  /** Decimal integers in lowest terms. */
  numerator: string;
  denominator: string;
  /** Two decimals, cut off and never rounded up: "95.46". */
  percent: string;
}

/** How often something happens in one round, exactly. */
export interface ExactOdds extends ExactRate {
  /** N of "1 in N", two decimals, rounded up: it never promises more than is true. */
  oneIn: string;
}

/** A part of the game that players wait for. */
export interface FeatureOdds extends ExactOdds {
  /** Names its words: "free_spins", "royal_flush". */
  id: string;
  /** The return of the game without what the feature pays. */
  rtpWithout: ExactRate;
}

/**
 * What may come of one round of a choice, played as its return assumes. The stake is all that was staked, raises
 * included: a round that returns less is lost, whatever it pays.
 */
export interface RoundOdds {
  /** Pays more than nothing: the hit rate. */
  pays: ExactOdds;
  /** Pays at least what was staked. */
  keepsStake: ExactOdds;
  /** Pays more than was staked. */
  beatsStake: ExactOdds;
  /** Null: the game has none. */
  feature: FeatureOdds | null;
  /** Pays `maxPayX100` of the choice. */
  topWin: ExactOdds;
  /** The longest usual losing run: of 100 runs of lost rounds, so many or more are no longer than these rounds. */
  losingRun: { rounds: number; ofHundred: number };
}

/** What the proof established for one choice. */
export interface ChoiceProof {
  choice: Choice;
  /** Words for the par sheet; "" where there is nothing to choose. */
  label: string;
  /** 1 + mean net result per base stake: (pays − raises) / base stakes. Without raises, pays / stakes. */
  rtp: ExactRate;
  odds: RoundOdds;
  /** Standard deviation of one round's net result per base stake, four decimals. */
  sdPerUnitStake: string;
  maxPayX100: number;
  /** Mean total stake per base stake, raises included, four decimals: "1.0000" without raises. */
  meanStake: string;
  /** Where decisions change the return and none is best for every player: what all ways to decide span. */
  anyPlay?: { rtpLow: ExactRate; rtpHigh: ExactRate; sdPerUnitStake: string };
}

/** What the proof of a maths version established, as locked. */
export interface ProofSummary {
  /** The return; with a choice, the lowest. */
  rtp: ExactRate & { note: ReturnNote };
  /** With a choice, the highest return; otherwise the same as `rtp`. */
  rtpHigh: ExactRate;
  /** In the order of the game's `choices`. */
  choices: ChoiceProof[];
  /** Of the choice with the lowest return. */
  odds: RoundOdds;
  /** The highest of all choices, and with it the volatility. */
  sdPerUnitStake: string;
  volatility: Volatility;
  /** The highest of all choices, and its odds. */
  maxPayX100: number;
  topWin: ExactOdds;
  /** The most that decisions can add to the stake of one round, in hundredths of the base stake; 0 where nothing raises. */
  maxRaiseX100: number;
  /** How it was proved, a sentence per method. */
  method: string[];
  /** How many cases were counted, in words and figures. */
  cases: string;
}

/** A game as games.ts lists it: what its folder's entry.ts exports. */
export interface GameEntry {
  readonly id: number;
  /** A name, the same in every language. */
  readonly title: string;
  /** Position in the catalogue, 1 first. */
  readonly listOrder: number;
  readonly game: AnyGame;
  readonly proof: ProofSummary;
  /** Versions that are no longer offered, kept so that every old round replays. */
  readonly retired: readonly AnyGame[];
}

export interface CatalogueEntry extends GameEntry {
  readonly slug: string;
}
