import { coins } from '@goldwren/messages/current/coins';
import { home } from '@goldwren/messages/current/home';
import { site } from '@goldwren/messages/current/site';
import { brand, welcomeOffer } from '@goldwren/rules';
import { useAuth } from '../../lib/session/auth-store.ts';
import { CoinMark } from '../../shared/coins/coin-mark.tsx';
import { ButtonLink } from '../../shared/navigation/page-link.tsx';
import { Rosette } from '../../shared/rosette/rosette.tsx';

export function Hero({ noSweeps }: { noSweeps: boolean }) {
  const isPlayer = useAuth((state) => state.user !== null);
  return (
    <section className="content relative grid items-center overflow-hidden gap-8 pt-8 pb-2 md:grid-cols-[1.15fr_1fr] md:pt-14 md:pb-6">
      <div data-coin="gc" aria-hidden="true" className="absolute -top-6 -right-28 size-72 opacity-35 md:hidden">
        <Rosette name={brand.name} className="size-full" />
      </div>
      <div className="relative">
        <p data-coin="gc" className="font-semibold text-(--accent)">
          {home.eyebrow}
        </p>
        <h1 className="mt-3 text-[clamp(2.1rem,1.4rem+3vw,3.5rem)] leading-[1.06]">
          {coins.gold(welcomeOffer.goldHundredths)}{' '}
          {noSweeps ? null : (
            <>
              {home.headline.and}{' '}
              <span className="whitespace-nowrap">{coins.sweeps(welcomeOffer.sweepsHundredths)}</span>{' '}
            </>
          )}
          {home.headline.end}
        </h1>
        <p className="mt-4 max-w-md text-lg text-ink-2">{noSweeps ? home.introWithout : home.intro}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {isPlayer ? (
            <ButtonLink page="games">{site.seeGames}</ButtonLink>
          ) : (
            <ButtonLink page="register">{site.signUp}</ButtonLink>
          )}
          <ButtonLink page="buy-coins" look="secondary">
            {home.viewPackages}
          </ButtonLink>
        </div>
        <p className="mt-4 text-sm text-ink-3">{noSweeps ? home.specialWithout : home.special}</p>
      </div>
      <HeroSeal noSweeps={noSweeps} />
    </section>
  );
}

/** The coins on the rosette that is generated from the brand's name. */
function HeroSeal({ noSweeps }: { noSweeps: boolean }) {
  return (
    <div aria-hidden="true" className="relative mx-auto hidden aspect-square w-full max-w-md md:block">
      <div data-coin="gc" className="absolute inset-0">
        <Rosette name={brand.name} className="size-full" />
      </div>
      <CoinMark currency="gold" className="absolute inset-[31%] size-auto [filter:drop-shadow(0_4px_4px_#0003)]" />
      {noSweeps ? null : (
        <CoinMark
          currency="sweeps"
          className="absolute right-[13%] bottom-[13%] size-[24%] [filter:drop-shadow(0_4px_4px_#0003)]"
        />
      )}
    </div>
  );
}
