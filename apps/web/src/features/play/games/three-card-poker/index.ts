import type { AnyGame } from '@goldwren/game-engine';
import { threeCardPoker } from '@goldwren/game-engine/games/three-card-poker';
import { threeCardPoker as messages } from '@goldwren/messages/current/games/three-card-poker';
import type { GameModule } from '../../model/game-module.ts';
import { confirmationFor, describeEnd, describeOpen } from './describe.ts';
import { ThreeCardStage } from './three-card-stage.tsx';

const { keys, actions } = messages;

export const gameModule: GameModule = {
  // The registry hides the state and action types of a game.
  engine: threeCardPoker as unknown as AnyGame,
  Stage: ThreeCardStage,
  Symbol: () => null,
  labels: { stake: messages.deal, actions },
  summarize: messages.summary,
  summarizesLosses: true,
  Choices: null,
  describeOpen,
  describeEnd,
  confirmationFor,
  hasCoach: true,
  actionKeys: { p: 'play', f: 'fold' },
  keyHelp: [
    { keys: keys.space, does: keys.dealPlay },
    { keys: 'P', does: actions.play },
    { keys: 'F', does: actions.fold },
    { keys: '← →', does: keys.stake },
    { keys: keys.escape, does: keys.skip },
  ],
};
