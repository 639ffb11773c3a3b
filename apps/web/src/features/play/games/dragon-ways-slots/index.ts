import { dragonWaysSlots } from '@goldwren/game-engine/games/dragon-ways-slots';
import type { GameModule } from '../../model/game-module.ts';
import { DragonWaysPicture, DragonWaysStage } from './dragon-ways-stage.tsx';
import { words } from './words.ts';

export const gameModule: GameModule = {
  engine: dragonWaysSlots,
  Stage: DragonWaysStage,
  Symbol: DragonWaysPicture,
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
