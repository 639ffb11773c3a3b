import type { GameEntry } from '../../types.ts';
import { starlightFortune } from './index.ts';
import { proof } from './lock.ts';

export const entry: GameEntry = {
  id: 2,
  title: 'Starlight Fortune',
  description: 'Twenty lines under a clear night sky. Stars are wild, and three moons open free spins that pay triple.',
  listOrder: 1,
  game: starlightFortune,
  proof,
  retired: [],
};
