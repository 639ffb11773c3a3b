import type { Game } from '@goldwren/contracts/player';
import { gameCard } from '@goldwren/messages/current/game-card';
import { odds } from '@goldwren/messages/current/odds';
import { Skeleton } from '@goldwren/ui/skeleton';

interface CardOddsProps {
  game: Game;
  /** Shows only the most important odds: two of them, or one short line on phones. */
  brief: boolean;
}

/** The number of odds on a card. They are sorted by importance; the rules list all of them. */
const most = 2;

/** The odds of a game in short form. On phones, only the most important ones. */
export function CardOdds({ game, brief }: CardOddsProps) {
  const all = odds.card(game.odds);
  const rows = brief ? all.slice(0, most) : all;
  return (
    <>
      {brief ? <p className="mb-2 text-xs text-ink-2 md:hidden">{odds.brief(game.odds)}</p> : null}
      <dl
        aria-label={gameCard.odds}
        className={`my-3 grid gap-x-3 text-sm text-ink-2 sm:grid-cols-[1fr_auto] max-md:group-data-tile:my-2 max-md:group-data-tile:text-xs ${brief ? 'max-md:hidden' : ''}`}
      >
        {rows.map(({ what, odds: oneIn }, place) => (
          <div key={what} className={`contents ${place >= most ? 'max-md:hidden' : ''}`}>
            <dt className="first-letter:uppercase">{what}</dt>
            <dd className="text-ink [font-variant-numeric:tabular-nums] sm:text-right">{oneIn}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** As high as the odds of a game with a feature. */
export function CardOddsSkeleton({ brief }: { brief: boolean }) {
  if (brief) return <Skeleton className="mt-0.5 mb-2 h-3.5 w-full md:my-3 md:h-10" />;
  return (
    <Skeleton className="my-3 h-20 w-full sm:max-md:h-10 max-md:group-data-tile:my-2 max-sm:group-data-tile:h-16 sm:max-md:group-data-tile:h-8" />
  );
}
