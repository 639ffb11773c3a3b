import type { GameEntry } from '../../types.ts';
import { gemCascadeFortune } from './index.ts';
import { proof } from './lock.ts';

export const entry = {
  id: 6,
  title: 'Gem Cascade Fortune',
  listOrder: 1,
  game: gemCascadeFortune,
  proof,
  retired: [],
} satisfies GameEntry;
