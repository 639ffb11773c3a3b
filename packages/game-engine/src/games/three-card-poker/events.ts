import type { ThreeCardName } from '../../families/cards/three-card-hand.ts';

export type ThreeCardMove = 'play' | 'fold';
export type ThreeCardAction = { type: ThreeCardMove };

/** `unqualified`: the dealer's hand does not qualify. */
export type ThreeCardEnd = 'fold' | 'win' | 'push' | 'loss' | 'unqualified';

/** Cards as "AS", "TD". Each hand has three. */
export type ThreeCardEvent =
  | { type: 'deal'; player: string[] }
  | { type: ThreeCardMove }
  | { type: 'reveal'; dealer: string[] }
  /** Pays in hundredths of the ante. */
  | {
      type: 'hand';
      result: ThreeCardEnd;
      player: ThreeCardName;
      dealer: ThreeCardName;
      ante_x100: number;
      play_x100: number;
      bonus_x100: number;
    }
  | { type: 'settle'; pay_x100: number };

export type ThreeCardView =
  | { phase: 'decide'; player: string[]; hand: ThreeCardName }
  | { phase: 'settled'; player: string[]; hand: ThreeCardName; dealer: string[] };
