/** The numbers of the player: distinct, 1 … 40, ascending. How many there are decides what they pay. */
export type KenoChoice = { numbers: number[] };

export type KenoEvent =
  | {
      type: 'draw';
      /** The player's, ascending. */
      picked: number[];
      /** In the order drawn. */
      drawn: number[];
    }
  | {
      type: 'hits';
      /** Picked and drawn, ascending. */
      numbers: number[];
      pay_x100: number;
    }
  | { type: 'settle'; pay_x100: number };
