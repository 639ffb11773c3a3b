import type { SessionStarted } from '@goldwren/contracts/player';
import { toHex } from '@goldwren/game-engine';
import { statementBytes } from '@goldwren/game-engine/fairness';
import { publicLog } from '@goldwren/messages/current/public-log';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../lib/api/api.ts';
import { checkKeys } from '../../../../shared/fairness/key-pin.ts';
import { siteLogDeps } from '../../../../shared/fairness/public-log/check-log.ts';
import { checkSessionInLog, type SessionLogCheck } from '../../../../shared/fairness/public-log/check-session.ts';
import { EvidenceNote } from '../../../../shared/fairness/violation-note.tsx';
import { webCryptography } from '../../../../shared/fairness/web-crypto.ts';
import type { SessionTotals } from '../../model/play-state.ts';

interface SessionInLogProps {
  session: SessionStarted;
  totals: SessionTotals;
}

const againMs = 5_000;

type Ended = SessionInLogProps & { readonly knownSince: number; readonly sizeBefore: number };

async function findSession({ session, totals, knownSince, sizeBefore }: Ended): Promise<SessionLogCheck> {
  const hash = toHex(await webCryptography.sha256(statementBytes(totals.statement)));
  const { pinned } = await checkKeys(api.fairness);
  return checkSessionInLog(siteLogDeps(pinned), {
    session: session.session_id,
    outcomeSeed: session.outcome_seed,
    chainStart: session.chain_start,
    mathsHash: session.maths.hash,
    knownSince,
    sizeBefore,
    statement: { hash, signature: totals.signature },
  });
}

/** Whether the start and the statement of the ended session are in the public log. It looks again until they are. */
export function SessionInLog({ session, totals }: SessionInLogProps) {
  const [knownSince] = useState(Date.now);
  // Read at the table (storage-notice.tsx).
  const sizeBefore = useQueryClient().getQueryData<number>(['log-size', session.session_id]) ?? 0;
  const { data: check } = useQuery({
    queryKey: ['session-in-log', session.session_id],
    queryFn: () => findSession({ session, totals, knownSince, sizeBefore }),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'not_yet' ? againMs : false),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!check || check.state === 'unavailable') return null;
  if (check.state === 'violation') {
    const { code } = check.violation;
    return <EvidenceNote text={`${publicLog.faults[code]} ${publicLog.advice}`} evidence={check.violation} />;
  }
  return (
    <StatusText tone={check.state === 'in_log' ? 'ok' : 'info'} className="mt-3">
      {check.state === 'in_log' ? publicLog.inLog : publicLog.notYet}
    </StatusText>
  );
}
