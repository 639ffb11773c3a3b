import type { Game, Home } from '@goldwren/contracts/player';
import { playerHome as messages } from '@goldwren/messages/current/player-home';
import { coinsWithCode } from '../../lib/i18n/format.ts';
import { ButtonLink } from '../../shared/navigation/page-link.tsx';

interface UnfinishedProps {
  rounds: Home['unfinished'];
  games: readonly Game[];
}

/** Rounds that wait for a decision, each with a link to its game. Open rounds of a closed game are settled automatically. */
export function Unfinished({ rounds, games }: UnfinishedProps) {
  return rounds.map((round) => {
    const game = games.find(({ id }) => id === round.game);
    return game ? <UnfinishedRound key={game.id} round={round} game={game} /> : null;
  });
}

function UnfinishedRound({ round, game }: { round: Home['unfinished'][number]; game: Game }) {
  const title = messages.unfinished[game.category === 'table' ? 'hand' : 'round'];
  return (
    <section
      aria-label={title}
      data-coin={round.currency === 'gold' ? 'gc' : 'sc'}
      className="card flex items-center justify-between gap-3 border-(--accent) p-3 md:p-4"
    >
      <div className="min-w-0">
        <h2 className="text-base md:text-lg">{title}</h2>
        <p className="text-sm text-ink-2">
          {messages.unfinished.text(game.title, coinsWithCode(round.stake, round.currency))}
        </p>
      </div>
      <ButtonLink
        page="game-player"
        params={{ slug: game.slug }}
        aria-label={messages.unfinished.goOn(game.title)}
        className="shrink-0"
      >
        {messages.unfinished.go}
      </ButtonLink>
    </section>
  );
}
