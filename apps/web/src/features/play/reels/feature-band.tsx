import type { Currency } from '@goldwren/contracts/player';
import { coinCode, formats } from '../../../lib/format.ts';
import type { ReelGame } from './reel-game.ts';
import { SheetSymbol } from './sheet-symbol.tsx';
import type { ReelView } from './show-round.ts';

/** How a game speaks in the band above its reels. */
export interface BandMessages {
  /** What the symbols in the band open; without a feature, what the game is about. */
  readonly opens: string;
}

/** How a game speaks of its feature on the stage. */
export interface FeatureMessages extends BandMessages {
  /** What is special about the spins of the feature. */
  readonly featureNote: string;
  freeSpinsWon(count: number): string;
  freeSpin(number: number, of: number): string;
  /** How many ways the windows have; left out where every spin has the same. */
  ways?(count: number): string;
}

interface FeatureBandProps {
  game: ReelGame;
  view: Pick<ReelView, 'scattersLanded'>;
  /** In the feature: where it stands, and the hundredths collected so far. Null before it. */
  running: { readonly words: string; readonly collected: bigint } | null;
  currency: Currency;
  words: BandMessages;
}

/**
 * The band above the reels. Before the feature: how many of its symbols have landed in this spin. In it: the symbols
 * that won it, which spin runs, and what it has brought so far.
 */
export function FeatureBand({ game, view, running, currency, words }: FeatureBandProps) {
  const { scattersLanded } = view;
  const { symbol, needed } = game.feature;
  const places = Math.max(needed, scattersLanded);
  return (
    <div className="feature-band" aria-hidden="true">
      <span className="feature-count">
        {Array.from({ length: places }, (_, index) => (
          <span key={index} className={index < scattersLanded ? 'is-landed' : undefined}>
            <SheetSymbol sheet={game.sheet} id={symbol} />
          </span>
        ))}
      </span>
      <span>{running?.words ?? words.opens}</span>
      {running && running.collected > 0n && (
        <strong>
          {formats.amount(running.collected)} {coinCode(currency)}
        </strong>
      )}
    </div>
  );
}
