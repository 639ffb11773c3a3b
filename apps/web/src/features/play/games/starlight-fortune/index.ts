import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import type { GameModule } from '../../model/game-module.ts';
import { StarlightPicture, StarlightStage } from './starlight-stage.tsx';
import { words } from './words.ts';

export const gameModule: GameModule = {
  engine: starlightFortune,
  Stage: StarlightStage,
  Symbol: StarlightPicture,
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
