import { cherryClassicSlots } from '@goldwren/game-engine/games/cherry-classic-slots';
import { cherryClassicSlots as messages } from '@goldwren/messages/current/games/cherry-classic-slots';
import { slotModule } from '../../model/slot-module.ts';
import { CherryPicture, CherryStage } from './cherry-stage.tsx';

export const gameModule = slotModule({
  engine: cherryClassicSlots,
  Stage: CherryStage,
  Symbol: CherryPicture,
  messages,
});
