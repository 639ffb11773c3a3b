import type { AnyGame } from '@goldwren/game-engine';
import { midnightBlackjack } from '@goldwren/game-engine/games/midnight-blackjack';
import { midnightBlackjack as messages } from '@goldwren/messages/current/games/midnight-blackjack';
import type { GameModule } from '../../model/game-module.ts';
import { BlackjackStage } from './blackjack-stage.tsx';
import { describeEnd, describeOpen } from './describe.ts';

const { keys, actions } = messages;

export const gameModule: GameModule = {
  // The registry hides the state and action types of a game.
  engine: midnightBlackjack as unknown as AnyGame,
  Stage: BlackjackStage,
  Symbol: () => null,
  labels: { stake: messages.deal, actions },
  // The most frequent decision, and the one that gives up nothing.
  mainAction: 'hit',
  summarize: messages.summary,
  summarizesLosses: true,
  Choices: null,
  describeOpen,
  describeEnd,
  hasCoach: true,
  actionKeys: { h: 'hit', s: 'stand', d: 'double', p: 'split' },
  keyHelp: [
    { keys: keys.space, does: keys.dealHit },
    { keys: 'H', does: actions.hit },
    { keys: 'S', does: actions.stand },
    { keys: 'D', does: actions.double },
    { keys: 'P', does: actions.split },
    { keys: '← →', does: keys.stake },
    { keys: keys.escape, does: keys.skip },
  ],
};
