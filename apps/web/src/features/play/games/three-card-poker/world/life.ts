import type { WorldLife } from '../../../shell/world/life.ts';

/** Light on the chips. */
export const life: WorldLife = {
  motion: 'glow',
  seconds: 5,
  places: [
    [92, 445, 44],
    [150, 505, 40],
    [1455, 440, 44],
    [1400, 545, 40],
  ],
};
