import type { Currency, Game, SessionStarted } from '@goldwren/contracts/player';
import { play } from '@goldwren/messages/current/play';
import { formatHundredths } from '@goldwren/rules';
import { memo } from 'react';
import { netCoins } from '../../../../lib/i18n/format.ts';
import type { Coins } from '../../model/round-types.ts';
import { TimePlayed } from './time-played.tsx';

interface SessionLineProps {
  game: Pick<Game, 'rtp_hint'>;
  session: Pick<SessionStarted, 'started_at'>;
  net: Coins;
  currency: Currency;
}

/** Always visible next to the game: time, net result in the selected coin, and RTP. The part with varying width is last. */
export const SessionLine = memo(function SessionLine({ game, session, net, currency }: SessionLineProps) {
  return (
    <p className="text-xs leading-4 text-ink-2 md:text-sm">
      <span className="sr-only">{play.session.time} </span>
      <TimePlayed since={session.started_at} />
      {' · '}
      {play.session.rtp} {game.rtp_hint}
      {' · '}
      {play.session.netIs(netCoins(formatHundredths(net[currency]), currency))}
    </p>
  );
});
