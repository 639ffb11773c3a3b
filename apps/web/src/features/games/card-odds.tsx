import type { Game } from '@goldwren/contracts/player';
import { gameCard } from '../../lib/words/game-card.ts';
import { odds } from '../../lib/words/odds.ts';

/** On phones the two that say most; the others are one press away, in the rules. */
export function CardOdds({ game }: { game: Game }) {
  return (
    <dl
      aria-label={gameCard.odds}
      className="mb-3 grid gap-x-3 text-sm text-ink-2 sm:grid-cols-[1fr_auto] max-md:group-data-tile:mb-2 max-md:group-data-tile:text-xs"
    >
      {odds.card(game.odds).map(({ what, odds: oneIn }, place) => (
        <div key={what} className={`contents ${place > 1 ? 'max-md:group-data-tile:hidden' : ''}`}>
          <dt className="first-letter:uppercase">{what}</dt>
          <dd className="text-ink [font-variant-numeric:tabular-nums] sm:text-right">{oneIn}</dd>
        </div>
      ))}
    </dl>
  );
}
