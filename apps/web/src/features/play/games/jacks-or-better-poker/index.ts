import type { AnyGame } from '@goldwren/game-engine';
import { jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';
import type { GameModule } from '../../model/game-module.ts';
import { JacksStage } from './jacks-stage.tsx';
import { describeDeal } from './table-view.ts';

export const gameModule: GameModule = {
  // The registry's type: state and action are the game's own business.
  engine: jacksOrBetterPoker as unknown as AnyGame,
  Stage: JacksStage,
  Symbol: () => null,
  labels: { stake: 'Deal', act: 'Draw' },
  firstDecision: { type: 'hold', positions: [] },
  describeOpen: describeDeal,
  keyHelp: [
    { keys: 'Space', does: 'Deal, then draw' },
    { keys: '1 to 5', does: 'Hold or release a card' },
    { keys: '← →', does: 'Change the stake' },
    { keys: 'Esc', does: 'Skip to the result' },
  ],
};
