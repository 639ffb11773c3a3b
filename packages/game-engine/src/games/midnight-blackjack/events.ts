export type BlackjackMove = 'stand' | 'hit' | 'double' | 'split';
export type BlackjackAction = { type: BlackjackMove };

/** The result of one hand. */
export type HandEnd = 'blackjack' | 'win' | 'push' | 'loss' | 'bust';

/** Cards as "AS", "TD". `hand` 0 is the first hand, or the left hand of a split. */
export type BlackjackEvent =
  | { type: 'deal'; player: string[]; dealer: string }
  /** The dealer has looked at the hidden card, because the up card is an ace or counts ten. */
  | { type: 'peek'; blackjack: boolean }
  | { type: 'hit'; hand: number; card: string }
  | { type: 'stand'; hand: number }
  | { type: 'double'; card: string }
  /** The second card of each hand. */
  | { type: 'split'; cards: string[] }
  /** The hidden card. */
  | { type: 'reveal'; card: string }
  | { type: 'draw'; card: string }
  | { type: 'hand'; hand: number; result: HandEnd; total: number; dealer_total: number; pay_x100: number }
  | { type: 'settle'; pay_x100: number };

export type BlackjackView = {
  phase: 'play' | 'settled';
  hands: string[][];
  /** Index of the active hand in `hands`. Null when the round is settled. */
  active: number | null;
  /** Only the up card until the round is settled. */
  dealer: string[];
  doubled: boolean;
};
