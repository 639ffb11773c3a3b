import { createStaffClient } from '@goldwren/contracts/staff/client';
import { askForPasswordAndCode, useReauth } from './reauth-store.ts';
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
  const { given } = useReauth.getState();
  const response = await globalThis.fetch(url, init);
  if (response.status !== 401 && response.status !== 403) return response;
  const code = await codeOf(response);
  if (code === 'reauthentication_required' && (await askForPasswordAndCode())) return globalThis.fetch(url, init);
  if (code !== 'unauthenticated' || !asker || useSession.getState().staff?.id !== asker) return response;
  // Sent under the cookie that the session has left behind since.
  if (given !== useReauth.getState().given) return globalThis.fetch(url, init);
  signedOut({ expired: true });
  return response;
}

/** The one client of the back office. Staff work in English. */
export const api = createStaffClient({ language: 'en', fetch: staffFetch });
