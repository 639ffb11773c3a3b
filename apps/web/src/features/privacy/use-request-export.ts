import { ApiProblem } from '@goldwren/contracts/client';
import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queries } from '../../lib/queries.ts';
import type { Asking } from '../../shared/password-again/use-password-again.tsx';
import { whyRefused } from './why-refused.ts';

type Exports = Awaited<ReturnType<typeof api.privacy.exports>>;

/** Asks for an export, with the pictures of documents or without. What is there is looked at again either way: another tab may have asked before. */
export function useRequestExport({ asking, onAsked }: { asking: Asking; onAsked: () => void }) {
  const queryClient = useQueryClient();
  const { queryKey } = queries.privacy.exports();
  return useMutation({
    mutationFn: (documents: boolean) => asking(() => api.privacy.requestExport({ body: { documents } })),
    onSuccess: (added) => {
      queryClient.setQueryData<Exports>(queryKey, (known) => ({ exports: [added, ...(known?.exports ?? [])] }));
      onAsked();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Why an export could not be asked for, in words; null where the player has left the question for the password. */
export function whyNotAsked(error: unknown): string | null {
  if (error instanceof ApiProblem && error.code === 'rate_limited') {
    const { seconds } = error.params;
    if (typeof seconds === 'number') return privacyCenter.copy.tooSoon(seconds);
  }
  return whyRefused(error);
}
