import { plinkoFortune } from '@goldwren/game-engine/games/plinko-fortune';
import { plinkoFortune as messages } from '@goldwren/messages/current/games/plinko-fortune';
import type { GameModule } from '../../model/game-module.ts';
import { PlinkoStage } from './plinko-stage.tsx';
import { RiskBall } from './risk-ball.tsx';
import { RiskChoice } from './risk-choice.tsx';
import { mostBalls, useNextBall } from './use-next-ball.tsx';

export const gameModule: GameModule = {
  engine: plinkoFortune,
  Stage: PlinkoStage,
  Symbol: RiskBall,
  labels: { stake: messages.drop, actions: {} },
  overlap: { most: mostBalls, useNext: useNextBall },
  summarize: messages.summary,
  Choices: RiskChoice,
  describeOpen: null,
  keyHelp: [
    { keys: messages.keys.space, does: messages.keys.drop },
    { keys: '← →', does: messages.keys.stake },
    { keys: messages.keys.escape, does: messages.keys.skip },
  ],
};
