import type { Target } from '../navigation/path-to.ts';
import type { GoOptions } from '../navigation/site-history.ts';
import { useGoTo } from '../navigation/use-go-to.ts';
import { endPushAfterLogout } from '../push/follow-sessions.ts';
import { useAuth } from './auth-store.ts';

/**
 * Waits for the call that ends the session, signs out locally, and navigates to a public page with the options from
 * `optionsFor`. The guard of the current page does not request a login in the meantime.
 * @throws the error of the call; the player then stays signed in
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
    await endPushAfterLogout();
    useAuth.getState().logout();
    await goTo(target, optionsFor?.(answer));
  };
}
