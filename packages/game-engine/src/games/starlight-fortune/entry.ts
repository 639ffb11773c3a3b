import type { GameEntry } from '../../types.ts';
import { starlightFortune } from './index.ts';
import { proof } from './lock.ts';

export const entry = {
  id: 2,
  title: 'Starlight Fortune',
  listOrder: 2,
  game: starlightFortune,
  proof,
  retired: [],
} satisfies GameEntry;
