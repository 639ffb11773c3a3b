import type { Currency } from '@goldwren/contracts/player';
import { twoCoins } from '@goldwren/messages/current/two-coins';
import { FrameIcon } from '@goldwren/ui/frame-icons';
import { useId } from 'react';
import { CoinMark, CoinShape } from './coin-mark.tsx';

interface TwoCoinsProps {
  /** True where there are no Sweeps Coins. Only the Gold Coins are then explained. */
  noSweeps: boolean;
  /** True where there is little space. On a phone, what a coin can and cannot do is then only in the picture. */
  brief?: boolean;
  /** The level of the heading. */
  heading?: 'h2' | 'h3';
  className?: string;
}

/** Explains what each coin can and cannot do, in a picture and in text. */
export function TwoCoins({ noSweeps, brief = false, heading: Title = 'h3', className = '' }: TwoCoinsProps) {
  const id = useId();
  const coins: readonly Currency[] = noSweeps ? ['gold'] : ['gold', 'sweeps'];
  return (
    <figure aria-labelledby={id} className={className}>
      <figcaption>
        <Title id={id} className="text-lg">
          {noSweeps ? twoCoins.oneCoin : twoCoins.title}
        </Title>
      </figcaption>
      <Picture coins={coins} />
      <div className={`grid gap-4 ${noSweeps ? '' : brief ? 'grid-cols-2' : 'sm:grid-cols-2'}`}>
        {coins.map((coin) => (
          <Coin key={coin} coin={coin} brief={brief} />
        ))}
      </div>
    </figure>
  );
}

function Coin({ coin, brief }: { coin: Currency; brief: boolean }) {
  const { name, purpose, start, can, cannot } = twoCoins[coin];
  return (
    <div data-coin={coin === 'gold' ? 'gc' : 'sc'} className="min-w-0 text-sm">
      <p className="flex items-center gap-2 text-base font-semibold">
        <CoinMark currency={coin} className={`size-6 ${brief ? 'max-sm:hidden' : ''}`} />
        {name}
      </p>
      <p className="mt-1 font-semibold text-(--accent)">{purpose}</p>
      <p className="text-ink-2">{start}</p>
      <ul className={`mt-2 grid gap-1.5 text-ink-2 ${brief ? 'max-sm:sr-only' : ''}`}>
        <li className="flex gap-2">
          <FrameIcon name="check" className="mt-px size-5 text-ok" />
          {can}
        </li>
        <li className="flex gap-2">
          <FrameIcon name="close" className="mt-px size-5 text-ink-3" />
          {cannot}
        </li>
      </ul>
    </div>
  );
}

/** The stations of a coin, as icons of 24 by 24 units: a card, three reels, a present. */
const icons = {
  buy: 'M3 6h18v12H3zM3 10h18M6 15h4',
  play: 'M3 5h18v14H3zM9 5v14M15 5v14M4.5 12h3M10.5 12h3M16.5 12h3',
  redeem: 'M4 9h16v3H4zM5.5 12v8h13v-8M12 9v11M12 9c-2-5-7-4-5-1 1 1 3 1 5 1Zm0 0c2-5 7-4 5-1-1 1-3 1-5 1Z',
} as const;

type Station = keyof typeof icons;

const stations: readonly { readonly at: Station; readonly x: number }[] = [
  { at: 'buy', x: 118 },
  { at: 'play', x: 200 },
  { at: 'redeem', x: 282 },
];

/** What the coins cannot do. */
const closed: Readonly<Record<Currency, Station>> = { gold: 'redeem', sweeps: 'buy' };

/** One row for each coin. A line leads to what it can do; what it cannot do is crossed out. */
function Picture({ coins }: { coins: readonly Currency[] }) {
  const shown = coins.length === 1 ? stations.slice(0, 2) : stations;
  return (
    <svg
      viewBox={`0 0 ${shown.length * 82 + 74} ${30 + coins.length * 66}`}
      aria-hidden="true"
      className={`mx-auto my-3 w-full ${coins.length === 1 ? 'max-w-70' : 'max-w-sm'}`}
    >
      {shown.map(({ at, x }) => (
        <text key={at} x={x} y="16" textAnchor="middle" fontSize="13" className="fill-ink-2">
          {twoCoins.stations[at]}
        </text>
      ))}
      {coins.map((coin, row) => (
        <g key={coin} data-coin={coin === 'gold' ? 'gc' : 'sc'} transform={`translate(0 ${58 + row * 66})`}>
          <Route open={shown.filter(({ at }) => at !== closed[coin]).map(({ x }) => x)} />
          <g transform="translate(36 0) scale(2.3) translate(-12 -12)">
            <CoinShape currency={coin} />
          </g>
          {shown.map(({ at, x }) => (
            <Stop key={at} at={at} x={x} isOpen={at !== closed[coin]} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The line from the coin to the last station that is open to it. It passes below a closed one. */
function Route({ open }: { open: readonly number[] }) {
  const [first = 0] = open;
  const last = open.at(-1) ?? first;
  const start = first > 118 ? `M62 12C74 31 96 31 118 31S162 31 ${first - 24} 12` : `M66 0H${first - 24}`;
  return (
    <path d={`${start}M${first + 24} 0H${last - 24}`} fill="none" strokeWidth="2.5" className="stroke-(--accent)" />
  );
}

function Stop({ at, x, isOpen }: { at: Station; x: number; isOpen: boolean }) {
  return (
    <g transform={`translate(${x} 0)`} fill="none" className={isOpen ? 'stroke-(--accent)' : 'stroke-ink-3'}>
      <rect
        x="-24"
        y="-24"
        width="48"
        height="48"
        rx="12"
        strokeWidth={isOpen ? 2.5 : 1.5}
        strokeDasharray={isOpen ? undefined : '4 4'}
        className="fill-well"
      />
      <path d={icons[at]} transform="scale(1.25) translate(-12 -12)" strokeWidth="1.5" opacity={isOpen ? 1 : 0.6} />
      {isOpen ? null : <path d="M-17 17 17-17" strokeWidth="3" className="stroke-bad" />}
    </g>
  );
}
