import { gemCascadeFortune } from '@goldwren/game-engine/games/gem-cascade-fortune';
import type { GameModule } from '../../model/game-module.ts';
import { GemCascadeStage, GemPicture } from './gem-cascade-stage.tsx';
import { words } from './words.ts';

export const gameModule: GameModule = {
  engine: gemCascadeFortune,
  Stage: GemCascadeStage,
  Symbol: GemPicture,
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
