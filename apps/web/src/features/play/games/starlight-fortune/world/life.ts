import type { WorldLife } from '../../../shell/world/life.ts';

/** Stars that twinkle. */
export const life: WorldLife = {
  motion: 'glow',
  seconds: 4,
  places: [
    [90, 115, 54],
    [480, 75, 60],
    [590, 60, 40],
    [800, 200, 44],
    [620, 240, 40],
    [1340, 75, 60],
  ],
};
