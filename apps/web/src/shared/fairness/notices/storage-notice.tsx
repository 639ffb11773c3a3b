import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useAuth } from '../../../lib/session/auth-store.ts';

const StorageChip = lazy(() => import('./storage-chip.tsx').then(({ StorageChip: chip }) => ({ default: chip })));

/**
 * Protects the evidence as soon as there is a round: the log from deletion by the browser, and the signing key from a
 * silent change.
 */
async function secureLog() {
  const [{ requestPersistence }, { checkKeys }] = await Promise.all([
    import('../log-storage.ts'),
    import('../key-pin.ts'),
  ]);
  void requestPersistence();
  return checkKeys(api.fairness);
}

/**
 * Shows at a table when the client log does not have all rounds of the session, or when the signing key changed.
 * @param round The id of the round on the table. The log is read again for each round
 */
export function StorageNotice({ session, round }: { session: string; round: string | undefined }) {
  const player = useAuth((state) => state.user?.id ?? '');
  const { data: log } = useQuery({
    queryKey: ['log-storage', player, session, round ?? null],
    queryFn: () => import('../log-storage.ts').then(({ readLogStorage }) => readLogStorage(player, [session])),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data: keys } = useQuery({
    queryKey: ['secured-log'],
    queryFn: secureLog,
    enabled: round !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useQuery({
    queryKey: ['watched-session', session],
    queryFn: () => import('../public-log/watch-start.ts').then(({ watchStart }) => watchStart(session)),
    enabled: round !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if ((!log || log === 'stored') && !keys?.changed) return null;
  return (
    <Suspense fallback={null}>
      <StorageChip log={log ?? 'stored'} keys={keys} />
    </Suspense>
  );
}
