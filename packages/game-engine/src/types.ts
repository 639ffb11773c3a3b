/** A value that JSON can carry. Events, views, choices and rules go over the wire as they are. */
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

/** Everything that decides a game's outcomes, as data: what `maths_hash` is taken over. */
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

/** One step of a round for the client to play; fields in snake_case, on the wire as it is. */
export type GameEvent = { type: string } & JsonObject;

export interface RoundResult {
  events: GameEvent[];
  /** Payout = stake × payX100 / 100: 100 gives the stake back. Multiples of 5, so that 0.20 SC stays integral. */
  payX100: number;
}

/** What the player chose before the round; both launch games take `{}`. */
export type Choice = JsonObject;
export type GameAction = { type: string } & JsonObject;
/** What the player may see of a running round. Never hidden cards. */
export type PublicView = JsonObject;

/** Rules and paytable as plain JSON: the body of `GET /games/{slug}/rules`. */
export type GameRules = {
  how_to_play: string[];
  features: { title: string; text: string }[];
  /** Every winning outcome. `symbol` is the id the client draws; "" when the row has none. */
  paytable: { name: string; symbol: string; pays: { label: string; pay_x100: number }[] }[];
  /** Per pay line the row (0 = top) on each reel. */
  lines?: number[][];
  /** What happens to a round the player leaves: the published default action. */
  unfinished_round: string;
  /** How the shown RTP was derived. */
  return_note: string;
};

interface GameBase {
  readonly maths: GameMaths;
  /** Hex SHA-256 of the canonical JSON of `maths`, from the committed lock. */
  readonly mathsHash: string;
  readonly rules: GameRules;
  /** null = refuse (unknown field, wrong type). */
  parseChoice(raw: unknown): Choice | null;
  /** Part of one spoken sentence: "four lanterns on line 3", "a pair of jacks or better", "no win". */
  summarize(events: readonly GameEvent[]): string;
}

/** A game whose round is over as soon as it is drawn. */
export interface InstantGame extends GameBase {
  readonly kind: 'instant';
  play(rng: Rng, choice: Choice): RoundResult;
}

/** A game that waits for the player. Methods are pure; a state is plain data and never leaves the server. */
export interface DecisionGame<State = unknown, Action = unknown> extends GameBase {
  readonly kind: 'decision';
  deal(rng: Rng, choice: Choice): State;
  /** null = refuse (unknown type or field, malformed). Legality in a state is for `step`. */
  parseAction(raw: unknown): Action | null;
  /** Describes what may be done now; empty when the round is settled. */
  legalActions(state: State): GameAction[];
  /** @throws RangeError when the action is not legal in this state. */
  step(state: State, action: Action): State;
  view(state: State): PublicView;
  /** null until the round is settled. */
  result(state: State): RoundResult | null;
  /** The published action for a round the player leaves. */
  defaultAction(state: State): Action;
}

export type AnyGame = InstantGame | DecisionGame;

export type Volatility = 'Low' | 'Low-Medium' | 'Medium' | 'Medium-High' | 'High';

export interface ExactRate {
  /** Decimal integers in lowest terms. */
  numerator: string;
  denominator: string;
  /** Two decimals, exact, ties to even: "95.47". */
  percent: string;
}

/** What the proof of a maths version established, as locked. */
export interface ProofSummary {
  /** `note`: "" or "optimal play". */
  rtp: ExactRate & { note: string };
  /** Rounds that pay more than nothing. */
  hitRate: ExactRate;
  /** Standard deviation of one round's payout per unit staked, four decimals. */
  sdPerUnitStake: string;
  volatility: Volatility;
  maxPayX100: number;
  /** "1 in N", N rounded to the nearest integer. */
  topAwardOdds: string;
  /** How it was proved, a sentence per method. */
  method: string[];
  /** How many cases were counted, in words and figures. */
  cases: string;
}

export interface CatalogueEntry {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Position in the catalogue, 1 first. */
  readonly listOrder: number;
  readonly game: AnyGame;
  readonly proof: ProofSummary;
}
