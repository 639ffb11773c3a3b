import { type Country, helplines as lines } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { helplines as words } from '../lib/words/helplines.ts';

/** Who to talk to, by country. Both countries for everybody: somebody may be away from home, or look for another. */
export function Helplines({ className = '' }: { className?: string }) {
  return (
    <SectionCard title={words.title} className={className}>
      <p className="text-ink-2">{words.text}</p>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {(Object.keys(lines) as Country[]).map((country) => (
          <li key={country}>
            <p className="text-sm text-ink-3">{words.countries[country]}</p>
            <p className="font-semibold">{lines[country].name}</p>
            <a href={`tel:+${lines[country].phone.replace(/\D/g, '')}`} className="link flex min-h-11 items-center">
              {words.call(country)}
            </a>
            <a
              href={lines[country].url}
              target="_blank"
              rel="noopener noreferrer"
              className="link flex min-h-11 items-center"
            >
              {words.site(country)}
            </a>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
