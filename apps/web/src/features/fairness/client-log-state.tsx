import type { RoundRecord } from '@goldwren/contracts/player';
import { fairnessLog } from '@goldwren/messages/current/fairness-log';
import { Button } from '@goldwren/ui/button';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '../../lib/session/auth-store.ts';
import { isPersistent, readLogStorage, requestPersistence } from '../../shared/fairness/log-storage.ts';

/** Whether the client log has all of these rounds, and whether the browser keeps it. */
export function ClientLogState({ rounds }: { rounds: readonly RoundRecord[] }) {
  const player = useAuth((state) => state.user?.id ?? '');
  const sessions = [...new Set(rounds.map(({ session_id }) => session_id))];
  const { data: state } = useQuery({
    queryKey: ['log-storage', player, ...sessions],
    queryFn: () => readLogStorage(player, sessions),
    staleTime: 0,
  });
  if (!state) return null;
  if (state === 'stored') return <Persistence />;
  return (
    <StatusText tone="warn" className="mb-3">
      <strong>{fairnessLog[state].short}.</strong>{' '}
      <span className="text-ink">
        {fairnessLog[state].text} {fairnessLog[state].fix}
      </span>
    </StatusText>
  );
}

function Persistence() {
  const persistent = useQuery({ queryKey: ['log-persistence'], queryFn: isPersistent, staleTime: 0 });
  const [refused, setRefused] = useState(false);
  const keep = async () => {
    setRefused(!(await requestPersistence()));
    await persistent.refetch();
  };
  if (persistent.data === undefined) return null;
  if (persistent.data) return <p className="mb-3 text-sm text-ink-2">{fairnessLog.kept}</p>;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
      <p className="min-w-0 flex-1 basis-64">{refused ? fairnessLog.refused : fairnessLog.temporary}</p>
      <Button look="secondary" onClick={() => void keep()}>
        {fairnessLog.keep}
      </Button>
    </div>
  );
}
