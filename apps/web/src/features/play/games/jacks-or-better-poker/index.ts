import type { AnyGame } from '@goldwren/game-engine';
import { jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { jacksOrBetterPoker as words } from '@goldwren/messages/current/games/jacks-or-better-poker';
import type { GameModule } from '../../model/game-module.ts';
import { JacksStage } from './jacks-stage.tsx';
import { describeDeal, describeDraw, doubtAbout } from './table-view.ts';

export const gameModule: GameModule = {
  // The registry's type: state and action are the game's own business.
  engine: jacksOrBetterPoker as unknown as AnyGame,
  Stage: JacksStage,
  Symbol: () => null,
  labels: { stake: words.deal, actions: { draw: words.draw } },
  summarize: words.summary,
  Choices: null,
  describeOpen: describeDeal,
  describeEnd: describeDraw,
  doubtAbout,
  keyHelp: [
    { keys: words.keys.space, does: words.keys.dealDraw },
    { keys: words.keys.digits, does: words.keys.hold },
    { keys: '← →', does: words.keys.stake },
    { keys: words.keys.escape, does: words.keys.skip },
  ],
};
