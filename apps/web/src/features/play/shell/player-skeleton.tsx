import { LoadingWords, Skeleton } from '@goldwren/ui/skeleton';
import { play } from '../../../lib/words/play.ts';

/** The player's shape before there is a session: nothing moves when the game arrives. */
export function PlayerSkeleton({ title }: { title: string }) {
  return (
    <div className="player">
      <section className="player-table">
        <div className="mb-3 flex min-h-13 items-center justify-between gap-3">
          <h1 className="text-xl leading-tight md:text-2xl">{title}</h1>
          <Skeleton className="h-12 w-36" />
        </div>
        <LoadingWords>{play.page.opening}</LoadingWords>
        <Skeleton className="aspect-[5/3.1] w-full rounded-(--radius-l)" />
        <Skeleton className="mx-auto mt-3 h-6 w-56" />
        <Skeleton className="mt-14 h-19 w-full" />
      </section>
      <div className="player-side">
        <Skeleton className="h-96 w-full" />
      </div>
    </div>
  );
}
