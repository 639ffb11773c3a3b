import type { Round } from '@goldwren/contracts/player';
import type { ReactNode } from 'react';
import { formats } from '../../../../lib/i18n/format.ts';
import { FeatureIntro } from '../../reels/feature/feature-intro.tsx';
import { SheetSymbol } from '../../reels/sheet-symbol.tsx';
import type { SymbolSheet } from '../../reels/symbol-sheet.ts';
import { fadeIn } from '../../shell/celebration/celebration-motion.ts';
import { move, useMotion } from '../../shell/motion/motion.ts';
import { shutVault, type VaultView } from './show-vault.ts';
import './vault-scene.css';
import './vault.css';
import { type Coin, cellCount, vaultScript } from './vault-script.ts';

/** Coins from this value on are highlighted. */
const richFromX100 = 1_000;

export interface VaultProps {
  round: Round;
  /** The current state during the feature, or null after it. */
  live: VaultView | null;
  /** Uses cross-fades instead of movement. */
  reducedMotion: boolean;
  sheet: SymbolSheet;
  /** The coin's symbol on the sheet, and the number of coins that open the vault. */
  coin: { readonly symbol: string; readonly needed: number };
  messages: { readonly vaultOpens: string; readonly vaultNote: string };
}

/**
 * The vault over the reels, with a cell for each position and its coins. Hidden from screen readers, which read the result
 * of the round instead.
 */
export function Vault({ round, live, reducedMotion, sheet, coin: { symbol, needed }, messages }: VaultProps) {
  const script = vaultScript(round);
  const view = live ?? (script && shutVault(script));
  if (!view) return null;
  const { scene, coins, turn } = view;
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
    </div>
  );
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

type HeldCoinProps = { coin: Coin; reducedMotion: boolean; wave: boolean; children: ReactNode };

function HeldCoin({ coin, reducedMotion, wave, children }: HeldCoinProps) {
  const root = useMotion<HTMLDivElement>(wave ? (rises[coin.cell] ?? drop) : reducedMotion ? fadeIn : drop);
  return (
    <div ref={root} className="vault-coin" data-rich={coin.payX100 >= richFromX100 || undefined}>
      {children}
      <b>{formats.amount(BigInt(coin.payX100))}×</b>
    </div>
  );
}

/** A light runs down an empty cell during a respin. */
const runs = Array.from({ length: cellCount }, (_, cell) => (root: HTMLElement) => [
  move(root, [{ transform: 'translateY(-100%)' }, { transform: 'translateY(100%)' }], {
    ...{ duration: 420, delay: 45 * Math.trunc(cell / 3), iterations: 2, fill: 'both' },
  }),
]);

function Turning({ reducedMotion, cell }: { reducedMotion: boolean; cell: number }) {
  const root = useMotion<HTMLElement>(reducedMotion ? null : (runs[cell] ?? null));
  return <i ref={root} />;
}

export { showVault } from './show-vault.ts';
