import type { Game } from '@goldwren/contracts/player';
import { demo } from '@goldwren/messages/current/demo';
import { play } from '@goldwren/messages/current/play';
import { Button } from '@goldwren/ui/button';
import { LoadProblem } from '@goldwren/ui/load-problem';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { queries } from '../../../lib/api/queries.ts';
import { usePageTitle } from '../../../lib/navigation/use-page-title.ts';
import { GamePoster } from '../../../shared/games/game-poster.tsx';
import { ButtonLink } from '../../../shared/navigation/page-link.tsx';
import { isPlayable } from '../shell/loading/load-game-module.ts';
import { useGameModule } from '../shell/loading/use-game-module.ts';
import { PlayerSkeleton } from '../shell/player-skeleton.tsx';

/** Loaded after the question, because few visitors of this page need it earlier. */
const DemoTable = lazy(async () => ({ default: (await import('./demo-table.tsx')).DemoTable }));

/** /games/{slug}/demo: a game without an account, with coins of this page. */
export function DemoPage({ slug }: { slug: string }) {
  const games = useQuery(queries.games.list());
  const [isOfAge, setIsOfAge] = useState(readOfAge);
  const game = games.data?.results.find((one) => one.slug === slug);
  usePageTitle(game ? demo.of(game.title) : demo.title);
  if (games.isError) {
    return (
      <div className="content max-w-2xl py-16">
        <h1 className="mb-4 text-3xl">{demo.title}</h1>
        <LoadProblem text={play.page.failed} onRetry={() => void games.refetch()} />
      </div>
    );
  }
  if (games.isSuccess && !game) return <NoDemo title={play.page.notFound} text={play.page.notFoundText} />;
  if (game && (!game.enabled || !isPlayable(slug))) return <NoDemo title={game.title} text={demo.closed} />;
  if (!game) return <PlayerSkeleton title={play.page.loading} />;
  if (!isOfAge) {
    return (
      <AgeQuestion
        game={game}
        onYes={() => {
          storeOfAge();
          setIsOfAge(true);
        }}
      />
    );
  }
  return <LoadedTable game={game} />;
}

function LoadedTable({ game }: { game: Game }) {
  const module = useGameModule(game.slug);
  if (module.isError) return <NoDemo title={game.title} text={play.page.outdated} />;
  const skeleton = <PlayerSkeleton title={game.title} />;
  if (!module.data) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <DemoTable game={game} module={module.data} />
    </Suspense>
  );
}

function NoDemo({ title, text }: { title: string; text: string }) {
  return (
    <div className="content max-w-2xl py-16">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 mb-6 text-ink-2">{text}</p>
      <ButtonLink page="games">{play.links.games}</ButtonLink>
    </div>
  );
}

/** Demos look like gambling, so they are for adults, too. Asked once per tab. */
function AgeQuestion({ game, onYes }: { game: Game; onYes: () => void }) {
  return (
    <div className="content max-w-3xl py-8 md:py-14">
      <div className="card grid gap-6 overflow-hidden p-0 sm:grid-cols-[14rem_1fr]">
        <GamePoster slug={game.slug} thumbnail={game.thumbnail} eager className="h-32 w-full sm:h-full" />
        <div className="p-5 pt-0 sm:py-7 sm:pl-0">
          <h1 className="text-2xl md:text-3xl">{demo.of(game.title)}</h1>
          <p className="mt-3 text-ink-2">{demo.coins}</p>
          <p className="mt-3 text-ink-2">{demo.age}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button onClick={onYes}>{demo.ofAge}</Button>
            <ButtonLink page="games" look="secondary">
              {play.links.games}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}

const storageKey = 'goldwren-demo-of-age';

function readOfAge(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === 'yes';
  } catch {
    return false;
  }
}

function storeOfAge(): void {
  try {
    sessionStorage.setItem(storageKey, 'yes');
  } catch {
    // Without storage, the next demo asks again.
  }
}
