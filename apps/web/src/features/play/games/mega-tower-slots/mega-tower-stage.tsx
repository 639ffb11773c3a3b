import type { StageProps } from '../../model/game-module.ts';
import { ReelStage } from '../../reels/reel-stage.tsx';
import { SheetSymbol } from '../../reels/sheet-symbol.tsx';
import './mega-tower.css';
import { megaTowerSlots as messages } from '@goldwren/messages/current/games/mega-tower-slots';
import { megaTowerReels } from './reel-game.ts';
import { Towers } from './tower.tsx';

export function MegaTowerStage(props: StageProps) {
  return (
    <ReelStage
      {...{ game: megaTowerReels, slug: 'mega-tower-slots', messages, className: 'mega-tower has-band-left' }}
      scene={(show) => <Towers show={show} reducedMotion={props.reducedMotion} />}
      {...props}
    />
  );
}

/** A symbol for a paytable row. The row has the accessible name. */
export function MegaTowerPicture({ id }: { id: string }) {
  return <SheetSymbol sheet={megaTowerReels.sheet} id={id} className="size-9" />;
}
