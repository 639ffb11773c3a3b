import { SectionCard } from '@goldwren/ui/card';
import { lazy, Suspense } from 'react';
import { FeaturedGames } from '../features/home/featured-games.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { ImportantInformation, TrustBadges } from '../features/home/trust.tsx';
import { useAuth } from '../lib/auth-store.ts';
import { useGoldOnly } from '../lib/use-gold-only.ts';
import { winners } from '../lib/words/winners.ts';
import { RecentWinners } from '../shared/recent-winners.tsx';

/** Not for visitors, of whom this page is the first. */
const PlayerHome = lazy(async () => ({
  default: (await import('../features/home/player-home.tsx')).PlayerHome,
}));

export function Component() {
  const signedIn = useAuth((state) => state.user !== null);
  return signedIn ? <HomeOfPlayers /> : <HomeOfVisitors />;
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

function HomeOfVisitors() {
  return (
    <>
      <Hero />
      <FeaturedGames />
      <HowItWorks />
      <TrustBadges />
      <div className="content grid gap-3 pt-12 md:grid-cols-2 md:gap-4">
        <Winners />
        <ImportantInformation />
      </div>
    </>
  );
}

function Winners() {
  return (
    <SectionCard title={winners.title}>
      <RecentWinners />
    </SectionCard>
  );
}
