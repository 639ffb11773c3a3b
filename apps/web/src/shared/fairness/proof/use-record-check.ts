import type { RoundRecord } from '@goldwren/contracts/player';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../../lib/session/auth-store.ts';
import { checkServed, type RecordCheck } from '../check-record.ts';
import { openBrowserClientLog } from '../client-log-store.ts';

/**
 * Compares a settled round from the server with the client log of this browser. Undefined until the check is done.
 * @param expectedId The id of the round that was requested @param again A number that changes for each new check
 */
export function useRecordCheck(round: RoundRecord, expectedId = round.id, again = 0): RecordCheck | undefined {
  const player = useAuth((state) => state.user?.id ?? '');
  return useQuery({
    queryKey: ['record-check', player, expectedId, round, again],
    queryFn: async () => checkServed(await openBrowserClientLog(), player, round, expectedId),
    enabled: round.state === 'settled',
    staleTime: 0,
  }).data;
}
