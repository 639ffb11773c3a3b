import { gemCascadeFortune as messages } from '@goldwren/messages/current/games/gem-cascade-fortune';
import type { StageProps } from '../../model/game-module.ts';
import { SheetSymbol } from '../../reels/sheet-symbol.tsx';
import { TumbleStage } from '../../tumbles/tumble-stage.tsx';
import { gemCascade } from './tumble-game.ts';

export function GemCascadeStage(props: StageProps) {
  return (
    <TumbleStage game={gemCascade} slug="gem-cascade-fortune" messages={messages} className="gem-cascade" {...props} />
  );
}

/** A gem for a paytable row. The row has the accessible name. */
export function GemPicture({ id }: { id: string }) {
  return <SheetSymbol sheet={gemCascade.sheet} id={id} className="size-9" />;
}
