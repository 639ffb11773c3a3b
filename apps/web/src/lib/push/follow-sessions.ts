import { useAuth } from '../session/auth-store.ts';

/** Almost no browser has notifications. The code that handles them loads only in those that have. */
function mayHavePush(): boolean {
  return globalThis.Notification?.permission === 'granted';
}

/** Ends notifications of another player when a player signs in. */
export function followSignIns(): () => void {
  return useAuth.subscribe(({ user }, before) => {
    if (user && user.id !== before.user?.id && mayHavePush()) {
      void import('./player-push.ts').then(({ endForeignPush }) => endForeignPush());
    }
  });
}

/** Turns notifications off in this browser before its player logs out. It never fails: the log-out continues. */
export async function endPushBeforeLogout(): Promise<void> {
  if (mayHavePush()) await import('./player-push.ts').then(({ turnOffPush }) => turnOffPush()).catch(() => undefined);
}

/** Ends the subscription of this browser after its session has ended. It never fails. */
export async function endPushAfterLogout(): Promise<void> {
  if (mayHavePush())
    await import('./browser-push.ts').then(({ unsubscribeBrowser }) => unsubscribeBrowser()).catch(() => undefined);
}

/** Keeps notifications on in this browser after the server has ended them in every browser. It never fails. */
export async function keepPushHere(): Promise<void> {
  if (mayHavePush()) await import('./player-push.ts').then(({ keepPush }) => keepPush()).catch(() => undefined);
}
