import { endpoints } from '@goldwren/contracts/staff';
import { createStaffClient } from '@goldwren/contracts/staff/client';
import { unattendedHeader } from '@goldwren/rules';
import { requestReauthentication, useReauth } from './reauth-store.ts';
import { isUnattended, recordResponse } from './session-clock.ts';
import { signedOut, useSession } from './session-store.ts';

async function codeOf(response: Response): Promise<string | undefined> {
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: string } | null;
  return body?.code;
}

/**
 * `fetch` for every call of the back office, including binary data (documents). If a call requires a recent
 * password and code, or the session has ended, it opens a dialog and repeats the call afterwards. So unsent
 * input stays on the page. If the dialog is closed after the session has ended, the sign-in page opens, unless
 * someone else has signed in since.
 */
export async function staffFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const staffId = useSession.getState().staff?.id;
  const { confirmations } = useReauth.getState();
  const response = await globalThis.fetch(url, isUnattended() ? markUnattended(init) : init);
  recordResponse(response);
  if (response.status !== 401 && response.status !== 403) return response;
  const code = await codeOf(response);
  if (code === 'reauthentication_required' && (await requestReauthentication())) return globalThis.fetch(url, init);
  if (code !== 'unauthenticated' || !staffId || useSession.getState().staff?.id !== staffId) return response;
  // The call was sent with a cookie that was replaced in the meantime.
  if (confirmations !== useReauth.getState().confirmations) return globalThis.fetch(url, init);
  if (url.endsWith(endpoints.auth.signOut.path)) return response;
  if (await requestReauthentication({ ended: true })) return globalThis.fetch(url, init);
  signedOut({ expired: true });
  return response;
}

function markUnattended(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  headers.set(unattendedHeader.name, unattendedHeader.value);
  return { ...init, headers };
}

/** The only client of the back office. Staff work in English. */
export const api = createStaffClient({ language: 'en', fetch: staffFetch });
