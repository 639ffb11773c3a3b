import type { StageProps } from '../../model/game-module.ts';
import { ReelStage } from '../../reels/reel-stage.tsx';
import { SheetSymbol } from '../../reels/sheet-symbol.tsx';
import './cherry.css';
import { cherryClassicSlots as messages } from '@goldwren/messages/current/games/cherry-classic-slots';
import { Lever } from './lever.tsx';
import { cherryReels } from './reel-game.ts';

export function CherryStage(props: StageProps) {
  return (
    <ReelStage game={cherryReels} slug="cherry-classic-slots" messages={messages} className="cherry" {...props}>
      <Lever phase={props.phase} reducedMotion={props.reducedMotion} />
    </ReelStage>
  );
}

/** A symbol for a paytable row. The row has the accessible name. */
export function CherryPicture({ id }: { id: string }) {
  return <SheetSymbol sheet={cherryReels.sheet} id={id} className="size-9" />;
}
