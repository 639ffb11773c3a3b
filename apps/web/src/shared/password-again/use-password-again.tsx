import { codeOfProblem } from '@goldwren/contracts/client';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';

const PasswordDialog = lazy(async () => ({
  default: (await import('./password-dialog.tsx')).PasswordDialog,
}));

interface Question {
  confirmed: () => void;
  dismissed: () => void;
}

/** Makes a call, and asks for the password before it where the server wants that. */
export type Asking = <T>(call: () => Promise<T>) => Promise<T>;

interface PasswordAgain {
  /**
   * Makes a call; when the server asks for the password first, asks for it and makes the call once more. Rejects as the
   * call does, also with the server's demand when the question was dismissed.
   */
  asking: Asking;
  /** Stands beside the form, outside it. */
  dialog: ReactNode;
}

/** After a while without a call the server wants the password again before it pays anything out. */
export function usePasswordAgain(): PasswordAgain {
  const [question, setQuestion] = useState<Question | null>(null);
  const asking = useCallback(async <T,>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (codeOfProblem(error) !== 'reauthentication_required') throw error;
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
  return { asking, dialog };
}
