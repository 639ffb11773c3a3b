import { endpoints } from '@goldwren/contracts/staff';
import { createStaffClient } from '@goldwren/contracts/staff/client';
import { unattendedHeader } from '@goldwren/rules';
import { askForPasswordAndCode, useReauth } from './reauth-store.ts';
import { isUnattended, sessionWasUsed } from './session-clock.ts';
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
 * now opens the dialog for them and is sent once more. So does one whose session has ended: nothing typed into the page is
 * lost. When the dialog is closed, the sign-in page follows, unless somebody else has signed in since the call was sent.
 */
export async function staffFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const asker = useSession.getState().staff?.id;
  const { given } = useReauth.getState();
  const response = await globalThis.fetch(url, isUnattended() ? markUnattended(init) : init);
  sessionWasUsed(response);
  if (response.status !== 401 && response.status !== 403) return response;
  const code = await codeOf(response);
  if (code === 'reauthentication_required' && (await askForPasswordAndCode())) return globalThis.fetch(url, init);
  if (code !== 'unauthenticated' || !asker || useSession.getState().staff?.id !== asker) return response;
  // Sent under the cookie that the session has left behind since.
  if (given !== useReauth.getState().given) return globalThis.fetch(url, init);
  if (url.endsWith(endpoints.auth.signOut.path)) return response;
  if (await askForPasswordAndCode({ ended: true })) return globalThis.fetch(url, init);
  signedOut({ expired: true });
  return response;
}

function markUnattended(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  headers.set(unattendedHeader.name, unattendedHeader.value);
  return { ...init, headers };
}

/** The one client of the back office. Staff work in English. */
export const api = createStaffClient({ language: 'en', fetch: staffFetch });
