import { helplines as words } from '@goldwren/messages/current/helplines';
import { places } from '@goldwren/messages/current/places';
import { countries, type Helpline, helplineOf, nationalHelpline, ownHelplines } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { useAuth } from '../lib/auth-store.ts';

/** Who to talk to: first where the player lives, then every place, since somebody may be away from home. */
export function Helplines({ className = '' }: { className?: string }) {
  const user = useAuth((state) => state.user);
  const own = user && helplineOf(user.country, user.us_state);
  const home = user?.us_state ? places.regionName(user.country, user.us_state) : null;
  return (
    <SectionCard title={words.title} className={className}>
      <p className="text-ink-2">{words.text}</p>
      <div className="mt-3">
        {own && home ? (
          <Line line={own} where={own.isOwn ? words.where(home) : words.national(home)} />
        ) : (
          <Line line={nationalHelpline} where={words.anyState} />
        )}
      </div>
      <details className="mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{words.all}</summary>
        {countries.map((country) => (
          <section key={country} aria-label={words.lists[country]} className="mt-3">
            <h3 className="text-base">{words.lists[country]}</h3>
            <ul className="mt-2 grid gap-4 sm:grid-cols-2">
              {ownHelplines(country).map(({ region, ...line }) => (
                <li key={region}>
                  <Line line={line} where={places.regionName(country, region)} />
                </li>
              ))}
            </ul>
            {country === 'US' ? <p className="mt-2 text-ink-2">{words.otherStates}</p> : null}
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
        {words.call(line)}
      </a>
      <a href={line.url} target="_blank" rel="noopener noreferrer" className="link flex min-h-11 items-center">
        {words.site(line)}
      </a>
    </>
  );
}
