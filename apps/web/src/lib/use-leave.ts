import { useAuth } from './auth-store.ts';
import type { Target } from './path-to.ts';
import { useGoTo } from './use-go-to.ts';

/**
 * Waits for the call that ends the session, signs out here, and leads to a page for everybody. The guard of the page that
 * is left asks nobody to log in again meanwhile.
 * @throws As the call does; the player stays signed in.
 */
export function useLeave(): (ending: Promise<unknown>, target: Target) => Promise<void> {
  const goTo = useGoTo();
  return async (ending, target) => {
    useAuth.setState({ leaving: ending.catch(() => undefined) });
    try {
      await ending;
    } catch (error) {
      useAuth.setState({ leaving: null });
      throw error;
    }
    useAuth.getState().logout();
    await goTo(target);
  };
}
