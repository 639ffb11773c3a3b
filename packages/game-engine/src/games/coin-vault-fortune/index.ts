import { lock } from './lock.ts';
import { coinVaultMathsV1 } from './maths.ts';
import { createCoinVaultGame } from './play.ts';

export type { CoinVaultEvent, VaultCoin } from './events.ts';

export const coinVaultFortune = createCoinVaultGame(coinVaultMathsV1, lock);
