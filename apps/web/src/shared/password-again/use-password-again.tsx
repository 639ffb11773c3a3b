import { getProblemCode } from '@goldwren/contracts/client';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';

const PasswordDialog = lazy(async () => ({
  default: (await import('./password-dialog.tsx')).PasswordDialog,
}));

interface Question {
  confirmed: () => void;
  dismissed: () => void;
}

/** Makes a call, and requests the password first if the server requires it. */
export type WithPassword = <T>(call: () => Promise<T>) => Promise<T>;

interface PasswordAgain {
  /**
   * Makes a call. If the server requires the password, requests it and repeats the call. Rejects with the error of the
   * call. If the user dismisses the dialog, rejects with the server's requirement.
   */
  withPassword: WithPassword;
  /** Render it outside the form. */
  dialog: ReactNode;
}

/** After an idle time, the server requires the password again before sensitive actions. */
export function usePasswordAgain(): PasswordAgain {
  const [question, setQuestion] = useState<Question | null>(null);
  const withPassword = useCallback(async <T,>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (getProblemCode(error) !== 'reauthentication_required') throw error;
      await new Promise<void>((resolve, reject) => {
        setQuestion({ confirmed: resolve, dismissed: () => reject(error) });
      }).finally(() => setQuestion(null));
      return call();
    }
  }, []);
  const dialog = question ? (
    <Suspense fallback={null}>
      <PasswordDialog onConfirmed={question.confirmed} onDismissed={question.dismissed} />
    </Suspense>
  ) : null;
  return { withPassword, dialog };
}
