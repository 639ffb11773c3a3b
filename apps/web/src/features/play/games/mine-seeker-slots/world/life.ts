import type { WorldLife } from '../../../shell/world/life.ts';

/** Flames in the lanterns. */
export const life: WorldLife = {
  motion: 'glow',
  seconds: 3,
  places: [
    [528, 222, 230],
    [1062, 222, 230],
    [130, 480, 230],
    [1458, 480, 230],
  ],
};
