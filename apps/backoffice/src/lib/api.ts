import { createStaffClient } from '@goldwren/contracts/staff/client';
import { askForPasswordAndCode } from './reauth-store.ts';
import { signedOut, useSession } from './session-store.ts';

async function codeOf(response: Response): Promise<string | undefined> {
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: string } | null;
  return body?.code;
}

/**
 * `fetch` for every call of the back office, also for bytes (a document). A call that needs password and code given just
 * now opens the dialog for them and is sent once more; one that nobody is signed in for leads to the sign-in page,
 * unless somebody else has signed in since it was sent.
 */
export async function staffFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const asker = useSession.getState().staff?.id;
  let response = await globalThis.fetch(url, init);
  if (response.status === 403 && (await codeOf(response)) === 'reauthentication_required') {
    if (await askForPasswordAndCode()) response = await globalThis.fetch(url, init);
  }
  if (response.status === 401 && asker && (await codeOf(response)) === 'unauthenticated') {
    if (useSession.getState().staff?.id === asker) signedOut({ expired: true });
  }
  return response;
}

/** The one client of the back office. Staff work in English. */
export const api = createStaffClient({ language: 'en', fetch: staffFetch });
