import type { StaffTicketDetail } from '@goldwren/contracts/staff';
import { support } from '@goldwren/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../lib/queries.ts';

/**
 * Refetches a ticket when something has happened in it. Only its pulse is polled every few seconds. The pulse
 * contains no personal data, but each read of the ticket itself is audited.
 */
export function useTicketUpdates(id: string, shown: StaffTicketDetail | undefined): void {
  const queryClient = useQueryClient();
  const pulse = useQuery({
    ...queries.tickets.pulse({ params: { id } }),
    enabled: shown !== undefined,
    refetchInterval: support.pollSeconds * 1_000,
  });
  const last = pulse.data?.last_message_id;
  const status = pulse.data?.status;
  const lastShown = shown?.messages.at(-1)?.id;
  const statusShown = shown?.status;
  useEffect(() => {
    if (last === undefined || (last === lastShown && status === statusShown)) return;
    void queryClient.invalidateQueries({ queryKey: queries.tickets.get({ params: { id } }).queryKey });
  }, [queryClient, id, last, status, lastShown, statusShown]);
}
