import type { Currency } from '@goldwren/contracts/player';
import { coinCode, formats } from '../../../../lib/i18n/format.ts';
import type { ReelGame } from '../reel-game.ts';
import { SheetSymbol } from '../sheet-symbol.tsx';
import type { ReelView } from '../show-round.ts';

/** The texts of a game for the band above its reels. */
export interface BandMessages {
  /** What the symbols in the band trigger. For a game without a feature: what the game is about. */
  readonly opens: string;
}

/** The texts of a game for its feature. */
export interface FeatureMessages extends BandMessages {
  /** What is special about the spins of the feature. */
  readonly featureNote: string;
  freeSpinsWon(count: number): string;
  freeSpin(number: number, of: number): string;
}

interface FeatureBandProps {
  game: ReelGame;
  view: Pick<ReelView, 'scattersLanded'>;
  /** During the feature: its progress as text, and the hundredths won so far. Null outside it. */
  running: { readonly text: string; readonly collected: bigint } | null;
  currency: Currency;
  messages: BandMessages;
}

/**
 * The band above the reels. Before the feature, it shows how many feature symbols have landed in this spin. During the
 * feature, it shows the symbols that triggered it, the current spin, and the amount won so far.
 */
export function FeatureBand({ game, view, running, currency, messages }: FeatureBandProps) {
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
      <span>{running?.text ?? messages.opens}</span>
      {running && running.collected > 0n && (
        <strong>
          {formats.amount(running.collected)} {coinCode(currency)}
        </strong>
      )}
    </div>
  );
}
