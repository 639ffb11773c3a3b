/** Facts about the rules of a game, from the game engine. Each game adds the numbers of its sentences. */
export interface RuleFacts {
  readonly paytable: readonly { readonly outcome: string }[];
}

/** The player's choice before a round, as in the engine. */
type Choice = Readonly<Record<string, unknown>>;

/** The rules of one game in one language. Each game names its own sentences, and every language has the same names. */
export interface GameText<F extends RuleFacts> {
  /** On the card of the game. */
  readonly description: (facts: F) => string;
  /** The feature of the game, as part of a sentence: `free spins`. Null if the game has no feature. */
  readonly feature: string | null;
  /** A choice of the game, as the title of its odds: `High risk`. Omitted if there is no choice. */
  readonly choice?: (choice: Choice) => string;
  readonly howToPlay: (facts: F) => Readonly<Record<string, string>>;
  readonly features: (facts: F) => Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  /** A row of the paytable. */
  readonly outcome: (outcome: F['paytable'][number]['outcome']) => string;
  /** The condition of a payout in a row: `5 on a line`. */
  readonly paidFor: (facts: F, outcome: F['paytable'][number]['outcome'], count: number) => string;
  /** What happens to a round if the player leaves. */
  readonly unfinishedRound: (facts: F) => string;
  /** How the RTP was calculated. */
  readonly returnNote: (facts: F) => string;
}
