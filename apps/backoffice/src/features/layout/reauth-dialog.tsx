import { signInMessages } from '@goldwren/messages/staff/sign-in';
import { Button } from '@goldwren/ui/button';
import { Dialog } from '@goldwren/ui/dialog';
import { PasswordField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { api } from '../../lib/api.ts';
import { answerAllWaiting, useReauth } from '../../lib/reauth-store.ts';
import { sessionStarted } from '../../lib/session-clock.ts';
import { signedIn, useSession } from '../../lib/session-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { CodeField } from '../../shared/code-field.tsx';

const words = signInMessages.again;

/** Opens by itself when a call asks for password and code again (lib/api.ts); all calls that wait then go on. */
export function ReauthDialog() {
  const open = useReauth(({ waiting }) => waiting.length > 0);
  const ended = useReauth((state) => state.ended);
  return (
    <Dialog open={open} title={ended ? words.endedTitle : words.title} onClose={() => answerAllWaiting(false)}>
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
    onSent: () => answerAllWaiting(true),
    focusWhenRefused: 'totp_code',
    words: { invalid_credentials: words.failed },
  });
  return (
    <form {...props} className="flex flex-col gap-4">
      <p className="text-ink-2">{ended ? words.ended : words.text}</p>
      {problem ? <Banner tone="bad">{problem}</Banner> : null}
      {/* Password managers find the account by it. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={signInMessages.password}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <CodeField error={errors.totp_code} />
      <Button type="submit" busy={busy} className="self-end">
        {words.submit}
      </Button>
    </form>
  );
}
