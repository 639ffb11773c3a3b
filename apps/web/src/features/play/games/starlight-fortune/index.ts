import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import type { GameModule } from '../../model/game-module.ts';
import { StarlightPicture } from './starlight-picture.tsx';
import { StarlightStage } from './starlight-stage.tsx';

export const gameModule: GameModule = {
  engine: starlightFortune,
  Stage: StarlightStage,
  Symbol: StarlightPicture,
  labels: { stake: 'Spin', act: 'Spin' },
  firstDecision: { type: 'none' },
  describeOpen: null,
  keyHelp: [
    { keys: 'Space', does: 'Spin' },
    { keys: '← →', does: 'Change the stake' },
    { keys: 'Esc', does: 'Skip to the result' },
  ],
};
