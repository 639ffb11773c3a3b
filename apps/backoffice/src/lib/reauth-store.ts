import { create } from 'zustand';

type Answer = (given: boolean) => void;

/** Calls that wait for password and code; the dialog is open while there are any. */
export const useReauth = create<{ waiting: readonly Answer[] }>()(() => ({ waiting: [] }));

/** Opens the dialog, or joins those who wait for it; true once password and code were given, false when it was closed. */
export function askForPasswordAndCode(): Promise<boolean> {
  return new Promise((resolve) => useReauth.setState(({ waiting }) => ({ waiting: [...waiting, resolve] })));
}

export function answerAllWaiting(given: boolean): void {
  const { waiting } = useReauth.getState();
  useReauth.setState({ waiting: [] });
  for (const answer of waiting) answer(given);
}
