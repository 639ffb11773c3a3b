import { signInMessages } from '@goldwren/messages/staff/sign-in';
import { Button } from '@goldwren/ui/button';
import { Dialog } from '@goldwren/ui/dialog';
import { PasswordField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { api } from '../../lib/api.ts';
import { resolveWaitingCalls, useReauth } from '../../lib/reauth-store.ts';
import { sessionStarted } from '../../lib/session-clock.ts';
import { signedIn, useSession } from '../../lib/session-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { CodeField } from '../../shared/code-field.tsx';

const messages = signInMessages.again;

/**
 * Opens automatically when a call requires password and code again (lib/api.ts). Afterwards, all waiting calls
 * continue.
 */
export function ReauthDialog() {
  const open = useReauth(({ waiting }) => waiting.length > 0);
  const ended = useReauth((state) => state.ended);
  return (
    <Dialog open={open} title={ended ? messages.endedTitle : messages.title} onClose={() => resolveWaitingCalls(false)}>
      <ReauthForm />
    </Dialog>
  );
}

function ReauthForm() {
  const email = useSession((state) => state.staff?.email) ?? '';
  const ended = useReauth((state) => state.ended);
  const { props, errors, busy, problem } = useForm({
    fields: ['password', 'totp_code'],
    send: async (body) => {
      if (ended) signedIn((await api.auth.signIn({ body: { email, ...body } })).staff);
      else {
        await api.auth.reAuthenticate({ body });
        sessionStarted();
      }
    },
    onSent: () => resolveWaitingCalls(true),
    focusWhenRefused: 'totp_code',
    problemMessages: { invalid_credentials: messages.failed },
  });
  return (
    <form {...props} className="flex flex-col gap-4">
      <p className="text-ink-2">{ended ? messages.ended : messages.text}</p>
      {problem ? <Banner tone="bad">{problem}</Banner> : null}
      {/* Password managers use this field to find the account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={signInMessages.password}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <CodeField error={errors.totp_code} />
      <Button type="submit" busy={busy} className="self-end">
        {messages.submit}
      </Button>
    </form>
  );
}
