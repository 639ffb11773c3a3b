import type { Game } from '@goldwren/contracts/player';
import { play } from '@goldwren/messages/current/play';
import { currencies, formatHundredths } from '@goldwren/rules';
import { memo } from 'react';
import { netCoins } from '../../../../lib/i18n/format.ts';
import { useGoldOnly } from '../../../../lib/session/use-gold-only.ts';
import type { Coins } from '../../model/round-types.ts';

/** Wider than a space, and not removed at the end of a line. */
const enSpace = '\u2002';

interface SessionLineProps {
  game: Pick<Game, 'rtp_hint'>;
  net: Coins;
  rounds: number;
}

/** Always visible next to the dial: RTP, rounds on wider screens, and the net result of each coin, which looks the same for a loss and a gain. */
export const SessionLine = memo(function SessionLine({ game, net, rounds }: SessionLineProps) {
  const goldOnly = useGoldOnly();
  const shown = currencies.filter((coin) => !(goldOnly && coin === 'sweeps'));
  return (
    <>
      <p className="session-line flex flex-1 flex-wrap gap-x-2.5 text-xs leading-4 text-ink-2 md:text-sm">
        <span>
          {play.session.rtp} {game.rtp_hint}
        </span>
        {/* A phone has no room for it. The dial opens the same number. */}
        <span className="hidden md:inline">{play.session.rounds(rounds)}</span>
      </p>
      <p className="session-nets self-center text-xs leading-4 text-ink-2 tabular-nums md:text-sm">
        {shown.map((coin) => (
          <span key={coin} className="inline-block whitespace-nowrap">
            {play.session.netIs(netCoins(formatHundredths(net[coin]), coin))}
            {enSpace}
          </span>
        ))}
      </p>
    </>
  );
});
