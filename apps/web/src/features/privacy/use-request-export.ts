import { ApiProblem } from '@goldwren/contracts/client';
import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { queries } from '../../lib/api/queries.ts';
import type { WithPassword } from '../../shared/password-again/use-password-again.tsx';
import { describeRefusal } from './describe-refusal.ts';

type Exports = Awaited<ReturnType<typeof api.privacy.exports>>;

/**
 * Requests an export, with or without the images of documents. Reloads the list in every case, because another tab may have
 * requested one before.
 */
export function useRequestExport({
  withPassword,
  onRequested,
}: {
  withPassword: WithPassword;
  onRequested: () => void;
}) {
  const queryClient = useQueryClient();
  const { queryKey } = queries.privacy.exports();
  return useMutation({
    mutationFn: (documents: boolean) => withPassword(() => api.privacy.requestExport({ body: { documents } })),
    onSuccess: (added) => {
      queryClient.setQueryData<Exports>(queryKey, (known) => ({ exports: [added, ...(known?.exports ?? [])] }));
      onRequested();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** The reason why an export could not be requested. Null when the player has dismissed the password dialog. */
export function describeRequestProblem(error: unknown): string | null {
  if (error instanceof ApiProblem && error.code === 'rate_limited') {
    const { seconds } = error.params;
    if (typeof seconds === 'number') return privacyCenter.copy.tooSoon(seconds);
  }
  return describeRefusal(error);
}
