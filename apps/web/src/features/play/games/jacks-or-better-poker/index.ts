import type { AnyGame } from '@goldwren/game-engine';
import { jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { jacksOrBetterPoker as messages } from '@goldwren/messages/current/games/jacks-or-better-poker';
import type { GameModule } from '../../model/game-module.ts';
import { JacksStage } from './jacks-stage.tsx';
import { confirmationFor, describeDeal, describeDraw } from './table-view.ts';

export const gameModule: GameModule = {
  // The registry hides the state and action types of a game.
  engine: jacksOrBetterPoker as unknown as AnyGame,
  Stage: JacksStage,
  Symbol: () => null,
  labels: { stake: messages.deal, actions: { draw: messages.draw } },
  summarize: messages.summary,
  Choices: null,
  describeOpen: describeDeal,
  describeEnd: describeDraw,
  confirmationFor,
  hasCoach: true,
  keyHelp: [
    { keys: messages.keys.space, does: messages.keys.dealDraw },
    { keys: messages.keys.digits, does: messages.keys.hold },
    { keys: '← →', does: messages.keys.stake },
    { keys: messages.keys.escape, does: messages.keys.skip },
  ],
};
