import { checkBy } from '@goldwren/contracts/form-codes';
import { Button } from '@goldwren/ui/button';
import { PasswordField, TextField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { api } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { account } from '../../lib/words/account.ts';
import { site } from '../../lib/words/site.ts';

/** Signs in and puts the user into the store; the guard around the page then leads on. */
export function LoginForm() {
  const { props, errors, busy, problem } = useForm({
    fields: ['email', 'password'],
    check: async () => checkBy((await import('@goldwren/contracts/player/forms')).loginForm),
    send: (body) => api.auth.login({ body }),
    onSent: ({ user }) => useAuth.getState().setUser(user),
    context: 'login',
    focusWhenRefused: 'password',
  });
  return (
    <form {...props} aria-label={account.loginForm} className="grid gap-4">
      {problem ? <Banner tone="bad">{problem.text}</Banner> : null}
      <TextField label={account.email} name="email" type="email" autoComplete="username" error={errors.email} />
      <PasswordField label={account.password} name="password" autoComplete="current-password" error={errors.password} />
      <Button type="submit" busy={busy} className="mt-1 w-full">
        {busy ? account.loggingIn : site.login}
      </Button>
    </form>
  );
}
