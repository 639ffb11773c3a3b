import type { Round } from '@goldwren/contracts/player';
import { coinVaultFortune } from '@goldwren/game-engine/games/coin-vault-fortune';
import { type ReactNode, useEffect, useRef } from 'react';
import { formats } from '../../../../lib/i18n/format.ts';
import { FeatureIntro } from '../../reels/feature/feature-intro.tsx';
import { SheetSymbol } from '../../reels/sheet-symbol.tsx';
import type { SymbolSheet } from '../../reels/symbol-sheet.ts';
import { fadeIn } from '../../shell/celebration/celebration-motion.ts';
import { move, useMotion } from '../../shell/motion/motion.ts';
import { flightMs, revealMs, shutVault, type VaultView } from './show-vault.ts';
import './vault-scene.css';
import './vault.css';
import { type Coin, cellCount, rows, vaultScript } from './vault-script.ts';

/** The metal of a coin, by its value in hundredths of the stake. */
function metalOf(payX100: number): 'bronze' | 'silver' | 'gold' | 'rich' {
  if (payX100 < 200) return 'bronze';
  if (payX100 < 500) return 'silver';
  return payX100 < 1_000 ? 'gold' : 'rich';
}

const { grandPayX100 } = coinVaultFortune.maths.data.vault;

export interface VaultProps {
  round: Round;
  /** The current state during the feature, or null after it. */
  live: VaultView | null;
  /** Uses cross-fades instead of movement. */
  reducedMotion: boolean;
  sheet: SymbolSheet;
  /** The coin's symbol on the sheet, and the number of coins that open the vault. */
  coin: { readonly symbol: string; readonly needed: number };
  messages: {
    readonly vaultOpens: string;
    readonly vaultNote: string;
    vaultGoal(coins: number, of: number, pays: string): string;
  };
}

/**
 * The vault over the reels, with a cell for each position and its coins. Hidden from screen readers, which read the result
 * of the round instead.
 */
export function Vault({ round, live, reducedMotion, sheet, coin: { symbol, needed }, messages }: VaultProps) {
  const script = vaultScript(round);
  const view = live ?? (script && shutVault(script));
  if (!view || view.scene === 'door') return null;
  const { scene, coins, turn, flying, tempo } = view;
  if (scene === 'intro') {
    return (
      <FeatureIntro
        {...{ sheet, symbol, count: needed, reducedMotion }}
        {...{ title: messages.vaultOpens, note: messages.vaultNote }}
      />
    );
  }
  return (
    <div className="vault" data-scene={scene} aria-hidden="true">
      {Array.from({ length: cellCount }, (_, cell) => {
        const coin = coins.find((one) => one.cell === cell);
        return (
          <div key={cell} className="vault-cell" data-won={coin !== undefined || undefined}>
            {coin && (
              <HeldCoin coin={coin} reducedMotion={reducedMotion} wave={scene === 'full' && !reducedMotion}>
                <SheetSymbol sheet={sheet} id={symbol} />
              </HeldCoin>
            )}
            {!coin && scene === 'held' && turn > 0 && <Turning key={turn} reducedMotion={reducedMotion} cell={cell} />}
          </div>
        );
      })}
      {scene === 'held' && (
        <p className="vault-goal">{messages.vaultGoal(coins.length, cellCount, timesOf(grandPayX100))}</p>
      )}
      {flying.map((coin) => (
        <Flight key={coin.cell} {...{ coin, tempo }}>
          <SheetSymbol sheet={sheet} id={symbol} />
        </Flight>
      ))}
    </div>
  );
}

function timesOf(payX100: number): string {
  return `${formats.amount(BigInt(payX100))}×`;
}

/** The coin drops into its cell and rings. */
function drop(root: HTMLElement): (Animation | null)[] {
  const landing = [
    { opacity: 0, transform: 'translateY(-70%) scale(1.25)', easing: 'cubic-bezier(.3,0,.8,.4)' },
    { opacity: 1, transform: 'translateY(6%)', offset: 0.6, easing: 'ease-out' },
    { transform: 'translateY(-3%)', offset: 0.8 },
    {},
  ];
  return [move(root, landing, { duration: 460 })];
}

/** The coins of a full vault rise one after another, from the left. */
function rise(cell: number): (root: HTMLElement) => (Animation | null)[] {
  const up = [{}, { transform: 'scale(1.14)', offset: 0.4 }, {}];
  return (root) => [move(root, up, { duration: 700, delay: 90 * cell, easing: 'ease-in-out' })];
}

const rises = Array.from({ length: cellCount }, (_, cell) => rise(cell));

/** The running total in the band above the reels, or the band while it has none. */
function totalOf(coin: Element): Element | null {
  const band = coin.closest('.coin-vault')?.querySelector('.feature-band');
  return band?.querySelector('strong') ?? band ?? null;
}

/** The copy rises in an arc, shrinks, and ends in the total. */
function flyTo(total: Element, coin: HTMLElement, duration: number): Animation | null {
  const [from, to] = [coin, total].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
  const [x, y] = [to.x - from.x + (to.width - from.width) / 2, to.y - from.y + (to.height - from.height) / 2];
  const arc = [
    { opacity: 0.9, easing: 'cubic-bezier(.4,0,.7,.6)' },
    { opacity: 1, transform: `translate(${0.35 * x}px, ${0.6 * y}px) scale(.8)`, offset: 0.55, easing: 'ease-out' },
    { opacity: 0.15, transform: `translate(${x}px, ${y}px) scale(.3)` },
  ];
  return move(coin, arc, { duration, fill: 'forwards' });
}

const swollen: Keyframe[] = [{}, { transform: 'scale(1.14)', offset: 0.4 }, {}];

/** The copy of a coin on its way to the total, which swells a little when the copy has arrived. */
function Flight({ coin, tempo, children }: { coin: Coin; tempo: number; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const total = root.current && totalOf(root.current);
    if (!root.current || !total) return;
    const flight = flyTo(total, root.current, flightMs * tempo);
    return () => {
      flight?.cancel();
      // Shorter than the time until the next coin: the compositor does not animate two movements of one element.
      if (flight && total.matches('strong')) move(total, swollen, { duration: (revealMs * tempo) / 2 });
    };
  }, [tempo]);
  const [column, row] = [1 + Math.trunc(coin.cell / rows), 1 + (coin.cell % rows)];
  return (
    <div
      ref={root}
      className="vault-flight vault-coin"
      data-metal={metalOf(coin.payX100)}
      style={{ gridArea: `${row} / ${column} / ${1 + row} / ${1 + column}` }}
    >
      {children}
      <b>{timesOf(coin.payX100)}</b>
    </div>
  );
}

type HeldCoinProps = { coin: Coin; reducedMotion: boolean; wave: boolean; children: ReactNode };

function HeldCoin({ coin, reducedMotion, wave, children }: HeldCoinProps) {
  const root = useMotion<HTMLDivElement>(wave ? (rises[coin.cell] ?? drop) : reducedMotion ? fadeIn : drop);
  return (
    <div ref={root} className="vault-coin" data-metal={metalOf(coin.payX100)}>
      {children}
      <b>{timesOf(coin.payX100)}</b>
    </div>
  );
}

/** A light runs down an empty cell during a respin. */
const runs = Array.from({ length: cellCount }, (_, cell) => (root: HTMLElement) => [
  move(root, [{ transform: 'translateY(-100%)' }, { transform: 'translateY(100%)' }], {
    ...{ duration: 420, delay: 45 * Math.trunc(cell / rows), iterations: 2, fill: 'both' },
  }),
]);

function Turning({ reducedMotion, cell }: { reducedMotion: boolean; cell: number }) {
  const root = useMotion<HTMLElement>(reducedMotion ? null : (runs[cell] ?? null));
  return <i ref={root} />;
}

export { Door } from './door.tsx';
export { showVault } from './show-vault.ts';
