import { catalogue } from '../registry.ts';
import type { Choice, GameAction, GameEntry, Rng } from '../types.ts';
import type { Proof } from './summary.ts';

/** A way to play rounds as fast as they go: in an endless row, from one source of words, without events. */
export type Evaluator = {
  name: string;
  /** Rounds per CPU second that are good enough; 0 where nothing is asked. */
  limit: number;
  /** Pay less raises of the next round, in hundredths of the base stake. */
  round(rng: Rng): number;
};

/** A round worth showing to who writes a checker. */
export type VectorRound = { about: string; nonce: number; choice: Choice; actions: GameAction[] };

/** What a game's proof/index.ts exports as `gameProof`. Never shipped. */
export type GameProof = {
  /** Re-derives everything from the numbers; throws where two methods disagree. */
  prove(): Proof;
  /** Markdown of the numbers the game is made of, for its par sheet. */
  tables(): string[];
  /** For each of the game's `choices`, whole rounds as its exact return assumes them, best play included. */
  evaluators: readonly Evaluator[];
  /** Parts of a round that are worth a bench of their own. */
  parts: readonly Evaluator[];
  /** How many rounds of an evaluator a check by simulation takes. */
  sampledRounds: number;
  /** Rounds for the vectors of docs/games/rules, of the session in fairness-gw2.md; scripts/find-round.ts finds them. */
  vectors: readonly VectorRound[];
  /** What a round draws before it means anything (stops, cards): for outside suites. */
  outcomes(rng: Rng): ArrayLike<number>;
};

export type ProvedGame = {
  entry: GameEntry;
  proof: GameProof;
  /** Under src/, where its lock is. */
  folder: string;
};

/** The proof of every game, from its own folder. */
export function loadProofs(): Promise<ProvedGame[]> {
  return Promise.all(
    catalogue.map(async (entry) => {
      const module = (await import(`../games/${entry.slug}/proof/index.ts`)) as { gameProof: GameProof };
      return { entry, proof: module.gameProof, folder: `games/${entry.slug}` };
    }),
  );
}
