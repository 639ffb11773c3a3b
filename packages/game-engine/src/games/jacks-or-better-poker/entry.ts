import type { GameEntry } from '../../types.ts';
import { jacksOrBetterPoker } from './index.ts';
import { proof } from './lock.ts';

export const entry = {
  id: 4,
  title: 'Jacks or Better Poker',
  listOrder: 3,
  game: jacksOrBetterPoker,
  proof,
  retired: [],
} satisfies GameEntry;
