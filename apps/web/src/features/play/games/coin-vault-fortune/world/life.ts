import type { WorldLife } from '../../../shell/world/life.ts';

/** Gold that glints. */
export const life: WorldLife = {
  motion: 'glow',
  seconds: 5,
  places: [
    [660, 150, 46],
    [800, 190, 56],
    [950, 150, 46],
    [120, 640, 50],
    [250, 820, 44],
    [1420, 720, 50],
  ],
};
