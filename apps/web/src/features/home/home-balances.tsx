import { dashboard } from '@goldwren/messages/current/dashboard';
import { playerHome } from '@goldwren/messages/current/player-home';
import { site } from '@goldwren/messages/current/site';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { api } from '../../lib/api/api.ts';
import { queries } from '../../lib/api/queries.ts';
import { coins } from '../../lib/i18n/format.ts';
import { useGoldOnly } from '../../lib/session/use-gold-only.ts';
import { CoinMark } from '../../shared/coins/coin-mark.tsx';

type Wallet = Awaited<ReturnType<typeof api.wallet.get>>;

/** Both balances, or only Gold Coins where Sweeps Coins are not available. */
export function HomeBalances() {
  const wallet = useQuery(queries.wallet.get());
  return (
    <section aria-label={playerHome.balances} className="card flex min-h-18 items-center px-3 py-2 md:px-5">
      <Loaded query={wallet} skeleton={<Amounts />} problem={dashboard.balances.problem} keepsOlder>
        {(shown) => <Amounts shown={shown} />}
      </Loaded>
    </section>
  );
}

function Amounts({ shown }: { shown?: Wallet }) {
  const goldOnly = useGoldOnly();
  return (
    <dl className="grid w-full auto-cols-fr grid-flow-col gap-3">
      <Amount coin="gold" amount={shown?.gold_balance} />
      {goldOnly ? null : <Amount coin="sweeps" amount={shown?.sweeps_balance} />}
    </dl>
  );
}

function Amount({ coin, amount }: { coin: 'gold' | 'sweeps'; amount: string | undefined }) {
  return (
    <div data-coin={coin === 'gold' ? 'gc' : 'sc'} className="min-w-0">
      <dt className="flex items-center gap-1.5 text-sm text-ink-2">
        <CoinMark currency={coin} className="size-4" />
        {coin === 'gold' ? site.goldCoins : site.sweepsCoins}
      </dt>
      <dd className="font-display text-[clamp(1.05rem,0.7rem+1.6vw,1.6rem)] leading-8 font-bold text-(--accent) [font-variant-numeric:tabular-nums]">
        {amount === undefined ? <Skeleton className="h-6 w-24 max-w-full" /> : coins(amount)}
      </dd>
    </div>
  );
}
