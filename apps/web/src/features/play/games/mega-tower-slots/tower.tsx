import { megaTowerSlots as messages } from '@goldwren/messages/current/games/mega-tower-slots';
import type { CSSProperties } from 'react';
import type { ReelShow } from '../../reels/use-reel-show.ts';
import '../../reels/wins/ways-plaque.css';
import { megaTowerReels } from './reel-game.ts';
import { mostStoreys, storeysFor, waysOf } from './storeys.ts';

interface TowersProps {
  show: ReelShow;
  reducedMotion: boolean;
}

/** The heights of the reels whose height is known. Each reel that lands multiplies the ways of those before it. */
function heightsOf({ grid, spinning, winsShown, freeSpin, landedRows }: ReelShow, reducedMotion: boolean) {
  // In free spins, every reel has all its rows.
  if (freeSpin) return grid.map(() => megaTowerReels.rows);
  if (!spinning || winsShown) return grid.map(({ length }) => length);
  return reducedMotion ? [] : landedRows;
}

/** The towers, which grow with the number of ways. Its factors appear while the reels land, and then the number itself. */
export function Towers({ show, reducedMotion }: TowersProps) {
  const heights = heightsOf(show, reducedMotion);
  const ways = waysOf(heights);
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
      <p className="ways-plaque ways-now" aria-hidden="true" data-unknown={heights.length === 0 || undefined}>
        {/* The product of a few reels would look like a result. */}
        {heights.length < show.grid.length ? heights.join(' × ') : messages.ways(ways)}
      </p>
    </>
  );
}
