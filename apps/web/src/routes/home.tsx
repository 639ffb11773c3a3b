import { SectionCard } from '@goldwren/ui/card';
import { FeaturedGames } from '../features/home/featured-games.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { ImportantInformation, TrustBadges } from '../features/home/trust.tsx';
import { winners } from '../lib/words/winners.ts';
import { RecentWinners } from '../shared/recent-winners.tsx';

export function Component() {
  return (
    <>
      <Hero />
      <FeaturedGames />
      <HowItWorks />
      <TrustBadges />
      <div className="content grid gap-3 pt-12 md:grid-cols-2 md:gap-4">
        <SectionCard title={winners.title}>
          <RecentWinners />
        </SectionCard>
        <ImportantInformation />
      </div>
    </>
  );
}
