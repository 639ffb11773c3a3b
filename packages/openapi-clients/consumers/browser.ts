/** Creates a `fetch` with a cookie jar. Consumers outside a browser need one for the session cookie. */
export function createBrowser(): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(request);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=', 2);
      jar.set(name, value);
    }
    return response;
  };
}

/** The result of a run, which the test checks. */
export interface RunReport {
  readonly games: readonly string[];
  readonly actions: number;
  readonly order: string;
  readonly redemption: string;
}

/** Pays on the hosted page of the sandbox provider, like its button. */
export async function pay(baseUrl: string, sid: string | undefined): Promise<void> {
  const answer = await fetch(`${baseUrl}/dev/skrill/payments/${sid}/pay`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: baseUrl, 'content-type': 'application/x-www-form-urlencoded' },
  });
  if (answer.status !== 303) throw new Error(`The payment page returned ${answer.status}.`);
}

/** Repeats a read until `isDone`, for at most ten seconds. */
export async function poll<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const value = await read();
    if (isDone(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The expected value did not appear within ten seconds.');
}

/** Choices of the games that need one. The other games accept `{}`. */
export const choices = {
  'keno-fortune': { numbers: [3, 17, 40] },
  'plinko-fortune': { risk: 'low' },
  'mine-seeker-slots': { mines: 3 },
} as const;

export const password = 'a fine long passphrase';
