import type { SessionStarted } from '@goldwren/contracts/player';
import { publicLog } from '@goldwren/messages/current/public-log';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClockReading } from '../../../../shared/fairness/client-log.ts';
import { checkSessionInLog, type SessionLogCheck } from '../../../../shared/fairness/public-log/check-session.ts';
import { LogFault } from '../../../../shared/fairness/public-log/log-fault.tsx';
import { readSiteLog } from '../../../../shared/fairness/public-log/read-site-log.ts';
import { forgetSession } from '../../../../shared/fairness/public-log/watched-sessions.ts';
import { readClock } from '../../../../shared/fairness/read-clock.ts';
import type { SessionTotals } from '../../model/play-state.ts';
import { endedInLog } from '../../session/end/ended-in-log.ts';

interface SessionInLogProps {
  session: SessionStarted;
  totals: SessionTotals;
}

const againMs = 5_000;

async function findSession({ session, totals }: SessionInLogProps, knownSince: ClockReading): Promise<SessionLogCheck> {
  const { session_id, outcome_seed: outcomeSeed, chain_start: chainStart, maths } = session;
  const held = { session: session_id, outcomeSeed, chainStart, mathsHash: maths.hash };
  const check = await checkSessionInLog(await readSiteLog(), await endedInLog(held, totals, knownSince));
  if (check.state === 'in_log') forgetSession(session_id);
  return check;
}

/** Whether the start and the statement of the ended session are in the public log. It looks again until they are. */
export function SessionInLog({ session, totals }: SessionInLogProps) {
  const [knownSince] = useState(readClock);
  const { data: check } = useQuery({
    queryKey: ['session-in-log', session.session_id],
    queryFn: () => findSession({ session, totals }, knownSince),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'not_yet' ? againMs : false),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!check || check.state === 'unavailable') return null;
  if (check.state === 'violation') return <LogFault violation={check.violation} />;
  return (
    <StatusText tone={check.state === 'in_log' ? 'ok' : 'info'} className="mt-3">
      {check.state === 'in_log' ? publicLog.inLog : publicLog.notYet}
    </StatusText>
  );
}
