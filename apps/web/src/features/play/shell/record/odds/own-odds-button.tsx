import type { Game } from '@goldwren/contracts/player';
import { ownOdds as messages } from '@goldwren/messages/current/own-odds';
import { Button } from '@goldwren/ui/button';
import { Skeleton } from '@goldwren/ui/skeleton';
import { lazy, Suspense, useState } from 'react';

const OwnOdds = lazy(() => import('./own-odds.tsx').then((module) => ({ default: module.OwnOdds })));

/** Offers the comparison with the proven figures. Its code and the log are read only then. */
export function OwnOddsButton({ game }: { game: Game['slug'] }) {
  const [open, setOpen] = useState(false);
  if (open) {
    return (
      <Suspense fallback={<Skeleton className="h-60 w-full" />}>
        <OwnOdds game={game} />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-52 flex-1">{messages.intro}</p>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {messages.compare}
      </Button>
    </div>
  );
}
