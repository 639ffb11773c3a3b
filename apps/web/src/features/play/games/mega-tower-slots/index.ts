import { megaTowerSlots } from '@goldwren/game-engine/games/mega-tower-slots';
import { megaTowerSlots as messages } from '@goldwren/messages/current/games/mega-tower-slots';
import { slotModule } from '../../model/slot-module.ts';
import { MegaTowerPicture, MegaTowerStage } from './mega-tower-stage.tsx';

export const gameModule = slotModule({
  engine: megaTowerSlots,
  Stage: MegaTowerStage,
  Symbol: MegaTowerPicture,
  messages,
});
