import { signInMessages as messages } from '@goldwren/messages/staff/sign-in';
import { Button } from '@goldwren/ui/button';
import { PasswordField, TextField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { api } from '../../lib/api.ts';
import { signedIn, useSession } from '../../lib/session-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { CodeField } from '../../shared/code-field.tsx';
import { ProviderButton } from './provider-button.tsx';

/**
 * Password and second factor in one form. An error does not reveal which of the three values was wrong. `notice`: why the sign-in
 * with the identity provider failed.
 */
export function SignInForm({ notice = null }: { notice?: string | null }) {
  const expired = useSession((state) => state.expired);
  const { props, errors, busy, problem } = useForm({
    fields: ['email', 'password', 'totp_code'],
    send: (body) => api.auth.signIn({ body }),
    onSent: ({ staff }) => signedIn(staff),
    focusWhenRefused: 'totp_code',
    problemMessages: { invalid_credentials: messages.failed },
  });
  return (
    <div className="card mx-auto mt-4 max-w-sm p-4 sm:mt-12 sm:p-6">
      <h1 className="text-xl">{messages.title}</h1>
      {expired ? (
        <Banner tone="info" className="mt-3">
          {messages.expired}
        </Banner>
      ) : null}
      {(problem ?? notice) ? (
        <Banner tone="bad" className="mt-3">
          {problem ?? notice}
        </Banner>
      ) : null}
      <ProviderButton />
      <form {...props} className="mt-4 flex flex-col gap-4">
        <TextField label={messages.email} name="email" type="email" autoComplete="username" error={errors.email} />
        <PasswordField
          label={messages.password}
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <CodeField error={errors.totp_code} />
        <Button type="submit" busy={busy}>
          {messages.submit}
        </Button>
      </form>
    </div>
  );
}
