import { store } from '@goldwren/messages/current/store';
import { currencies } from '@goldwren/rules';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { api } from '../../lib/api/api.ts';
import { queries } from '../../lib/api/queries.ts';
import { coins } from '../../lib/i18n/format.ts';
import { useGoldOnly } from '../../lib/session/use-gold-only.ts';
import { CoinMark } from '../../shared/coins/coin-mark.tsx';

const goldAlone = ['gold'] as const;

type Wallet = Awaited<ReturnType<typeof api.wallet.get>>;

/** The balances, requested after the order was paid. */
export function NewBalances() {
  const wallet = useQuery(queries.wallet.get());
  // A cached answer is from before the payment, so it is not shown.
  const answer = { ...wallet, data: wallet.isFetching ? undefined : wallet.data };
  return (
    <Loaded
      query={answer}
      skeleton={<Amounts />}
      problem={store.order.balancesProblem}
      problemClass="border-t border-line p-4 md:px-6"
    >
      {(shown) => <Amounts shown={shown} />}
    </Loaded>
  );
}

function Amounts({ shown }: { shown?: Wallet }) {
  const shownCoins = useGoldOnly() ? goldAlone : currencies;
  return (
    <dl className="grid auto-cols-fr grid-flow-col *:not-first:border-l *:border-line border-t border-line">
      {shownCoins.map((coin) => (
        <div key={coin} data-coin={coin === 'gold' ? 'gc' : 'sc'} className="min-w-0 p-4 md:px-6">
          <dt className="flex items-center gap-2 text-sm text-ink-2">
            <CoinMark currency={coin} />
            {coin === 'gold' ? store.order.goldNow : store.order.sweepsNow}
          </dt>
          <dd className="mt-1 font-display text-xl leading-8 font-bold text-(--accent) sm:text-2xl">
            {shown ? (
              coins(coin === 'gold' ? shown.gold_balance : shown.sweeps_balance)
            ) : (
              <Skeleton className="h-8 w-24" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
