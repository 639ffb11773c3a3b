import type { GameEntry } from '../../types.ts';
import { doubleOnce } from './index.ts';
import { proof } from './lock.ts';

export const doubleOnceEntry: GameEntry = {
  id: 900,
  title: 'Double Once',
  listOrder: 900,
  game: doubleOnce,
  proof,
  retired: [],
};
