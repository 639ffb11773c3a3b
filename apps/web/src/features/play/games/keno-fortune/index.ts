import type { AnyGame } from '@goldwren/game-engine';
import { kenoFortune } from '@goldwren/game-engine/games/keno-fortune';
import { kenoFortune as words } from '@goldwren/messages/current/games/keno-fortune';
import type { GameModule } from '../../model/game-module.ts';
import { describeDraw, mostPicked } from './card-view.ts';
import { KenoChoices } from './choices.tsx';
import { KenoStage } from './keno-stage.tsx';

export const gameModule: GameModule = {
  // The registry's type: the choice is the game's own business.
  engine: kenoFortune as unknown as AnyGame,
  Stage: KenoStage,
  Symbol: () => null,
  labels: { stake: words.draw, actions: {} },
  summarize: words.summary,
  Choices: KenoChoices,
  unready: words.pick(mostPicked),
  describeOpen: null,
  describeEnd: describeDraw,
  keyHelp: [
    { keys: words.keys.space, does: words.keys.draw },
    { keys: words.keys.arrows, does: words.keys.move },
    { keys: 'Q', does: words.keys.quickPick },
    { keys: 'C', does: words.keys.clear },
    { keys: '← →', does: words.keys.stake },
    { keys: words.keys.escape, does: words.keys.skip },
  ],
};
