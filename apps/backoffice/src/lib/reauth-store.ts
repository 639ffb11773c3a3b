import { create } from 'zustand';

type Answer = (given: boolean) => void;

interface ReauthState {
  /** Calls that wait for password and code; the dialog is open while there are any. */
  waiting: readonly Answer[];
  /** How often both were given: each time the session goes on under a new cookie. */
  given: number;
}

export const useReauth = create<ReauthState>()(() => ({ waiting: [], given: 0 }));

/** Opens the dialog, or joins those who wait for it; true once password and code were given, false when it was closed. */
export function askForPasswordAndCode(): Promise<boolean> {
  return new Promise((resolve) => useReauth.setState(({ waiting }) => ({ waiting: [...waiting, resolve] })));
}

export function answerAllWaiting(given: boolean): void {
  const before = useReauth.getState();
  useReauth.setState({ waiting: [], given: before.given + (given ? 1 : 0) });
  for (const answer of before.waiting) answer(given);
}
