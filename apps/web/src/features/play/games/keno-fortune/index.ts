import type { AnyGame } from '@goldwren/game-engine';
import { kenoFortune } from '@goldwren/game-engine/games/keno-fortune';
import { kenoFortune as messages } from '@goldwren/messages/current/games/keno-fortune';
import type { GameModule } from '../../model/game-module.ts';
import { describeDraw, mostPicked } from './card-view.ts';
import { KenoChoices } from './choices.tsx';
import { KenoStage } from './keno-stage.tsx';

export const gameModule: GameModule = {
  // The registry hides the choice type of a game.
  engine: kenoFortune as unknown as AnyGame,
  Stage: KenoStage,
  Symbol: () => null,
  labels: { stake: messages.draw, actions: {} },
  summarize: messages.summary,
  Choices: KenoChoices,
  unready: messages.pick(mostPicked),
  describeOpen: null,
  describeEnd: describeDraw,
  keyHelp: [
    { keys: messages.keys.space, does: messages.keys.draw },
    { keys: messages.keys.arrows, does: messages.keys.move },
    { keys: 'Q', does: messages.keys.quickPick },
    { keys: 'C', does: messages.keys.clear },
    { keys: '← →', does: messages.keys.stake },
    { keys: messages.keys.escape, does: messages.keys.skip },
  ],
};
