import { getProblemCode } from '@goldwren/contracts/client';
import { createFormCheck } from '@goldwren/contracts/form-codes';
import { account } from '@goldwren/messages/current/account';
import { Button } from '@goldwren/ui/button';
import { PasswordField, TextField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import type { Credentials } from '../../lib/session/new-credentials.ts';
import type { CodeKind } from '../../shared/code-step.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** Most players have no second factor, so the step loads on demand. */
const CodeStep = lazy(async () => ({ default: (await import('../../shared/code-step.tsx')).CodeStep }));

interface LoginFormProps {
  /** Fills in the form. The button then gets the focus, so that one press logs in. */
  given?: Credentials | null;
  /** The id of the text that explains why the form is filled in. */
  describedBy?: string | undefined;
}

/** Signs in and puts the user into the store. The guard around the page then redirects. */
export function LoginForm({ given = null, describedBy }: LoginFormProps) {
  const [kind, setKind] = useState<CodeKind | null>(null);
  const [isLocked, setIsLocked] = useState(false);
  const [tone, setTone] = useState<'info' | 'bad'>('bad');
  const { props, errors, busy, problem } = useForm({
    fields: kind ? ['email', 'password', kind] : ['email', 'password'],
    check: async () => createFormCheck((await import('@goldwren/contracts/player/forms')).loginForm),
    send: async (body) => {
      // A logout that is still in progress would delete the cookie of the new session.
      await useAuth.getState().leaving;
      return api.auth.login({ body }).catch((error: unknown) => {
        const wantsCode = getProblemCode(error) === 'totp_required';
        if (wantsCode) setKind(kind ?? 'totp_code');
        setIsLocked(getProblemCode(error) === 'rate_limited');
        // The first time, the server only requests a code. After that, the entered code was wrong.
        setTone(wantsCode && !kind ? 'info' : 'bad');
        throw error;
      });
    },
    onSent: ({ user }) => useAuth.getState().setUser(user),
    context: 'login',
    focusWhenRefused: kind ?? 'password',
  });
  return (
    <form {...props} aria-label={account.loginForm} className="grid gap-4">
      {problem ? <Banner tone={tone}>{problem.text}</Banner> : null}
      {isLocked ? (
        <PageLink page="sign-in-link" className="link inline-flex min-h-9 items-center">
          {account.linkInstead}
        </PageLink>
      ) : null}
      <TextField
        label={account.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={given?.email}
        error={errors.email}
      />
      <PasswordField
        label={account.password}
        name="password"
        autoComplete="current-password"
        defaultValue={given?.password}
        error={errors.password}
      />
      {kind ? (
        <Suspense fallback={null}>
          <CodeStep kind={kind} error={errors[kind]} onKind={setKind} />
        </Suspense>
      ) : null}
      <Button
        type="submit"
        busy={busy}
        data-first-focus={given ? true : undefined}
        aria-describedby={given ? describedBy : undefined}
        className="mt-1 w-full"
      >
        {busy ? account.loggingIn : account.signIn}
      </Button>
    </form>
  );
}
