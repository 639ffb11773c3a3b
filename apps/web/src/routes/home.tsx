import { lazy, Suspense } from 'react';
import { WelcomePage, Winners } from '../features/home/welcome-page.tsx';
import { useAuth } from '../lib/session/auth-store.ts';
import { useGoldOnly } from '../lib/session/use-gold-only.ts';

/** Not needed by visitors, for whom this is often the first page. */
const PlayerHome = lazy(async () => ({
  default: (await import('../features/home/player-home.tsx')).PlayerHome,
}));

export function Component() {
  const signedIn = useAuth((state) => state.user !== null);
  return signedIn ? <HomeOfPlayers /> : <WelcomePage />;
}

function HomeOfPlayers() {
  const goldOnly = useGoldOnly();
  return (
    <>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <PlayerHome />
      </Suspense>
      {goldOnly ? null : (
        <div className="content pt-8">
          <Winners />
        </div>
      )}
    </>
  );
}
