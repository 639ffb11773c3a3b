import { plinkoFortune } from '@goldwren/game-engine/games/plinko-fortune';
import { plinkoFortune as words } from '@goldwren/messages/current/games/plinko-fortune';
import type { GameModule } from '../../model/game-module.ts';
import { PlinkoStage } from './plinko-stage.tsx';
import { RiskBall } from './risk-ball.tsx';
import { RiskChoice } from './risk-choice.tsx';

export const gameModule: GameModule = {
  engine: plinkoFortune,
  Stage: PlinkoStage,
  Symbol: RiskBall,
  labels: { stake: words.drop, actions: {} },
  summarize: words.summary,
  Choices: RiskChoice,
  describeOpen: null,
  keyHelp: [
    { keys: words.keys.space, does: words.keys.drop },
    { keys: '← →', does: words.keys.stake },
    { keys: words.keys.escape, does: words.keys.skip },
  ],
};
