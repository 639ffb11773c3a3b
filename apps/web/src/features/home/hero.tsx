import { coins } from '@goldwren/messages/current/coins';
import { home } from '@goldwren/messages/current/home';
import { site } from '@goldwren/messages/current/site';
import { welcomeOffer } from '@goldwren/rules';
import { useAuth } from '../../lib/session/auth-store.ts';
import { VerifiedGames } from '../../shared/games/verified-games.tsx';
import { ButtonLink, PageLink } from '../../shared/navigation/page-link.tsx';

/** The game in the middle of the picture. */
const demoSlug = 'starlight-fortune';

export function Hero({ noSweeps }: { noSweeps: boolean }) {
  const isPlayer = useAuth((state) => state.user !== null);
  return (
    <section className="content grid items-center gap-8 pt-8 pb-2 md:grid-cols-[1.15fr_1fr] md:pt-14 md:pb-6 low:pt-4">
      <div>
        <p data-coin="gc" className="font-semibold text-(--accent) low:text-sm">
          {home.eyebrow}
        </p>
        <h1 className="mt-3 text-[clamp(2.1rem,1.4rem+3vw,3.75rem)] leading-[1.06] text-balance low:mt-1 low:text-3xl">
          {home.headline}
        </h1>
        <p className="mt-3 text-lg font-semibold md:text-xl low:mt-2 low:text-base">
          {coins.gold(welcomeOffer.goldHundredths)}{' '}
          {noSweeps ? null : (
            <>
              {home.offer.and} <span className="whitespace-nowrap">
                {coins.sweeps(welcomeOffer.sweepsHundredths)}
              </span>{' '}
            </>
          )}
          {home.offer.end}
        </p>
        <div className="mt-5 flex flex-wrap gap-3 low:mt-3">
          {isPlayer ? (
            <ButtonLink page="games">{site.seeGames}</ButtonLink>
          ) : (
            <ButtonLink page="register">{site.signUp}</ButtonLink>
          )}
          <ButtonLink page="buy-coins" look="secondary">
            {home.viewPackages}
          </ButtonLink>
        </div>
        {isPlayer ? null : (
          <PageLink
            page="game-demo"
            params={{ slug: demoSlug }}
            className="link mt-3 inline-flex min-h-11 items-center"
          >
            {home.tryDemo}
          </PageLink>
        )}
        <p className="mt-5 max-w-md text-ink-2 low:mt-3">{noSweeps ? home.introWithout : home.intro}</p>
        <p className="mt-3 text-sm text-ink-3">{noSweeps ? home.specialWithout : home.special}</p>
      </div>
      <VerifiedGames />
    </section>
  );
}
