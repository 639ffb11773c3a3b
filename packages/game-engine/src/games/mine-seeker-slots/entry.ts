import type { GameEntry } from '../../types.ts';
import { mineSeekerSlots } from './index.ts';
import { proof } from './lock.ts';

export const entry = {
  id: 11,
  title: 'Mine Seeker Slots',
  listOrder: 11,
  game: mineSeekerSlots,
  proof,
  retired: [],
} satisfies GameEntry;
