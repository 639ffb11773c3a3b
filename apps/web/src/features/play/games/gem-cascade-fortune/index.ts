import { gemCascadeFortune } from '@goldwren/game-engine/games/gem-cascade-fortune';
import { slotModule } from '../../model/slot-module.ts';
import { GemCascadeStage, GemPicture } from './gem-cascade-stage.tsx';
import { words } from './words.ts';

export const gameModule = slotModule({ engine: gemCascadeFortune, Stage: GemCascadeStage, Symbol: GemPicture, words });
