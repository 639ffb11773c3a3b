import type { GameEntry } from '../../types.ts';
import { midnightBlackjack } from './index.ts';
import { proof } from './lock.ts';

export const entry = {
  id: 5,
  title: 'Midnight Blackjack',
  listOrder: 7,
  game: midnightBlackjack,
  proof,
  retired: [],
} satisfies GameEntry;
