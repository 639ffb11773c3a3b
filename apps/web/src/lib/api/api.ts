import { createPlayerClient } from '@goldwren/contracts/player/client';
import { locale } from '../i18n/locale.ts';
import { useAuth } from '../session/auth-store.ts';

/** Codes of a 401 for a wrong password or code. The player may be signed in and stays signed in. */
const wrongCredentialCodes: readonly unknown[] = ['invalid_credentials', 'totp_required'];

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Returns a `fetch` that signs the player out locally on a 401, with two exceptions. A wrong password or code does not sign
 * out. Nor does a late answer to an old session, after another sign-in.
 */
export function signingOut(fetchAnswer: Fetch): Fetch {
  return async (url, init) => {
    const callerId = useAuth.getState().user?.id;
    const response = await fetchAnswer(url, init);
    if (response.status === 401 && callerId) {
      const problem = await response
        .clone()
        .json()
        .catch(() => null);
      if (!wrongCredentialCodes.includes(problem?.code) && useAuth.getState().user?.id === callerId)
        useAuth.getState().logout();
    }
    return response;
  };
}

/** A `fetch` for all calls whose answers have no receipt. */
const fetchAndSignOut = signingOut((url, init) => globalThis.fetch(url, init));

/** The API client of the site. */
export const api = createPlayerClient({ language: locale, fetch: fetchAndSignOut });
