import { dragonWaysSlots as messages } from '@goldwren/messages/current/games/dragon-ways-slots';
import type { StageProps } from '../../model/game-module.ts';
import { ReelStage } from '../../reels/reel-stage.tsx';
import { SheetSymbol } from '../../reels/sheet-symbol.tsx';
import type { ReelShow } from '../../reels/use-reel-show.ts';
import { isCountingUp } from '../../shell/celebration/celebration-level.ts';
import { loadLater } from '../../shell/loading/load-later.tsx';
import type { CoilProps } from './coil.tsx';
import { dragonWaysReels } from './reel-game.ts';
import './coil.css';
import { WaysProduct } from './ways-product.tsx';

const coil = loadLater<CoilProps>(async () => (await import('./coil.tsx')).Coil);

/** A spin that pays at least this much, in hundredths of the stake, is more than its stake in the paid spin. */
const paysMoreThanStakeX100 = 100;

/** How fast the ways of a win are multiplied, slowly enough to read each factor, and the dragon's flight. Milliseconds. */
const paces = { paid: { perFactorMs: 170, flightMs: 1_000 }, free: { perFactorMs: 65, flightMs: 420 } };

export function DragonWaysStage(props: StageProps) {
  const { round, reducedMotion } = props;
  const scene = ({ step, winsShown, freeSpin, celebrating }: ReelShow) => {
    if (!winsShown || !step || step.wins.length === 0) return null;
    const key = `${round?.round_id} ${freeSpin?.number}`;
    const { perFactorMs, flightMs } = paces[step.band];
    const won = step.wins.reduce((sum, { payX100 }) => sum + payX100, 0);
    return (
      <>
        {won > paysMoreThanStakeX100 && <coil.Part key={`${key} coil`} {...{ reducedMotion, flightMs }} />}
        <WaysProduct
          key={key}
          wins={step.wins}
          stepMs={reducedMotion ? 0 : perFactorMs}
          holds={celebrating && isCountingUp(props)}
        />
      </>
    );
  };
  return (
    <ReelStage
      {...{ game: dragonWaysReels, slug: 'dragon-ways-slots', messages, className: 'dragon-ways has-band-left', scene }}
      {...props}
    >
      <coil.Ahead />
    </ReelStage>
  );
}

/** A symbol for a paytable row. The row has the accessible name. */
export function DragonWaysPicture({ id }: { id: string }) {
  return <SheetSymbol sheet={dragonWaysReels.sheet} id={id} className="size-9" />;
}
