import type { WorldLife } from '../../../shell/world/life.ts';

/** Bulbs around the stage. */
export const life: WorldLife = {
  motion: 'glow',
  seconds: 3,
  places: [
    [282, 470, 64],
    [360, 320, 64],
    [470, 215, 64],
    [1130, 215, 64],
    [1240, 320, 64],
    [1318, 470, 64],
  ],
};
