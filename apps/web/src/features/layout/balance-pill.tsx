import { site } from '@goldwren/messages/current/site';
import { parseHundredths } from '@goldwren/rules';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/api/queries.ts';
import { coinCode, coins } from '../../lib/i18n/format.ts';
import { locale } from '../../lib/i18n/locale.ts';
import { useGoldOnly } from '../../lib/session/use-gold-only.ts';
import { CoinMark } from '../../shared/coins/coin-mark.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { pillPlace } from './pill-place.ts';

/** Both balances in the top bar, as a link to the wallet. */
export function BalancePill() {
  const wallet = useQuery(queries.wallet.get());
  const goldOnly = useGoldOnly();
  const { gold_balance: gold, sweeps_balance: sweeps } = wallet.data ?? {};
  return (
    <PageLink page="dashboard" className={pillPlace}>
      <span className="sr-only">{site.wallet}</span>
      <Balance coin="gold" amount={gold} />
      {goldOnly ? null : <Balance coin="sweeps" amount={sweeps} />}
    </PageLink>
  );
}

function Balance({ coin, amount }: { coin: 'gold' | 'sweeps'; amount: string | undefined }) {
  return (
    <span data-coin={coin === 'gold' ? 'gc' : 'sc'} className="flex items-center gap-1.5 text-(--accent)">
      <CoinMark currency={coin} className="size-3.5" />
      {amount === undefined ? null : `${shortened(amount)} ${coinCode(coin)}`}
    </span>
  );
}

/** Shortens amounts from a billion on to `1.23B`. It truncates and never rounds up. The pill has a fixed size. */
function shortened(amount: string): string {
  const whole = (parseHundredths(amount) ?? 0n) / 100n;
  if (whole < 1_000_000_000n) return coins(amount);
  const cut = Number(whole / 10_000_000n) * 10_000_000;
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 }).format(cut);
}
