import { useEffect } from 'react';

/** Clears the badge of the installed app while the player sees what it is about. */
export function useClearedBadge(): void {
  useEffect(() => {
    const clear = () => {
      if (document.visibilityState === 'visible') void navigator.clearAppBadge?.().catch(() => undefined);
    };
    clear();
    document.addEventListener('visibilitychange', clear);
    return () => document.removeEventListener('visibilitychange', clear);
  }, []);
}
