import type { Achievement } from '@goldwren/contracts/player';
import { Icon, type IconName } from '@goldwren/ui/icons';

const icons: Readonly<Record<Achievement['id'], IconName>> = {
  every_game: 'play',
  checked_session: 'scale',
  flawless_challenge: 'trophy',
  own_limit: 'pause',
  second_factor: 'shield',
};

/** The share of a part of the ring that is drawn. The rest is the gap to the next one. */
const drawn = 0.86;
const milledEdge = { r: 46, pathLength: 180, strokeDasharray: '1 1.5', strokeWidth: 5 };

/**
 * The medal of an achievement: a coin with a milled edge, whose ring has one part for each thing to do. It is not a rosette,
 * which is the seal of a round. The text next to it says the same.
 */
export function Medal({ id, done, of }: Pick<Achievement, 'id' | 'done' | 'of'>) {
  const isAchieved = done >= of;
  const part = of > 1 ? `${drawn} ${1 - drawn}` : '1 0';
  const ring = { r: 37, pathLength: of, strokeWidth: 5, transform: 'rotate(-90)' };
  return (
    <div data-coin="gc" className={`relative size-18 shrink-0 ${isAchieved ? 'text-(--accent)' : 'text-ink-3'}`}>
      <svg aria-hidden="true" viewBox="-50 -50 100 100" fill="none" stroke="currentColor">
        <circle {...milledEdge} strokeOpacity={isAchieved ? 1 : 0.55} />
        <circle {...ring} strokeDasharray={part} strokeOpacity="0.3" />
        {done > 0 && (
          <circle
            {...ring}
            stroke="var(--accent)"
            strokeDasharray={`${`${part} `.repeat(Math.min(done, of))}0 ${of}`}
          />
        )}
        <circle r="31" fill="currentColor" fillOpacity={isAchieved ? 0.18 : 0.06} strokeWidth="1" />
      </svg>
      <Icon name={icons[id]} className="absolute inset-0 m-auto size-7" />
    </div>
  );
}
