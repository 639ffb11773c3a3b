import type { GameEntry } from '../../types.ts';
import { coinVaultFortune } from './index.ts';
import { proof } from './lock.ts';

export const entry = {
  id: 8,
  title: 'Coin Vault Fortune',
  listOrder: 9,
  game: coinVaultFortune,
  proof,
  retired: [],
} satisfies GameEntry;
