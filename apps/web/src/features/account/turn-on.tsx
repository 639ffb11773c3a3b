import { createFormCheck } from '@goldwren/contracts/form-codes';
import { accountPage as messages } from '@goldwren/messages/current/account-page';
import { Button } from '@goldwren/ui/button';
import { TextField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { encode } from 'uqr';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/form/use-form.ts';
import type { WithPassword } from '../../shared/password-again/use-password-again.tsx';

interface TurnOnProps {
  secret: string;
  uri: string;
  withPassword: WithPassword;
  onDone: (codes: readonly string[]) => Promise<void>;
}

/** Shows the secret as a QR code and as text, and requests a code from the app to confirm it. */
export function TurnOn({ secret, uri, withPassword, onDone }: TurnOnProps) {
  const { props, errors, busy, problem } = useForm({
    fields: ['totp_code'],
    check: async () => createFormCheck((await import('@goldwren/contracts/player/security-forms')).totpCodeForm),
    send: (body) => withPassword(() => api.security.enableTotp({ body })),
    onSent: (answer) => onDone(answer.recovery_codes),
    context: 'login',
    focusWhenRefused: 'totp_code',
  });
  return (
    <form {...props} className="grid gap-4">
      <p className="text-ink-2">{messages.scan}</p>
      <QrCode text={uri} />
      <p>
        {messages.key} <code className="break-all select-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      {problem && !errors.totp_code ? <Banner tone="bad">{problem.text}</Banner> : null}
      <TextField
        label={messages.code}
        name="totp_code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.totp_code}
      />
      <Button type="submit" busy={busy}>
        {messages.turnOn}
      </Button>
    </form>
  );
}

/** Dark on light in both themes, because many apps cannot scan inverted codes. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={messages.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      className="w-48 max-w-full"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
