import { gemCascadeFortune } from '@goldwren/game-engine/games/gem-cascade-fortune';
import { gemCascadeFortune as messages } from '@goldwren/messages/current/games/gem-cascade-fortune';
import { slotModule } from '../../model/slot-module.ts';
import { GemCascadeStage, GemPicture } from './gem-cascade-stage.tsx';

export const gameModule = slotModule({
  engine: gemCascadeFortune,
  Stage: GemCascadeStage,
  Symbol: GemPicture,
  messages,
});
