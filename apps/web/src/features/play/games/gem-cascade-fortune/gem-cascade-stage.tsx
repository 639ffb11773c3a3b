import type { StageProps } from '../../model/game-module.ts';
import { SheetSymbol } from '../../reels/sheet-symbol.tsx';
import { TumbleStage } from '../../tumbles/tumble-stage.tsx';
import './gem-cascade.css';
import { gemCascadeFortune as words } from '@goldwren/messages/current/games/gem-cascade-fortune';
import { gemCascade } from './tumble-game.ts';

export function GemCascadeStage(props: StageProps) {
  return <TumbleStage game={gemCascade} slug="gem-cascade-fortune" words={words} className="gem-cascade" {...props} />;
}

/** A gem beside its paytable row; the row names it. */
export function GemPicture({ id }: { id: string }) {
  return <SheetSymbol sheet={gemCascade.sheet} id={id} className="size-9" />;
}
