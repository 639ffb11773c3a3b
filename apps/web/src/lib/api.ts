import { createPlayerClient } from '@goldwren/contracts/player/client';
import { useAuth } from './auth-store.ts';
import { locale } from './locale.ts';

/** Said with 401 to a wrong password or code, also of somebody who is signed in and stays so. */
const notProven: readonly unknown[] = ['invalid_credentials', 'totp_required'];

/**
 * The one client of the site. A 401 on any call signs out locally, unless it says that a password or code was wrong, or
 * somebody else has signed in since the call was sent: a late answer to an old session must not end a new one.
 */
export const api = createPlayerClient({
  language: locale,
  fetch: async (url, init) => {
    const asker = useAuth.getState().user?.id;
    const response = await globalThis.fetch(url, init);
    if (response.status === 401 && asker) {
      const problem = await response
        .clone()
        .json()
        .catch(() => null);
      if (!notProven.includes(problem?.code) && useAuth.getState().user?.id === asker) useAuth.getState().logout();
    }
    return response;
  },
});
