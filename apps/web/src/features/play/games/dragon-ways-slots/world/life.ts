import type { WorldLife } from '../../../shell/world/life.ts';

/** Petals of the cherry tree in the wind. */
export const life: WorldLife = {
  motion: 'fall',
  seconds: 11,
  places: [
    [700, 40, 24],
    [900, 10, 20],
    [1060, 60, 26],
    [330, 300, 26],
    [180, 470, 22],
    [1330, 330, 24],
  ],
};
