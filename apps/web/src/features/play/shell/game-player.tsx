import type { User } from '@goldwren/contracts/player';
import { play } from '@goldwren/messages/current/play';
import { LoadProblem } from '@goldwren/ui/load-problem';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api/queries.ts';
import { usePageTitle } from '../../../lib/navigation/use-page-title.ts';
import { ButtonLink } from '../../../shared/navigation/page-link.tsx';
import { isPlayable } from './loading/load-game-module.ts';
import { useGameModule } from './loading/use-game-module.ts';
import { PlayerSkeleton } from './player-skeleton.tsx';
import { Table } from './table.tsx';

interface GamePlayerProps {
  slug: string;
  restrictions: User['restrictions'];
}

/** The page of one game, for a signed-in player. */
export function GamePlayer(props: GamePlayerProps) {
  return (
    <div className="play">
      <Player {...props} />
    </div>
  );
}

function Player({ slug, restrictions }: GamePlayerProps) {
  const games = useQuery(queries.games.list());
  // Loaded in parallel with the list of games.
  const module = useGameModule(slug);
  const game = games.data?.results.find((one) => one.slug === slug);
  usePageTitle(game?.title ?? (games.isSuccess ? play.page.notFound : play.page.game));
  if (games.isError) {
    return <Problem title={play.page.game} text={play.page.failed} onRetry={() => void games.refetch()} />;
  }
  if (games.isSuccess && !game) return <GameNotFound />;
  if (game && (module.isError || !isPlayable(slug))) {
    return <Problem title={game.title} text={play.page.outdated} onRetry={() => window.location.reload()} />;
  }
  if (!game || !module.data) return <PlayerSkeleton title={game?.title ?? play.page.loading} />;
  return <Table game={game} module={module.data} restrictions={restrictions} />;
}

function GameNotFound() {
  return (
    <div className="content max-w-2xl py-16">
      <h1 className="text-3xl">{play.page.notFound}</h1>
      <p className="mt-3 mb-6 text-ink-2">{play.page.notFoundText}</p>
      <ButtonLink page="games">{play.links.games}</ButtonLink>
    </div>
  );
}

function Problem({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  return (
    <div className="content max-w-2xl py-16">
      <h1 className="mb-4 text-3xl">{title}</h1>
      <LoadProblem text={text} onRetry={onRetry} />
      <ButtonLink page="games" look="secondary" className="mt-4">
        {play.links.games}
      </ButtonLink>
    </div>
  );
}
