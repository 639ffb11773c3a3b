import { signInMessages as words } from '@goldwren/messages/staff/sign-in';
import { Button } from '@goldwren/ui/button';
import { PasswordField, TextField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { api } from '../../lib/api.ts';
import { signedIn, useSession } from '../../lib/session-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { CodeField } from '../../shared/code-field.tsx';

/** Password and second factor in one form; a wrong one says no more than that one of the three was wrong. */
export function SignInForm() {
  const expired = useSession((state) => state.expired);
  const { props, errors, busy, problem } = useForm({
    fields: ['email', 'password', 'totp_code'],
    send: (body) => api.auth.signIn({ body }),
    onSent: ({ staff }) => signedIn(staff),
    focusWhenRefused: 'totp_code',
    words: { invalid_credentials: words.failed },
  });
  return (
    <div className="card mx-auto mt-4 max-w-sm p-4 sm:mt-12 sm:p-6">
      <h1 className="text-xl">{words.title}</h1>
      {expired ? (
        <Banner tone="info" className="mt-3">
          {words.expired}
        </Banner>
      ) : null}
      {problem ? (
        <Banner tone="bad" className="mt-3">
          {problem}
        </Banner>
      ) : null}
      <form {...props} className="mt-4 flex flex-col gap-4">
        <TextField label={words.email} name="email" type="email" autoComplete="username" error={errors.email} />
        <PasswordField label={words.password} name="password" autoComplete="current-password" error={errors.password} />
        <CodeField error={errors.totp_code} />
        <Button type="submit" busy={busy}>
          {words.submit}
        </Button>
      </form>
    </div>
  );
}
