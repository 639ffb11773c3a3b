import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { starlightFortune as messages } from '@goldwren/messages/current/games/starlight-fortune';
import { slotModule } from '../../model/slot-module.ts';
import { StarlightPicture, StarlightStage } from './starlight-stage.tsx';

export const gameModule = slotModule({
  engine: starlightFortune,
  Stage: StarlightStage,
  Symbol: StarlightPicture,
  messages,
});
