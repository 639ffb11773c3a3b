import { dashboard } from '@goldwren/messages/current/dashboard';
import { Button } from '@goldwren/ui/button';
import { Banner } from '@goldwren/ui/status-text';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { describeProblem } from '../../lib/problems/describe-problem.ts';
import { useGoldOnly } from '../../lib/session/use-gold-only.ts';

/**
 * Asks the player to verify their email address. Free entries and redemptions require it where Sweeps Coins are available.
 */
export function VerifyEmailNote() {
  const goldOnly = useGoldOnly();
  const resend = useMutation({ mutationFn: () => api.auth.resendVerification() });
  return (
    <section aria-labelledby="verify-note" className="card grid gap-3 p-4 md:p-5">
      <h2 id="verify-note" className="text-lg">
        {dashboard.verifyNote.title}
      </h2>
      <p className="max-w-2xl text-ink-2">{goldOnly ? dashboard.verifyNote.textWithout : dashboard.verifyNote.text}</p>
      {resend.isSuccess ? <Banner tone="ok">{dashboard.verifyNote.sent}</Banner> : null}
      {resend.error ? <Banner tone="bad">{describeProblem(resend.error, 'email-link').text}</Banner> : null}
      <Button look="secondary" busy={resend.isPending} onClick={() => resend.mutate()} className="justify-self-start">
        {resend.isPending ? dashboard.verifyNote.sending : dashboard.verifyNote.again}
      </Button>
    </section>
  );
}
