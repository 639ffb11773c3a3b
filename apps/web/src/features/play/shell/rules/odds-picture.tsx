import type { ChoiceOdds } from '@goldwren/contracts/player';
import { odds as messages } from '@goldwren/messages/current/odds';
import { hundredRounds } from './hundred-rounds.ts';

const perRow = 20;
const looks = {
  profit: 'fill-(--accent) stroke-(--accent)',
  returned: 'fill-none stroke-(--accent)',
  nothing: 'fill-line-strong stroke-none',
} as const;
const radii = { profit: 3.6, returned: 3.2, nothing: 1.5 } as const;

/** The odds as a hundred dots, one for each of a hundred average rounds. The text below says the same. */
export function OddsPicture({ odds }: { odds: ChoiceOdds }) {
  const rounds = hundredRounds(odds);
  const kinds = (['profit', 'returned', 'nothing'] as const).flatMap((kind) =>
    Array.from({ length: rounds[kind] }, () => kind),
  );
  return (
    <figure className="my-2">
      <svg viewBox="0 0 200 50" aria-hidden="true" className="w-full max-w-md" strokeWidth="1.2">
        {kinds.map((kind, place) => (
          <circle
            key={place}
            cx={5 + 10 * (place % perRow)}
            cy={5 + 10 * Math.floor(place / perRow)}
            r={radii[kind]}
            className={looks[kind]}
          />
        ))}
      </svg>
      <figcaption className="mt-1 text-sm text-ink-3">{messages.hundred(rounds)}</figcaption>
    </figure>
  );
}
