import { dragonWaysSlots } from '@goldwren/game-engine/games/dragon-ways-slots';
import { slotModule } from '../../model/slot-module.ts';
import { DragonWaysPicture, DragonWaysStage } from './dragon-ways-stage.tsx';
import { words } from './words.ts';

export const gameModule = slotModule({
  engine: dragonWaysSlots,
  Stage: DragonWaysStage,
  Symbol: DragonWaysPicture,
  words,
});
