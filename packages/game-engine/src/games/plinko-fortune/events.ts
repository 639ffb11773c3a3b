import type { PlinkoRisk } from './maths.ts';

export type PlinkoChoice = { risk: PlinkoRisk };

export type PlinkoEvent =
  | {
      type: 'drop';
      risk: PlinkoRisk;
      /** For each row of pegs from the top: 0 for left, 1 for right. */
      path: number[];
      /** Slot number, from 0 at the left. */
      slot: number;
    }
  | { type: 'settle'; pay_x100: number };
