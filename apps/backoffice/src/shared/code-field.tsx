import { signInMessages as messages } from '@goldwren/messages/staff/sign-in';
import { totp } from '@goldwren/rules';
import { TextField } from '@goldwren/ui/field';

/** Field `totp_code` for the code of the authenticator app. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label={messages.code}
      hint={messages.codeHint}
      name="totp_code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={totp.digits}
      error={error}
    />
  );
}
