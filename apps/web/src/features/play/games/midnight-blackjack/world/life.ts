import type { WorldLife } from '../../../shell/world/life.ts';

/** Light on the chips and the glass. */
export const life: WorldLife = {
  motion: 'glow',
  seconds: 5,
  places: [
    [540, 62, 44],
    [1030, 52, 44],
    [172, 350, 44],
    [1440, 350, 44],
    [205, 690, 40],
    [1300, 545, 44],
  ],
};
