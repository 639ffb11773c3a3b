import type { Game } from '@goldwren/contracts/player';
import { gameCard } from '@goldwren/messages/current/game-card';

/** The RTP and the volatility of a game. On low screens they share a line, which has no room for the word. */
export function CardHints({ game: { rtp_hint: rtp, volatility_hint: volatility } }: { game: Game }) {
  return (
    <dl className="mt-0.5 flex flex-wrap gap-x-2.5 text-[0.8125rem] leading-4 tracking-tight">
      <div>
        <dt className="inline">{gameCard.rtp}</dt> <dd className="inline">{rtp}</dd>
      </div>
      <div>
        <dt className="inline low:sr-only">{gameCard.volatility}</dt> <dd className="inline">{volatility}</dd>
      </div>
    </dl>
  );
}
