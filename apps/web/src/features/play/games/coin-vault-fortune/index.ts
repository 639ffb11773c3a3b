import { coinVaultFortune } from '@goldwren/game-engine/games/coin-vault-fortune';
import type { GameModule } from '../../model/game-module.ts';
import { CoinVaultPicture, CoinVaultStage } from './coin-vault-stage.tsx';
import { words } from './words.ts';

export const gameModule: GameModule = {
  engine: coinVaultFortune,
  Stage: CoinVaultStage,
  Symbol: CoinVaultPicture,
  labels: { stake: words.spin, actions: {} },
  summarize: words.summary,
  Choices: null,
  describeOpen: null,
  keyHelp: [
    { keys: words.keys.space, does: words.keys.spin },
    { keys: '← →', does: words.keys.stake },
    { keys: words.keys.escape, does: words.keys.skip },
  ],
};
