import { dragonWaysSlots as messages } from '@goldwren/messages/current/games/dragon-ways-slots';
import type { StageProps } from '../../model/game-module.ts';
import { ReelStage } from '../../reels/reel-stage.tsx';
import { SheetSymbol } from '../../reels/sheet-symbol.tsx';
import { dragonWaysReels } from './reel-game.ts';

export function DragonWaysStage(props: StageProps) {
  return (
    <ReelStage game={dragonWaysReels} slug="dragon-ways-slots" messages={messages} className="dragon-ways" {...props} />
  );
}

/** A symbol for a paytable row. The row has the accessible name. */
export function DragonWaysPicture({ id }: { id: string }) {
  return <SheetSymbol sheet={dragonWaysReels.sheet} id={id} className="size-9" />;
}
