import type { WorldLife } from '../../../shell/world/life.ts';

/** Lamps of the hall. */
export const life: WorldLife = {
  motion: 'glow',
  seconds: 4,
  places: [
    [425, 110, 150],
    [800, 150, 220],
    [1165, 110, 150],
    [298, 350, 120],
    [1300, 350, 120],
  ],
};
