import { megaTowerSlots } from '@goldwren/game-engine/games/mega-tower-slots';
import type { GameModule } from '../../model/game-module.ts';
import { MegaTowerPicture, MegaTowerStage } from './mega-tower-stage.tsx';
import { words } from './words.ts';

export const gameModule: GameModule = {
  engine: megaTowerSlots,
  Stage: MegaTowerStage,
  Symbol: MegaTowerPicture,
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
