import { dragonWaysSlots } from '@goldwren/game-engine/games/dragon-ways-slots';
import { dragonWaysSlots as messages } from '@goldwren/messages/current/games/dragon-ways-slots';
import { describeReelRounds, freeRoundsOf, type ReelGameUnderTest } from '../../testing/reel-rounds.ts';
import { installFakeTimers } from '../../testing/shown-rounds.ts';
import { DragonWaysStage } from './dragon-ways-stage.tsx';
import { dragonWaysReels } from './reel-game.ts';

const game: ReelGameUnderTest = {
  engine: dragonWaysSlots,
  Stage: DragonWaysStage,
  reels: dragonWaysReels,
  symbolName: messages.symbolName,
};
const freeRounds = freeRoundsOf(game);

installFakeTimers();

describeReelRounds(game, freeRounds);
