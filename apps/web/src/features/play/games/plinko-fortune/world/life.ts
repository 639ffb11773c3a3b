import type { WorldLife } from '../../../shell/world/life.ts';

/** The wheels of the workshop. They are not in the far layer, because they turn. */
export const life: WorldLife = {
  motion: 'turn',
  seconds: 24,
  places: [
    [560, 70, 194],
    [700, 10, 142],
    [1030, 60, 210],
    [905, 4, 126],
    [60, 520, 162],
    [1540, 520, 174],
  ],
};
