import { megaTowerSlots as messages } from '@goldwren/messages/current/games/mega-tower-slots';
import type { CSSProperties } from 'react';
import { useSteps } from '../../reels/spin/use-steps.ts';
import type { ReelShow } from '../../reels/use-reel-show.ts';
import '../../reels/wins/ways-plaque.css';
import { megaTowerReels } from './reel-game.ts';
import { mostStoreys, storeysFor, waysOf } from './storeys.ts';

/** Each reel multiplies the ways of those before it. */
const perReelMs = 120;

interface TowersProps {
  show: ReelShow;
  /** Names the round, so that the same heights in another round are counted again. */
  round: string | undefined;
  reducedMotion: boolean;
}

/** The towers next to the reels, which grow with the number of ways, and the number. */
export function Towers({ show: { grid, spinning, winsShown, freeSpin }, round, reducedMotion }: TowersProps) {
  // In free spins, the height of every reel is known before it stops.
  const heights = grid.map(({ length }) => (freeSpin ? megaTowerReels.rows : length));
  const isUnknown = spinning && !winsShown && !freeSpin;
  const key = isUnknown ? '' : `${round} ${heights}`;
  const reels = useSteps(key, isUnknown ? 0 : heights.length, reducedMotion ? 0 : perReelMs, true);
  const ways = waysOf(heights, reels);
  const storeys = storeysFor(ways);
  return (
    <>
      {['left', 'right'].map((side) => (
        <div
          key={side}
          className="tower"
          data-side={side}
          aria-hidden="true"
          style={{ '--storeys': storeys } as CSSProperties}
        >
          {Array.from({ length: mostStoreys }, (_, storey) => (
            <i
              key={storey}
              className={storey < storeys ? 'is-built' : undefined}
              style={{ '--at': storey } as CSSProperties}
            />
          ))}
          <b />
        </div>
      ))}
      <p className="ways-plaque ways-now" aria-hidden="true" data-unknown={isUnknown || reels === 0 || undefined}>
        {messages.ways(ways)}
      </p>
    </>
  );
}
