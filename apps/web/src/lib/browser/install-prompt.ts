import { useSyncExternalStore } from 'react';

/** The event with which a browser offers to install the site. Only Chromium sends it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | null = null;
const listeners = new Set<() => void>();

function setOffered(event: InstallEvent | null): void {
  offered = event;
  for (const listener of listeners) listener();
}

/** Stores the browser's offer to install the site, and keeps the browser from showing it by itself. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffered(event as InstallEvent);
  });
  addEventListener('appinstalled', () => setOffered(null));
}

/** Returns a function that asks whether to install the site; null when the browser does not offer it. */
export function useInstallOffer(): (() => void) | null {
  const event = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered,
  );
  if (event === null) return null;
  return () => {
    // An offer can be used once.
    setOffered(null);
    void event.prompt();
  };
}
