import { account, brand, marketingClaims, registrationExcludedStates } from '@goldwren/rules';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { BrandMark } from './brand.tsx';

const columns = [
  {
    title: 'Quick links',
    links: [
      { to: paths.home, text: 'Home' },
      { to: paths.buyCoins, text: 'Buy Coins' },
      { to: paths.freeEntry, text: 'Free SC' },
      { to: paths.games, text: 'Games' },
    ],
  },
  {
    title: 'Support',
    links: [
      { to: paths.help, text: 'Help Center' },
      { to: paths.contact, text: 'Contact Us' },
      { to: paths.faqs, text: 'FAQs' },
      { to: paths.responsiblePlay, text: 'Responsible Play' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: paths.terms, text: 'Terms of Use' },
      { to: paths.privacy, text: 'Privacy Policy' },
      { to: paths.rules, text: 'Sweepstakes Rules' },
      { to: paths.redemptionPolicy, text: 'Redemption Policy' },
    ],
  },
] as const;

export function Footer() {
  return (
    <footer className="mt-16 border-t border-line bg-surface pb-16 md:pb-0">
      <div className="content grid grid-cols-2 gap-x-4 gap-y-8 py-10 md:grid-cols-[2fr_1fr_1fr_1fr] md:gap-8">
        <section className="col-span-2 md:col-span-1">
          <h2 className="flex items-center gap-2 text-lg">
            <BrandMark className="size-6" />
            About {brand.name}
          </h2>
          <p className="mt-3 max-w-sm text-ink-2">
            A social sweepstakes casino for adults in the United States and Canada. Every game shows its odds before you
            play.
          </p>
          <p className="mt-3 flex gap-5 text-sm text-ink-2">
            <span>
              <strong className="text-ink">{marketingClaims.players}</strong> players
            </span>
            <span>
              <strong className="text-ink">{marketingClaims.rating}</strong> rating
            </span>
          </p>
        </section>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title} className="last:col-span-2 md:last:col-span-1">
            <h2 className="text-lg">{column.title}</h2>
            <ul className="mt-2 in-[nav:last-child]:columns-2 md:in-[nav:last-child]:columns-1">
              {column.links.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} className="inline-flex min-h-9 items-center text-ink-2 hover:text-ink hover:underline">
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="content pb-10">
        <Disclaimer />
      </div>
    </footer>
  );
}

function Disclaimer() {
  return (
    <section
      aria-label="Disclaimer"
      className="rounded-(--radius-l) border border-line bg-ground p-4 text-sm text-ink-3 md:p-5"
    >
      <p>
        <strong className="text-ink">No purchase necessary. A purchase does not increase your chances.</strong> You must
        be {account.minimumAgeYears}+ to play. Void in {registrationExcludedStates.join(', ')} and where prohibited by
        law. {brand.sweepsCoins} features are not available in Michigan.
      </p>
      <p className="mt-2">
        {brand.goldCoins} are for entertainment only and have no cash value. {brand.sweepsCoins} cannot be bought; they
        are promotional entries that can be redeemed for prizes after identity verification. A free way to get them is
        the{' '}
        <Link to={paths.freeEntry} className="link">
          alternative method of entry
        </Link>
        .
      </p>
    </section>
  );
}
