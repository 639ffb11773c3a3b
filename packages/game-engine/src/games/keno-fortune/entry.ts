import type { GameEntry } from '../../types.ts';
import { kenoFortune } from './index.ts';
import { proof } from './lock.ts';

export const entry = {
  id: 12,
  title: 'Keno Fortune',
  listOrder: 12,
  game: kenoFortune,
  proof,
  retired: [],
} satisfies GameEntry;
