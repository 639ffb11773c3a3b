import { starlightFortune as messages } from '@goldwren/messages/current/games/starlight-fortune';
import type { StageProps } from '../../model/game-module.ts';
import { ReelStage } from '../../reels/reel-stage.tsx';
import { SheetSymbol } from '../../reels/sheet-symbol.tsx';
import { starlightReels } from './reel-game.ts';

export function StarlightStage(props: StageProps) {
  return (
    <ReelStage
      {...{ game: starlightReels, slug: 'starlight-fortune', messages, className: 'starlight has-band-left' }}
      {...props}
    />
  );
}

/** A symbol for a paytable row. The row has the accessible name. */
export function StarlightPicture({ id }: { id: string }) {
  return <SheetSymbol sheet={starlightReels.sheet} id={id} className="size-9" />;
}
