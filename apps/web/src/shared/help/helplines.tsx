import type { User } from '@goldwren/contracts/player';
import { helplines as messages } from '@goldwren/messages/current/helplines';
import { places } from '@goldwren/messages/current/places';
import { countries, type Helpline, helplineOf, nationalHelpline, ownHelplines } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { useAuth } from '../../lib/session/auth-store.ts';

/** Where a person lives, if known. */
export type HomePlace = Pick<User, 'country' | 'us_state'>;

/**
 * Helplines: first the one where the player lives, then all of them, because a person may be away from home. The list is
 * open when no helpline can be named first.
 * @param place The home of a visitor who has just been signed out.
 */
export function Helplines({ place = null, className = '' }: { place?: HomePlace | null; className?: string }) {
  const home = useAuth((state) => state.user) ?? place;
  const own = home && helplineOf(home.country, home.us_state);
  const region = home?.us_state ? places.regionName(home.country, home.us_state) : null;
  return (
    <SectionCard title={messages.title} className={className}>
      <p className="text-ink-2">{messages.text}</p>
      {own ? (
        <div className="mt-3">
          <Line
            line={own}
            where={region ? (own.isOwn ? messages.where : messages.national)(region) : messages.anyState}
          />
        </div>
      ) : null}
      <details className="mt-3" open={!own}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{messages.all}</summary>
        {countries.map((country) => (
          <section key={country} aria-label={messages.lists[country]} className="mt-3">
            <h3 className="text-base">{messages.lists[country]}</h3>
            <ul className="mt-2 grid gap-4 sm:grid-cols-2">
              {ownHelplines(country).map(({ region: code, ...line }) => (
                <li key={code}>
                  <Line line={line} where={places.regionName(country, code)} />
                </li>
              ))}
              {country === 'US' ? (
                <li>
                  <Line line={nationalHelpline} where={messages.otherStates} />
                </li>
              ) : null}
            </ul>
          </section>
        ))}
      </details>
    </SectionCard>
  );
}

function Line({ line, where }: { line: Helpline; where: string }) {
  return (
    <>
      <p className="text-sm text-ink-3">{where}</p>
      <p className="font-semibold">{line.name}</p>
      <a href={`tel:+${line.phone.replace(/\D/g, '')}`} className="link flex min-h-11 items-center">
        {messages.call(line)}
      </a>
      <a href={line.url} target="_blank" rel="noopener noreferrer" className="link flex min-h-11 items-center">
        {messages.site(line)}
      </a>
    </>
  );
}
