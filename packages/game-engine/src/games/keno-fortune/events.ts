/** The picks of the player: distinct, 1 … 40, ascending. The number of picks decides the pays. */
export type KenoChoice = { numbers: number[] };

export type KenoEvent =
  | {
      type: 'draw';
      /** Picks of the player, ascending. */
      picked: number[];
      /** Drawn numbers in drawing order. */
      drawn: number[];
    }
  | {
      type: 'hits';
      /** Numbers that are picked and drawn, ascending. */
      numbers: number[];
      pay_x100: number;
    }
  | { type: 'settle'; pay_x100: number };
