import { createPlayerClient } from '@goldwren/contracts/player/client';
import { locale } from '../i18n/locale.ts';
import { useAuth } from '../session/auth-store.ts';

/** Codes of a 401 for a wrong password or code. The player may be signed in and stays signed in. */
const wrongCredentialCodes: readonly unknown[] = ['invalid_credentials', 'totp_required'];

/**
 * A `fetch` that signs the player out locally on a 401, with two exceptions. A wrong password or code does not sign out. Nor
 * does a late answer to an old session, after another sign-in.
 */
export async function fetchAndSignOut(url: string, init: RequestInit): Promise<Response> {
  const callerId = useAuth.getState().user?.id;
  const response = await globalThis.fetch(url, init);
  if (response.status === 401 && callerId) {
    const problem = await response
      .clone()
      .json()
      .catch(() => null);
    if (!wrongCredentialCodes.includes(problem?.code) && useAuth.getState().user?.id === callerId)
      useAuth.getState().logout();
  }
  return response;
}

/** The API client of the site. */
export const api = createPlayerClient({ language: locale, fetch: fetchAndSignOut });
