import { catalogue } from '../registry.ts';
import type { Choice, GameAction, GameEntry, Rng } from '../types.ts';
import type { Proof } from './summary.ts';

/** Plays rounds as fast as possible, one after the other, from one source of words and without events. */
export type Evaluator = {
  name: string;
  /** Smallest acceptable number of rounds per CPU second. 0 without a limit. */
  limit: number;
  /** Returns pay minus raises of the next round, in hundredths of the base stake. */
  round(rng: Rng): number;
};

/** A round that is a useful example for authors of a checker. */
export type VectorRound = { about: string; nonce: number; choice: Choice; actions: GameAction[] };

/** The proof of a game, exported by its proof/index.ts as `gameProof`. It is never shipped. */
export type GameProof = {
  /** Derives everything from the numbers. Throws if two methods disagree. */
  prove(): Proof;
  /** Returns the numbers of the game as Markdown for its par sheet. */
  tables(): string[];
  /** Evaluators of whole rounds for each of the game's `choices`, with the play that the exact RTP assumes. */
  evaluators: readonly Evaluator[];
  /** Parts of a round with a separate benchmark. */
  parts: readonly Evaluator[];
  /** Number of rounds per evaluator in a check by simulation. */
  sampledRounds: number;
  /** Rounds for the vectors of docs/games/rules, from the session in fairness-gw3.md. scripts/find-round.ts finds them. */
  vectors: readonly VectorRound[];
  /** Returns the raw draws of a round (stops, cards) for external test suites. */
  outcomes(rng: Rng): ArrayLike<number>;
};

export type ProvedGame = {
  entry: GameEntry;
  proof: GameProof;
  /** Folder of the lock, under src/. */
  folder: string;
};

/** Loads the proof of every game from its folder. */
export function loadProofs(): Promise<ProvedGame[]> {
  return Promise.all(
    catalogue.map(async (entry) => {
      const module = (await import(`../games/${entry.slug}/proof/index.ts`)) as { gameProof: GameProof };
      return { entry, proof: module.gameProof, folder: `games/${entry.slug}` };
    }),
  );
}
