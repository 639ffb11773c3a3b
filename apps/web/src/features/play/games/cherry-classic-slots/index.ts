import { cherryClassicSlots } from '@goldwren/game-engine/games/cherry-classic-slots';
import type { GameModule } from '../../model/game-module.ts';
import { CherryPicture, CherryStage } from './cherry-stage.tsx';
import { words } from './words.ts';

export const gameModule: GameModule = {
  engine: cherryClassicSlots,
  Stage: CherryStage,
  Symbol: CherryPicture,
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
