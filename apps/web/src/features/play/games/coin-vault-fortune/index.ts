import { coinVaultFortune } from '@goldwren/game-engine/games/coin-vault-fortune';
import { coinVaultFortune as messages } from '@goldwren/messages/current/games/coin-vault-fortune';
import { slotModule } from '../../model/slot-module.ts';
import { CoinVaultPicture, CoinVaultStage } from './coin-vault-stage.tsx';

export const gameModule = slotModule({
  engine: coinVaultFortune,
  Stage: CoinVaultStage,
  Symbol: CoinVaultPicture,
  messages,
});
