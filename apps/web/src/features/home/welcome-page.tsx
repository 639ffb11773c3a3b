import { winners } from '@goldwren/messages/current/winners';
import { SectionCard } from '@goldwren/ui/card';
import { RecentWinners } from '../../shared/coins/recent-winners.tsx';
import { useNoSweepsHere } from '../../shared/regions/use-no-sweeps-here.ts';
import { FeaturedGames } from './featured-games.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ImportantInformation, TrustBadges } from './trust-badges.tsx';

/** Introduces the site. This is the home page for visitors, and /about for everyone. */
export function WelcomePage() {
  const noSweeps = useNoSweepsHere();
  return (
    <>
      <Hero noSweeps={noSweeps} />
      <FeaturedGames />
      <HowItWorks noSweeps={noSweeps} />
      <TrustBadges />
      <div
        className={`content grid gap-3 pt-12 md:gap-4 ${noSweeps ? '' : 'md:grid-cols-2 md:items-start lg:grid-cols-[1fr_2fr]'}`}
      >
        {noSweeps ? null : <Winners />}
        <ImportantInformation noSweeps={noSweeps} />
      </div>
    </>
  );
}

export function Winners() {
  return (
    <SectionCard title={winners.title}>
      <RecentWinners />
    </SectionCard>
  );
}
