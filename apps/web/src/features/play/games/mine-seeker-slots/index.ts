import type { AnyGame } from '@goldwren/game-engine';
import { mineSeekerSlots } from '@goldwren/game-engine/games/mine-seeker-slots';
import { mineSeekerSlots as messages } from '@goldwren/messages/current/games/mine-seeker-slots';
import type { GameModule } from '../../model/game-module.ts';
import { MinesChoices } from './choices.tsx';
import { describeEnd, describeOpen } from './field-view.ts';
import { MinesStage } from './mines-stage.tsx';

export const gameModule: GameModule = {
  // The registry hides the state and action types of a game.
  engine: mineSeekerSlots as unknown as AnyGame,
  Stage: MinesStage,
  Symbol: () => null,
  labels: { stake: messages.start, actions: { open: messages.openFirst, cash_out: messages.cashOut } },
  summarize: messages.summary,
  summarizesLosses: true,
  Choices: MinesChoices,
  describeOpen,
  describeEnd,
  keyHelp: [
    { keys: messages.keys.space, does: messages.keys.primary },
    { keys: messages.keys.arrows, does: messages.keys.move },
    { keys: messages.keys.enter, does: messages.keys.open },
    { keys: 'C', does: messages.keys.cashOut },
    { keys: '← →', does: messages.keys.stake },
    { keys: messages.keys.escape, does: messages.keys.skip },
  ],
};
