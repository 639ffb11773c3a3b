import type { GameEntry } from '../../types.ts';
import { plinkoFortune } from './index.ts';
import { proof } from './lock.ts';

export const entry = {
  id: 10,
  title: 'Plinko Fortune',
  listOrder: 4,
  game: plinkoFortune,
  proof,
  retired: [],
} satisfies GameEntry;
