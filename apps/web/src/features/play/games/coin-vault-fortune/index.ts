import { coinVaultFortune } from '@goldwren/game-engine/games/coin-vault-fortune';
import { slotModule } from '../../model/slot-module.ts';
import { CoinVaultPicture, CoinVaultStage } from './coin-vault-stage.tsx';
import { words } from './words.ts';

export const gameModule = slotModule({
  engine: coinVaultFortune,
  Stage: CoinVaultStage,
  Symbol: CoinVaultPicture,
  words,
});
