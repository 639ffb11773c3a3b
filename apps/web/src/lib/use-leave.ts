import { useAuth } from './auth-store.ts';
import type { Target } from './path-to.ts';
import type { GoOptions } from './site-history.ts';
import { useGoTo } from './use-go-to.ts';

/**
 * Waits for the call that ends the session, signs out here, and leads to a page for everybody, as `optionsFor` its answer says. The guard of the page that
 * is left asks nobody to log in again meanwhile.
 * @throws As the call does; the player stays signed in.
 */
export function useLeave() {
  const goTo = useGoTo();
  return async <Answer>(
    ending: Promise<Answer>,
    target: Target,
    optionsFor?: (answer: Answer) => GoOptions,
  ): Promise<void> => {
    useAuth.setState({ leaving: ending.catch(() => undefined) });
    let answer: Answer;
    try {
      answer = await ending;
    } catch (error) {
      useAuth.setState({ leaving: null });
      throw error;
    }
    useAuth.getState().logout();
    await goTo(target, optionsFor?.(answer));
  };
}
