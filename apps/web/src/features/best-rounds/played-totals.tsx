import type { Currency, PlayedTotals as Totals } from '@goldwren/contracts/player';
import { bestRounds as messages } from '@goldwren/messages/current/best-rounds';
import { site } from '@goldwren/messages/current/site';
import { currencies } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { coinsWithCode, formats, netCoins } from '../../lib/i18n/format.ts';
import { useGoldOnly } from '../../lib/session/use-gold-only.ts';
import { CoinMark } from '../../shared/coins/coin-mark.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';

const coinNames: Record<Currency, string> = { gold: site.goldCoins, sweeps: site.sweepsCoins };

/** What all rounds together staked and returned, so that the best ones do not look like the usual ones. */
export function PlayedTotals({ played, game }: { played: Totals; game: string | null }) {
  const goldOnly = useGoldOnly();
  const shown = currencies.filter((coin) => !(goldOnly && coin === 'sweeps'));
  return (
    <SectionCard title={game === null ? messages.played.title : messages.played.titleOf(game)}>
      <p className="mb-2">{messages.played.rounds(formats.number(played.rounds))}</p>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {shown.map((coin) => (
          <CoinTotals key={coin} coin={coin} totals={played[coin]} />
        ))}
      </div>
      <PageLink page="dashboard" className="link mt-2 inline-flex min-h-11 items-center">
        {messages.played.statement}
      </PageLink>
    </SectionCard>
  );
}

function CoinTotals({ coin, totals: { staked, returned, net } }: { coin: Currency; totals: Totals[Currency] }) {
  const facts = [
    [messages.played.staked, coinsWithCode(staked, coin)],
    [messages.played.returned, coinsWithCode(returned, coin)],
    [messages.played.net, netCoins(net, coin)],
  ] as const;
  return (
    <div className="border-line sm:not-first:border-l sm:not-first:pl-6">
      <h3 className="mb-1 flex items-center gap-2 text-base">
        <CoinMark currency={coin} /> {coinNames[coin]}
      </h3>
      <dl className="grid gap-1">
        {facts.map(([term, amount]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-ink-2">{term}</dt>
            <dd className="font-medium tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
