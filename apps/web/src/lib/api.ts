import { createPlayerClient, endpoints } from '@goldwren/contracts/player/client';
import { useAuth } from './auth-store.ts';
import { locale } from './locale.ts';

/** These say 401 to a wrong password, of somebody who is signed in and stays so. */
const passwordAgain: readonly string[] = [
  endpoints.auth.reAuthenticate.path,
  endpoints.play.selfExclude.path,
  endpoints.privacy.deleteAccount.path,
];

/**
 * The one client of the site. A 401 on any call signs out locally, unless somebody else has signed in since the call
 * was sent: a late answer to an old session must not end a new one.
 */
export const api = createPlayerClient({
  language: locale,
  fetch: async (url, init) => {
    const asker = useAuth.getState().user?.id;
    const response = await globalThis.fetch(url, init);
    if (response.status === 401 && !passwordAgain.includes(url) && asker && useAuth.getState().user?.id === asker)
      useAuth.getState().logout();
    return response;
  },
});
