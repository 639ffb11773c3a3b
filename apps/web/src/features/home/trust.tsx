import { account, brand, countryNames, play } from '@goldwren/rules';
import { Icon } from '@goldwren/ui/icons';
import { PageLink } from '../../shared/page-link.tsx';
import { useExcludedRegions } from '../../shared/use-excluded-regions.ts';

const badges = [
  {
    icon: 'scale',
    title: 'Odds in the open',
    text: `Every game returns between ${play.rtpMinPercent}% and ${play.rtpMaxPercent}%, computed exactly and printed on its card.`,
  },
  {
    icon: 'check',
    title: 'Outcomes you can check',
    text: 'Each round is sealed before you play it. Your browser replays it and tells you whether it agrees.',
  },
  {
    icon: 'shield',
    title: 'Balances that add up',
    text: 'Every coin that moves is an entry in your activity. Nothing is changed afterwards.',
  },
  {
    icon: 'clock',
    title: 'Play in your own time',
    text: 'No autoplay, no countdowns. Your time and your net result stay in view while you play.',
  },
] as const;

export function TrustBadges() {
  return (
    <section aria-labelledby="trust" className="content pt-12">
      <h2 id="trust" className="text-2xl">
        Why players trust {brand.name}
      </h2>
      <ul className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {badges.map((badge) => (
          <li key={badge.title} className="flex gap-3 border-t border-line pt-4 lg:block">
            <Icon name={badge.icon} className="mt-0.5 size-6 text-gc" />
            <div>
              <h3 className="text-base lg:mt-2">{badge.title}</h3>
              <p className="mt-1 text-ink-2">{badge.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const facts = (excluded: readonly string[]): string[] => [
  `You must be ${account.minimumAgeYears} or older and live in the ${countryNames.US} or ${countryNames.CA}.`,
  `Void in ${excluded.join(', ')} and where prohibited by law.`,
  `${brand.goldCoins} are for entertainment only. They have no cash value and cannot be redeemed.`,
  `${brand.sweepsCoins} cannot be bought. They come with the welcome offer, as a bonus with ${brand.goldCoins} packages, or free by entry.`,
];

/** What a visitor has to know before signing up. */
export function ImportantInformation() {
  const excluded = useExcludedRegions();
  return (
    <section aria-labelledby="important" className="card p-4 md:p-5">
      <h2 id="important" className="text-lg">
        Important information
      </h2>
      <p className="mt-3 font-semibold">No purchase necessary. A purchase does not increase your chances.</p>
      <ul className="mt-3 list-disc space-y-1.5 pl-5 text-ink-2 marker:text-ink-3">
        {facts(excluded).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-5">
        {(
          [
            { page: 'free-entry', text: 'Free entry' },
            { page: 'rules', text: 'Sweepstakes Rules' },
            { page: 'responsible-play', text: 'Responsible Play' },
          ] as const
        ).map(({ page, text }) => (
          <PageLink key={page} page={page} className="link inline-flex min-h-9 items-center">
            {text}
          </PageLink>
        ))}
      </p>
    </section>
  );
}
