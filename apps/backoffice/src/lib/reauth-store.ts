import { create } from 'zustand';

type Answer = (given: boolean) => void;

interface ReauthState {
  /** Calls that wait for password and code; the dialog is open while there are any. */
  waiting: readonly Answer[];
  /** The session has ended: the dialog signs in again, over the page and everything that was typed into it. */
  ended: boolean;
  /** How often both were given: each time the session goes on under a new cookie. */
  given: number;
}

export const useReauth = create<ReauthState>()(() => ({ waiting: [], ended: false, given: 0 }));

/** Opens the dialog, or joins those who wait for it; true once password and code were given, false when it was closed. */
export function askForPasswordAndCode({ ended = false } = {}): Promise<boolean> {
  return new Promise((resolve) =>
    useReauth.setState((before) => ({ waiting: [...before.waiting, resolve], ended: before.ended || ended })),
  );
}

export function answerAllWaiting(given: boolean): void {
  const before = useReauth.getState();
  useReauth.setState({ waiting: [], ended: false, given: before.given + (given ? 1 : 0) });
  for (const answer of before.waiting) answer(given);
}
