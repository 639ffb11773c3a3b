import type { GameEntry } from '../../types.ts';
import { jacksOrBetterPoker } from './index.ts';
import { proof } from './lock.ts';

export const entry: GameEntry = {
  id: 4,
  title: 'Jacks or Better Poker',
  description:
    'Five cards, one draw. Hold what you like; a pair of jacks pays, a royal flush pays 800 times the stake.',
  listOrder: 2,
  game: jacksOrBetterPoker,
  proof,
  retired: [],
};
