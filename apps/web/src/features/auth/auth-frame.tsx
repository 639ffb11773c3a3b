import { lazy, type ReactNode, Suspense } from 'react';

/** Decorative, so that the form does not wait for it. */
const VerifiedGames = lazy(async () => ({
  default: (await import('../../shared/games/verified-games.tsx')).VerifiedGames,
}));

interface AuthFrameProps {
  title: string;
  intro: ReactNode;
  /** Shown next to the form on wide screens, instead of the games. */
  picture?: ReactNode;
  children: ReactNode;
}

/** Shows the form on the left, and the games or another picture next to it on wide screens. */
export function AuthFrame({ title, intro, picture, children }: AuthFrameProps) {
  return (
    <div className="content grid items-start gap-12 pt-6 md:pt-12 lg:grid-cols-[minmax(0,32rem)_1fr]">
      <div className="w-full max-w-lg justify-self-center lg:justify-self-start">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <div className="mt-2 mb-5 text-ink-2">{intro}</div>
        <div className="card p-4 md:p-6">{children}</div>
      </div>
      <div className="sticky top-24 mx-auto hidden w-full max-w-md lg:block">
        {picture ?? (
          <Suspense fallback={<div className="aspect-square" />}>
            <VerifiedGames />
          </Suspense>
        )}
      </div>
    </div>
  );
}
