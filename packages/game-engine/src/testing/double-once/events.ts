export type DoubleOnceSide = 'high' | 'low';
/** Whether the player bets that their card is above or below the dealer's card. */
export type DoubleOnceChoice = { side: DoubleOnceSide };

export type DoubleOnceAction = { type: 'double' } | { type: 'stand' };

export type DoubleOnceEvent =
  | { type: 'deal'; side: DoubleOnceSide; card: string }
  | { type: 'doubled' }
  | { type: 'reveal'; card: string; won: boolean }
  | { type: 'settle'; pay_x100: number };

export type DoubleOnceView = { side: DoubleOnceSide; card: string; doubled: boolean; house: string | null };
