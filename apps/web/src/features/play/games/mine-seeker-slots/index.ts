import type { AnyGame } from '@goldwren/game-engine';
import { mineSeekerSlots } from '@goldwren/game-engine/games/mine-seeker-slots';
import { mineSeekerSlots as words } from '@goldwren/messages/current/games/mine-seeker-slots';
import type { GameModule } from '../../model/game-module.ts';
import { MinesChoices } from './choices.tsx';
import { describeEnd, describeOpen } from './field-view.ts';
import { MinesStage } from './mines-stage.tsx';

export const gameModule: GameModule = {
  // The registry's type: state and action are the game's own business.
  engine: mineSeekerSlots as unknown as AnyGame,
  Stage: MinesStage,
  Symbol: () => null,
  labels: { stake: words.start, actions: { open: words.openFirst, cash_out: words.cashOut } },
  summarize: words.summary,
  Choices: MinesChoices,
  describeOpen,
  describeEnd,
  keyHelp: [
    { keys: words.keys.space, does: words.keys.primary },
    { keys: words.keys.arrows, does: words.keys.move },
    { keys: words.keys.enter, does: words.keys.open },
    { keys: 'C', does: words.keys.cashOut },
    { keys: '← →', does: words.keys.stake },
    { keys: words.keys.escape, does: words.keys.skip },
  ],
};
