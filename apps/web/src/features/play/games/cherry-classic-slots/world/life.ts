import type { WorldLife } from '../../../shell/world/life.ts';

/** Fireworks over the fairground. */
export const life: WorldLife = {
  motion: 'burst',
  seconds: 7,
  places: [
    [150, 130, 170],
    [470, 110, 150],
    [1170, 90, 180],
    [1440, 150, 170],
    [800, 70, 130],
  ],
};
