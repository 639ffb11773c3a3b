import type { WorldLife } from '../../../shell/world/life.ts';

/** Birds above the city. */
export const life: WorldLife = {
  motion: 'drift',
  seconds: 26,
  places: [
    [330, 120, 110],
    [640, 200, 90],
    [1230, 220, 100],
  ],
};
