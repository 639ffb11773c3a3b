import { signInMessages } from '@goldwren/messages/staff/sign-in';
import { Button } from '@goldwren/ui/button';
import { Banner } from '@goldwren/ui/status-text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { browser } from '../../lib/browser.ts';
import { sentenceOf } from '../../lib/problem-messages.ts';
import { storeAttempt } from './provider-attempts.ts';

const messages = signInMessages.provider;

/** Opens the identity provider, if this server has one. */
export function ProviderButton() {
  const [query] = useSearchParams();
  const provider = useQuery({ queryKey: ['provider'], queryFn: () => api.auth.provider(), retry: false });
  const start = useMutation({
    mutationFn: () => api.auth.startProvider(),
    onSuccess: ({ url, attempt, state }) => {
      storeAttempt(state, { attempt, next: query.get('next') });
      browser.leaveFor(url);
    },
  });
  const name = provider.data?.name ?? null;
  if (name === null) return null;
  return (
    <div className="mt-4 flex flex-col gap-3">
      {start.error ? <Banner tone="bad">{sentenceOf(start.error, { unavailable: messages.down })}</Banner> : null}
      <Button busy={start.isPending} onClick={() => start.mutate()}>
        {messages.button(name)}
      </Button>
      <p className="text-center text-sm text-ink-3">{messages.or}</p>
    </div>
  );
}
