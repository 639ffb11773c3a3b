import type { Game } from '@goldwren/contracts/player';
import { gameCard } from '@goldwren/messages/current/game-card';
import { odds } from '@goldwren/messages/current/odds';
import { Skeleton } from '@goldwren/ui/skeleton';

/** What a detailed card shows below its poster. On small screens that is the RTP; the rules have the rest. */
export function CardDetails({ game }: { game: Game }) {
  return (
    <>
      <p className="mt-3 text-sm text-ink-2 max-lg:sr-only">{game.description}</p>
      <dl className="mt-2 flex flex-wrap gap-x-3 text-[0.8125rem] text-ink-2 lg:text-sm">
        <Hint name={gameCard.rtp} value={game.rtp_hint} />
        <Hint name={gameCard.volatility} value={game.volatility_hint} className="max-sm:sr-only" />
      </dl>
      <dl
        aria-label={gameCard.odds}
        className="mt-3 mb-1 grid grid-cols-[1fr_auto] gap-x-3 text-sm text-ink-2 max-lg:hidden"
      >
        {odds.card(game.odds).map(({ what, odds: oneIn }) => (
          <div key={what} className="contents">
            <dt className="first-letter:uppercase">{what}</dt>
            <dd className="max-w-32 text-right text-ink [font-variant-numeric:tabular-nums]">{oneIn}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Hint({ name, value, className }: { name: string; value: string; className?: string }) {
  return (
    <div className={className}>
      <dt className="inline">{name} </dt>
      <dd className="inline text-ink">{value}</dd>
    </div>
  );
}

/** As high as the details of a game with a feature. */
export function CardDetailsSkeleton() {
  return (
    <>
      <Skeleton className="mt-3 h-15 w-full max-lg:hidden" />
      <Skeleton className="mt-2 h-5 w-full" />
      <Skeleton className="mt-3 mb-1 h-20 w-full max-lg:hidden" />
    </>
  );
}
