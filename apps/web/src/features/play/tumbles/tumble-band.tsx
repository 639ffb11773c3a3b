import type { Currency } from '@goldwren/contracts/player';
import type { CSSProperties } from 'react';
import { coinCode, formats } from '../../../lib/i18n/format.ts';
import type { FeatureMessages } from '../reels/feature/feature-band.tsx';
import { SheetSymbol } from '../reels/sheet-symbol.tsx';
import type { TumbleView } from './show-tumbles.ts';
import type { TumbleGame } from './tumble-game.ts';

/** The texts of a game about its tumbles. */
export type TumbleMessages = FeatureMessages & { tumble(number: number): string };

/** A longer chain adds no links, because there is no more room. */
const mostLinks = 7;

interface TumbleBandProps {
  game: TumbleGame;
  show: Pick<TumbleView, 'scattersLanded' | 'freeSpin' | 'chain'>;
  /** The hundredths won so far. */
  collected: bigint;
  currency: Currency;
  messages: TumbleMessages;
}

/**
 * The band above the field. It shows the number of feature symbols, the current tumble or free spin, what paid in each
 * tumble, and the amount won so far.
 */
export function TumbleBand({ game, show, collected, currency, messages }: TumbleBandProps) {
  const { scattersLanded, freeSpin, chain } = show;
  const { symbol, needed } = game.feature;
  const places = Math.max(needed, scattersLanded);
  const running = freeSpin !== null || chain.length > 0;
  return (
    <div className="feature-band" aria-hidden="true">
      {!freeSpin && (
        <span className="feature-count">
          {Array.from({ length: places }, (_, index) => (
            <span key={index} className={index < scattersLanded ? 'is-landed' : undefined}>
              <SheetSymbol sheet={game.sheet} id={symbol} />
            </span>
          ))}
        </span>
      )}
      {!running && <span>{messages.opens}</span>}
      {freeSpin && <span>{messages.freeSpin(freeSpin.number, freeSpin.of)}</span>}
      {chain.length > 0 && (
        <span className="tumble-chain">
          {chain.slice(0, mostLinks).map((id, index) => (
            <span key={index} style={{ '--link': index + 1 } as CSSProperties}>
              <SheetSymbol sheet={game.sheet} id={id} />
            </span>
          ))}
        </span>
      )}
      {chain.length > 0 && (
        <span key={chain.length} className="tumble-number" style={{ '--chain': chain.length } as CSSProperties}>
          {messages.tumble(chain.length)}
        </span>
      )}
      {running && (
        <strong>
          {formats.amount(collected)} {coinCode(currency)}
        </strong>
      )}
    </div>
  );
}
