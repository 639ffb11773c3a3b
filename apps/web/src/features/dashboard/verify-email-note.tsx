import { Button } from '@goldwren/ui/button';
import { Banner } from '@goldwren/ui/status-text';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { wordsOfProblem } from '../../lib/problem-words.ts';

/** Asks a player to show that their address is theirs: free entries and redemption wait for it. */
export function VerifyEmailNote() {
  const resend = useMutation({ mutationFn: () => api.auth.resendVerification() });
  return (
    <section aria-labelledby="verify-note" className="card grid gap-3 p-4 md:p-5">
      <h2 id="verify-note" className="text-lg">
        Verify your email
      </h2>
      <p className="max-w-2xl text-ink-2">
        Open the link in the mail that we sent you. You can play without it; free entries and redemption wait for it.
      </p>
      {resend.isSuccess ? <Banner tone="ok">We have sent the link. Look into your spam folder too.</Banner> : null}
      {resend.error ? <Banner tone="bad">{wordsOfProblem(resend.error, 'email-link').text}</Banner> : null}
      <Button look="secondary" busy={resend.isPending} onClick={() => resend.mutate()} className="justify-self-start">
        {resend.isPending ? 'Sending…' : 'Send the link again'}
      </Button>
    </section>
  );
}
