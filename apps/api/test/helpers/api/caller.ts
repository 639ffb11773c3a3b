import { createPlayerClient, type PlayerClient } from '@goldwren/contracts/player/client';
import { createStaffClient, type StaffClient } from '@goldwren/contracts/staff/client';
import { inject } from 'vitest';
import { noteProblem } from '../../harness/documented-problems.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A raw answer, for calls that the typed client does not allow. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies of every shape.
  readonly body: any;
  readonly headers: Headers;
}

export interface SendOptions {
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent unchanged. */
  readonly payload?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser of one API: cookies, the typed clients, and a way to send any request. */
export interface Caller {
  readonly client: PlayerClient;
  /** The staff client of this browser. */
  readonly staff: StaffClient;
  /** The session cookie as `name=value`; empty when there is none. Tests set it to simulate a stolen cookie. */
  cookie: string;
  /** The device cookie that identifies this browser, as `name=value`; empty when there is none. */
  device: string;
  send(method: string, path: string, options?: SendOptions): Promise<Answer>;
}

function keepCookie(caller: { cookie: string; device: string }, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    if (/^[^=]*-device=/.test(pair)) {
      caller.device = pair;
      continue;
    }
    const isGone = pair.endsWith('=') || /expires=Thu, 01 Jan 1970/i.test(line);
    caller.cookie = isGone ? '' : pair;
  }
}

/** Records problems for the comparison with the OpenAPI document at the end of the run. Drills make no comparison. */
async function note(method: string, url: string, response: Response): Promise<void> {
  const { body } = await readAnswer(response);
  const file = inject('problemsFile') as string | undefined;
  if (body?.code && file !== undefined) noteProblem(file, method, url, response.status, body.code);
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, body: isJson && text !== '' ? JSON.parse(text) : text, headers: response.headers };
}

export function createCaller(fetchFn: Fetch): Caller {
  const withCookie: Fetch = async (url, init) => {
    const cookies = [caller.cookie, caller.device].filter((pair) => pair !== '').join('; ');
    const headers = { ...(cookies ? { cookie: cookies } : {}), ...(init.headers as Record<string, string>) };
    const response = await fetchFn(url, { ...init, headers });
    keepCookie(caller, response);
    if (response.status >= 400) await note(init.method ?? 'GET', url, response.clone());
    return response;
  };
  const caller: Caller = {
    cookie: '',
    device: '',
    client: createPlayerClient({ fetch: withCookie }),
    staff: createStaffClient({ fetch: withCookie }),
    send: async (method, path, { json, payload, headers = {} } = {}) => {
      const body = json === undefined ? payload : JSON.stringify(json);
      const type = json === undefined ? {} : { 'content-type': 'application/json' };
      return readAnswer(
        await withCookie(path, { method, headers: { ...type, ...headers }, ...(body === undefined ? {} : { body }) }),
      );
    },
  };
  return caller;
}

/** Returns the session id from the cookie of a browser: everything before the signature, with the cell that it names. */
export function sessionIdOf({ cookie }: Pick<Caller, 'cookie'>): string {
  const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
  return value.slice(0, value.lastIndexOf('.'));
}
