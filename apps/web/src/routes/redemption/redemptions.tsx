import { pages } from '@goldwren/messages/current/pages';
import { Skeleton } from '@goldwren/ui/skeleton';
import { lazy, Suspense } from 'react';
import { RedeemFrame } from '../../features/redeem/redeem-frame.tsx';
import { VisitorPart } from '../../features/redeem/visitor/visitor-part.tsx';
import { useAuth } from '../../lib/session/auth-store.ts';

/** Most of the screen, and not needed by visitors. */
const PlayerPart = lazy(async () => ({ default: (await import('../../features/redeem/player-part.tsx')).PlayerPart }));

/** /redemptions: the same screen for players; the rules and times for visitors. */
export function Component() {
  const user = useAuth((state) => state.user);
  return (
    <RedeemFrame title={pages.redemptions.title}>
      {user ? (
        <Suspense fallback={<Skeleton className="h-180" />}>
          <PlayerPart user={user} />
        </Suspense>
      ) : (
        <VisitorPart />
      )}
    </RedeemFrame>
  );
}
