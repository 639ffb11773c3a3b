import type { GameEntry } from '../../types.ts';
import { threeCardPoker } from './index.ts';
import { proof } from './lock.ts';

export const entry = {
  id: 7,
  title: 'Three Card Poker',
  listOrder: 8,
  game: threeCardPoker,
  proof,
  retired: [],
} satisfies GameEntry;
