import type { WorldLife } from '../../../shell/world/life.ts';

/** Light on the crystals. */
export const life: WorldLife = {
  motion: 'glow',
  seconds: 4,
  places: [
    [640, 110, 60],
    [800, 70, 74],
    [975, 90, 56],
    [290, 520, 54],
    [1420, 480, 60],
    [100, 620, 48],
  ],
};
