import type { HandName } from '../../families/cards/five-card-hand.ts';

/** Positions to hold: distinct, 0–4, ascending. */
export type HoldAction = { type: 'hold'; positions: number[] };

/** Cards as "AS", "TD". Each list has five cards, by position. */
export type JacksEvent =
  | { type: 'deal'; cards: string[] }
  | { type: 'draw'; held: number[]; cards: string[] }
  | { type: 'hand'; name: HandName; pay_x100: number }
  | { type: 'settle'; pay_x100: number };

export type JacksView =
  | { phase: 'hold'; cards: string[] }
  | { phase: 'settled'; cards: string[]; held: number[]; hand: HandName };
