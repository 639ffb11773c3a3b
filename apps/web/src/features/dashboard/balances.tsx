import { dashboard } from '@goldwren/messages/current/dashboard';
import { site } from '@goldwren/messages/current/site';
import { parseHundredths, sweepsExpiry, vipPercent } from '@goldwren/rules';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { api } from '../../lib/api/api.ts';
import { queries } from '../../lib/api/queries.ts';
import { coins } from '../../lib/i18n/format.ts';
import { useGoldOnly } from '../../lib/session/use-gold-only.ts';
import { CoinMark } from '../../shared/coins/coin-mark.tsx';

type Wallet = Awaited<ReturnType<typeof api.wallet.get>>;

const grid = 'grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-[1.3fr_1fr_1fr_1fr]';
/** For players who have Gold Coins only. */
const goldGrid = 'grid grid-cols-2 gap-3 md:gap-4';

/** The two balances, the Sweeps Coins that still have to be played, and the VIP progress bar. */
export function Balances() {
  const wallet = useQuery(queries.wallet.get());
  return (
    <Loaded
      query={wallet}
      loading={dashboard.balances.loading}
      skeleton={<Tiles />}
      problem={dashboard.balances.problem}
      problemClass="card p-5"
    >
      {(shown) => <Tiles shown={shown} />}
    </Loaded>
  );
}

/** Shows grey placeholders until the balances are loaded. */
function Tiles({ shown }: { shown?: Wallet }) {
  const goldOnly = useGoldOnly();
  return (
    <dl className={goldOnly ? goldGrid : grid}>
      <Tile label={site.goldCoins} coin="gold" className="col-span-2 lg:col-span-1" note={dashboard.balances.goldNote}>
        {shown && coins(shown.gold_balance)}
      </Tile>
      {goldOnly ? null : <SweepsTiles shown={shown} />}
      <VipTile percent={shown && vipPercent(parseHundredths(shown.gold_balance) ?? 0n)} />
    </dl>
  );
}

function SweepsTiles({ shown }: { shown: Wallet | undefined }) {
  return (
    <>
      <Tile label={site.sweepsCoins} coin="sweeps" note={sweepsNote(shown)}>
        {shown && coins(shown.sweeps_balance)}
      </Tile>
      <Tile label={dashboard.balances.unplayed} note={dashboard.balances.unplayedNote}>
        {shown && coins(shown.sweeps_unplayed)}
      </Tile>
    </>
  );
}

const dayMs = 86_400_000;

/** Names the expiry date of the coins once it is near. */
function sweepsNote(wallet: Wallet | undefined): string {
  const at = wallet?.sweeps_expire_at ?? null;
  const isNear = at !== null && Date.parse(at) - Date.now() <= sweepsExpiry.shownWithinDays * dayMs;
  return isNear ? dashboard.balances.sweepsExpire(at) : dashboard.balances.sweepsNote;
}

interface TileProps {
  label: string;
  coin?: 'gold' | 'sweeps';
  note: string;
  className?: string;
  /** Undefined while the balance is loading. */
  children: ReactNode;
}

function Tile({ label, coin, note, className = '', children }: TileProps) {
  return (
    <div data-coin={coin && (coin === 'gold' ? 'gc' : 'sc')} className={`card min-w-0 p-4 md:p-5 ${className}`}>
      <dt className="flex items-center gap-2 text-sm text-ink-2">
        {coin ? <CoinMark currency={coin} /> : null}
        {label}
      </dt>
      <dd className="mt-1 font-display text-[clamp(1.5rem,1rem+2vw,2rem)] leading-10 font-bold text-(--accent,var(--color-ink))">
        {children ?? <Skeleton className="my-1 h-8 w-32 max-w-full" />}
      </dd>
      <dd className="mt-1 text-sm text-ink-3">{note}</dd>
    </div>
  );
}

function VipTile({ percent }: { percent: number | undefined }) {
  return (
    <div data-coin="gc" className="card col-span-2 min-w-0 p-4 sm:col-span-2 md:p-5 lg:col-span-1">
      <dt className="text-sm text-ink-2">{dashboard.balances.vip}</dt>
      <dd className="flex h-11 items-center">
        {percent === undefined ? (
          <Skeleton className="h-2.5 w-full" />
        ) : (
          <progress
            aria-label={dashboard.balances.vipProgress}
            value={percent}
            max={100}
            className="h-2.5 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-well [&::-moz-progress-bar]:bg-gc [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-gc"
          />
        )}
      </dd>
      <dd className="mt-1 text-sm text-ink-3">
        {percent === undefined ? (
          <Skeleton className="my-0.5 h-4 w-40 max-w-full" />
        ) : (
          dashboard.balances.vipOf(percent)
        )}
      </dd>
    </div>
  );
}
