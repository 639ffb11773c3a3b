import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { slotModule } from '../../model/slot-module.ts';
import { StarlightPicture, StarlightStage } from './starlight-stage.tsx';
import { words } from './words.ts';

export const gameModule = slotModule({
  engine: starlightFortune,
  Stage: StarlightStage,
  Symbol: StarlightPicture,
  words,
});
