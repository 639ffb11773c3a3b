import type { GameEntry } from '../../types.ts';
import { dragonWaysSlots } from './index.ts';
import { proof } from './lock.ts';

export const entry = {
  id: 3,
  title: 'Dragon Ways Slots',
  listOrder: 6,
  game: dragonWaysSlots,
  proof,
  retired: [],
} satisfies GameEntry;
