import { ApiProblem } from '@goldwren/contracts/client';
import { setUpMessages as messages } from '@goldwren/messages/staff/sign-in';
import { Skeleton } from '@goldwren/ui/skeleton';
import { Banner } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/problem-messages.ts';
import { SetUpForm } from './set-up-form.tsx';

/** The page of the link in an invitation, or after a reset of the second factor. */
export function SetUpPage({ token }: { token: string }) {
  // Opening the link creates a new secret each time, so it happens once.
  const link = useQuery({
    queryKey: ['link', token],
    queryFn: () => api.auth.openLink({ body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className="card mx-auto mt-4 max-w-md p-4 sm:mt-12 sm:p-6">
      {link.isPending ? <Skeleton className="h-96" /> : null}
      {link.error ? (
        <>
          <h1 className="text-xl">{messages.newTitle}</h1>
          <Banner tone="bad" className="mt-3">
            {isUsedUp(link.error) ? messages.invalid : sentenceOf(link.error)}
          </Banner>
        </>
      ) : null}
      {link.data ? <SetUpForm token={token} {...link.data} /> : null}
    </div>
  );
}

/** Also for a token that is not one, such as a link that a mail program cut off. */
function isUsedUp(error: Error): boolean {
  return error instanceof ApiProblem && (error.code === 'link_invalid' || error.code === 'validation_failed');
}
