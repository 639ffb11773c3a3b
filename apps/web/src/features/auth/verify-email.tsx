import { account } from '@goldwren/messages/current/account';
import { Button } from '@goldwren/ui/button';
import { Banner } from '@goldwren/ui/status-text';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { describeProblem } from '../../lib/problems/describe-problem.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** Uses an emailed link when the player clicks. Mail scanners that only open the page therefore do not consume the link. */
export function VerifyEmail({ token }: { token: string }) {
  const user = useAuth((state) => state.user);
  const verifying = useMutation({
    mutationFn: () => api.auth.verifyEmail({ body: { token } }),
    onSuccess: async () => {
      // The person who opened the email may be signed in here with a different account.
      if (user) useAuth.getState().setUser((await api.auth.me()).user);
    },
  });
  if (verifying.isSuccess) {
    return (
      <Banner tone="ok">
        {account.verified}{' '}
        <PageLink page={user ? 'dashboard' : 'login'} className="link">
          {user ? account.toDashboard : account.signIn}
        </PageLink>
      </Banner>
    );
  }
  return (
    <div className="grid gap-4">
      {verifying.error ? <Banner tone="bad">{describeProblem(verifying.error, 'email-link').text}</Banner> : null}
      <Button busy={verifying.isPending} onClick={() => verifying.mutate()} className="w-full">
        {verifying.isPending ? account.verifying : account.verify}
      </Button>
    </div>
  );
}
