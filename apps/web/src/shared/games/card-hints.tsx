import type { Game } from '@goldwren/contracts/player';
import { gameCard } from '@goldwren/messages/current/game-card';

/** The RTP of a game without its note, which has no room on a card and is in the details. */
function shortRtp({ rtp_hint, rtp: { note } }: Game): string {
  return note ? gameCard.rtpUpTo(rtp_hint.replace(` (${note})`, '')) : rtp_hint;
}

/**
 * The RTP and the volatility of a game, one line each, so that the titles of all cards are level. On low and on large screens
 * they share a line. On low ones it has no room for the word.
 */
export function CardHints({ game }: { game: Game }) {
  return (
    <dl className="mt-0.5 flex flex-col flex-wrap gap-x-2.5 text-[0.8125rem] leading-4 tracking-tight low:flex-row xl:flex-row">
      <div>
        <dt className="inline">{gameCard.rtp}</dt> <dd className="inline">{shortRtp(game)}</dd>
      </div>
      <div>
        <dt className="inline low:sr-only">
          <Volatility />
        </dt>{' '}
        <dd className="inline">{game.volatility_hint}</dd>
      </div>
    </dl>
  );
}

/** A short form of the word is only for the eye. */
function Volatility() {
  const { volatility: word, volatilityShort: short } = gameCard;
  if (short === word) return word;
  return (
    <>
      <span aria-hidden="true" className="xl:hidden">
        {short}
      </span>
      <span className="max-xl:sr-only">{word}</span>
    </>
  );
}
