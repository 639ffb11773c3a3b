import type { GameEntry } from '../../types.ts';
import { megaTowerSlots } from './index.ts';
import { proof } from './lock.ts';

export const entry = {
  id: 9,
  title: 'Mega Tower Slots',
  listOrder: 10,
  game: megaTowerSlots,
  proof,
  retired: [],
} satisfies GameEntry;
