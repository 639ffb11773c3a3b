import { account as messages } from '@goldwren/messages/current/account';
import { Button } from '@goldwren/ui/button';
import { TextField } from '@goldwren/ui/field';

/** The form of the second factor. */
export type CodeKind = 'totp_code' | 'recovery_code';

interface CodeStepProps {
  kind: CodeKind;
  error: string | undefined;
  onKind: (kind: CodeKind) => void;
}

/** Requests the code from the authenticator app, or for a recovery code instead. */
export function CodeStep({ kind, error, onKind }: CodeStepProps) {
  const isApp = kind === 'totp_code';
  return (
    <>
      <TextField
        key={kind}
        label={isApp ? messages.totpCode : messages.recoveryCode}
        name={kind}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        autoFocus
        error={error}
      />
      <Button look="secondary" onClick={() => onKind(isApp ? 'recovery_code' : 'totp_code')}>
        {isApp ? messages.useRecovery : messages.useApp}
      </Button>
    </>
  );
}
