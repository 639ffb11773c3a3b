import { play } from '@goldwren/messages/current/play';
import { LoadingText, Skeleton } from '@goldwren/ui/skeleton';
import { ControlBar } from './controls/control-bar.tsx';

export const titleLook = 'text-base leading-5 md:text-2xl md:leading-7';

/** The layout of the player before the session has started, so that nothing moves when the game loads. */
export function PlayerSkeleton({ title }: { title: string }) {
  return (
    <div className="player">
      <section className="player-table">
        <div className="player-head">
          <h1 className={titleLook}>{title}</h1>
          <Skeleton className="h-4 w-48 max-w-full" />
        </div>
        <LoadingText>{play.page.opening}</LoadingText>
        <div className="stage">
          <Skeleton className="h-full w-full rounded-(--radius-l)" />
        </div>
        <ControlBar
          message={null}
          balances={<Skeleton className="h-5 w-36" />}
          tools={null}
          own={null}
          stake={<Skeleton className="h-11" />}
          coin={<Skeleton className="h-12 w-33" />}
          primary={<Skeleton className="h-full min-h-12" />}
        />
      </section>
      <div className="player-side">
        <Skeleton className="h-96 w-full" />
      </div>
    </div>
  );
}
