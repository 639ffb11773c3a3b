import { cherryClassicSlots } from '@goldwren/game-engine/games/cherry-classic-slots';
import { slotModule } from '../../model/slot-module.ts';
import { CherryPicture, CherryStage } from './cherry-stage.tsx';
import { words } from './words.ts';

export const gameModule = slotModule({ engine: cherryClassicSlots, Stage: CherryStage, Symbol: CherryPicture, words });
