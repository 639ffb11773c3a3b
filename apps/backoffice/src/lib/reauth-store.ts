import { create } from 'zustand';

type Resolve = (confirmed: boolean) => void;

interface ReauthState {
  /** Calls that wait for password and code. The dialog is open while there are any. */
  waiting: readonly Resolve[];
  /** The session has ended. The dialog signs in again while the page and its unsent input stay open. */
  ended: boolean;
  /** Counts successful re-authentications. After each, the session continues with a new cookie. */
  confirmations: number;
}

export const useReauth = create<ReauthState>()(() => ({ waiting: [], ended: false, confirmations: 0 }));

/**
 * Opens the dialog, or waits for the open one. Resolves to true after password and code were accepted, false if
 * it was closed.
 */
export function requestReauthentication({ ended = false } = {}): Promise<boolean> {
  return new Promise((resolve) =>
    useReauth.setState((before) => ({ waiting: [...before.waiting, resolve], ended: before.ended || ended })),
  );
}

export function resolveWaitingCalls(confirmed: boolean): void {
  const before = useReauth.getState();
  useReauth.setState({ waiting: [], ended: false, confirmations: before.confirmations + (confirmed ? 1 : 0) });
  for (const resolve of before.waiting) resolve(confirmed);
}
