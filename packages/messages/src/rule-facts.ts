/** What the rules of a game are worded from, as the game engine gives it; each game adds the numbers of its sentences. */
export interface RuleFacts {
  readonly paytable: readonly { readonly outcome: string }[];
}

/** What a player set before a round, as the engine's choices have it. */
type Choice = Readonly<Record<string, unknown>>;

/** The rules of one game in one language. The names of the sentences are the game's own; French has each of English. */
export interface GameText<F extends RuleFacts> {
  /** On the card of the game. */
  readonly description: (facts: F) => string;
  /** What players wait for, in the middle of a sentence: `free spins`; null where the game has nothing of the kind. */
  readonly feature: string | null;
  /** A choice of the game, as the title of its odds: `High risk`. Left out where there is nothing to choose. */
  readonly choice?: (choice: Choice) => string;
  readonly howToPlay: (facts: F) => Readonly<Record<string, string>>;
  readonly features: (facts: F) => Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  /** A row of the paytable. */
  readonly outcome: (outcome: F['paytable'][number]['outcome']) => string;
  /** What is paid for in a row: `5 on a line`. */
  readonly paidFor: (facts: F, outcome: F['paytable'][number]['outcome'], count: number) => string;
  /** What happens to a round that the player leaves. */
  readonly unfinishedRound: (facts: F) => string;
  /** How the shown return was derived. */
  readonly returnNote: (facts: F) => string;
}
