import { dragonWaysSlots } from '@goldwren/game-engine/games/dragon-ways-slots';
import { dragonWaysSlots as messages } from '@goldwren/messages/current/games/dragon-ways-slots';
import { slotModule } from '../../model/slot-module.ts';
import { DragonWaysPicture, DragonWaysStage } from './dragon-ways-stage.tsx';

export const gameModule = slotModule({
  engine: dragonWaysSlots,
  Stage: DragonWaysStage,
  Symbol: DragonWaysPicture,
  messages,
});
