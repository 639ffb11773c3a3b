import type { GameEntry } from '../../types.ts';
import { cherryClassicSlots } from './index.ts';
import { proof } from './lock.ts';

export const entry = {
  id: 1,
  title: 'Cherry Classic Slots',
  listOrder: 5,
  game: cherryClassicSlots,
  proof,
  retired: [],
} satisfies GameEntry;
