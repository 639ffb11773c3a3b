import { reportMessages as messages } from '@goldwren/messages/staff/monitoring/reports';
import { Button } from '@goldwren/ui/button';
import { StatusText } from '@goldwren/ui/status-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/problem-messages.ts';
import { queries } from '../../lib/queries.ts';

/** Recomputes the report of a finished day, and shows whether the result is the same. */
export function ComputeAgain({ day }: { day: string }) {
  const queryClient = useQueryClient();
  const params = { day };
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => api.reports.compute({ params }),
    onSuccess: ({ report }) => queryClient.setQueryData(queries.reports.get({ params }).queryKey, report),
  });
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      {isPending ? <StatusText tone="info">{messages.computing}</StatusText> : null}
      {error ? <StatusText tone="bad">{sentenceOf(error, { not_found: messages.notYet })}</StatusText> : null}
      {data && !isPending ? (
        <StatusText tone={data.changed ? 'bad' : 'ok'}>
          {data.changed ? messages.changed : messages.unchanged}
        </StatusText>
      ) : null}
      <Button look="secondary" busy={isPending} onClick={() => mutate()}>
        {messages.compute}
      </Button>
    </div>
  );
}
