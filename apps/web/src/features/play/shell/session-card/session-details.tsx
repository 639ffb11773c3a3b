import type { SessionStarted } from '@goldwren/contracts/player';
import { play } from '@goldwren/messages/current/play';
import { playSummary } from '@goldwren/messages/current/play-summary';
import { formatHundredths } from '@goldwren/rules';
import type { ReactNode } from 'react';
import { durations } from '../../../../lib/i18n/durations.ts';
import { formats, netCoins } from '../../../../lib/i18n/format.ts';
import { useGoldOnly } from '../../../../lib/session/use-gold-only.ts';
import { PageLink } from '../../../../shared/navigation/page-link.tsx';
import type { Coins } from '../../model/round-types.ts';
import { secondsLeft } from './dial-span.ts';
import { clockText } from './time-played.tsx';
import { secondsSince, useClock } from './use-clock.ts';
import { useDialSpan } from './use-dial-span.ts';

const messages = playSummary.dial;

export interface SessionDetailsProps {
  session: Pick<SessionStarted, 'started_at'>;
  net: Coins;
  rounds: number;
}

/** The numbers of a session as text, and what the ring of its dial shows. */
export function SessionDetails({ session, net, rounds }: SessionDetailsProps) {
  const goldOnly = useGoldOnly();
  const now = useClock();
  const seconds = secondsSince(session.started_at, now);
  const span = useDialSpan(seconds, now);
  return (
    <>
      <h2 className="text-base">{messages.title}</h2>
      <dl className="mt-1 tabular-nums">
        <Row term={messages.time}>{clockText(seconds)}</Row>
        <Row term={play.session.net.gold}>{netCoins(formatHundredths(net.gold), 'gold')}</Row>
        {goldOnly ? null : <Row term={play.session.net.sweeps}>{netCoins(formatHundredths(net.sweeps), 'sweeps')}</Row>}
        <Row term={messages.rounds}>{formats.number(rounds)}</Row>
      </dl>
      <p className="mt-2 text-sm text-ink-2">
        {span.kind === 'hour'
          ? messages.ring.hour
          : messages.ring[span.kind](durations.exactly(span.whole), durations.inWords(secondsLeft(span)))}
      </p>
      <PageLink page="limits" className="link inline-flex min-h-11 items-center">
        {play.links.limits}
      </PageLink>
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-h-7 items-center justify-between gap-3">
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
