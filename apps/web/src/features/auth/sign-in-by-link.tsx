import { getProblemCode } from '@goldwren/contracts/client';
import { createFormCheck } from '@goldwren/contracts/form-codes';
import { account } from '@goldwren/messages/current/account';
import { Button } from '@goldwren/ui/button';
import { Banner } from '@goldwren/ui/status-text';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import type { CodeKind } from '../../shared/code-step.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';

const CodeStep = lazy(async () => ({ default: (await import('../../shared/code-step.tsx')).CodeStep }));

/**
 * Uses an emailed link when the player clicks. Mail scanners that only open the page therefore do not consume the link. The
 * guard of the page then redirects.
 */
export function SignInByLink({ token }: { token: string }) {
  const [kind, setKind] = useState<CodeKind | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [tone, setTone] = useState<'info' | 'bad'>('bad');
  const { props, errors, busy, problem } = useForm({
    fields: kind ? [kind] : [],
    unseen: { token },
    check: async () => createFormCheck((await import('@goldwren/contracts/player/forms')).signInByLinkForm),
    send: async (body) => {
      await useAuth.getState().leaving;
      return api.auth.signInByLink({ body }).catch((error: unknown) => {
        const code = getProblemCode(error);
        if (code === 'totp_required') setKind(kind ?? 'totp_code');
        // The first time, the server only requests a code. After that, the entered code was wrong.
        setTone(code === 'totp_required' && !kind ? 'info' : 'bad');
        setIsOver(code === 'link_invalid');
        throw error;
      });
    },
    onSent: ({ user }) => useAuth.getState().setUser(user),
    context: 'login',
    ...(kind ? { focusWhenRefused: kind } : {}),
  });
  return (
    <form {...props} aria-label={account.linkForm} className="grid gap-4">
      {problem ? <Banner tone={tone}>{problem.text}</Banner> : null}
      {kind ? (
        <Suspense fallback={null}>
          <CodeStep kind={kind} error={errors[kind]} onKind={setKind} />
        </Suspense>
      ) : null}
      {isOver ? (
        <PageLink page="sign-in-link" className="link">
          {account.newLink}
        </PageLink>
      ) : (
        <Button type="submit" busy={busy} className="w-full">
          {busy ? account.signingIn : account.signIn}
        </Button>
      )}
    </form>
  );
}
