import { describe, expect, test } from 'vitest';
import { ApiProblem, NetworkProblem } from './client.ts';
import { createPlayerClient, type PlayerClient } from './player/client.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

function clientAnswering(
  answer: () => Response | Promise<Response>,
  baseUrl?: string,
): { client: PlayerClient; sent: Sent[] } {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    sent.push({ url, init });
    return answer();
  };
  return { client: createPlayerClient({ fetch, ...(baseUrl === undefined ? {} : { baseUrl }) }), sent };
}

const json =
  (status: number, body: unknown, headers = {}) =>
  () =>
    Response.json(body, { status, headers });
const id = '01890a5d-ac96-774b-bcce-b302099a8057';

async function refusal(call: Promise<unknown>): Promise<ApiProblem> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiProblem);
  return error as ApiProblem;
}

describe('request', () => {
  test('fills in and encodes path parameters', async () => {
    const { client, sent } = clientAnswering(json(200, {}), 'https://api.example');
    await client.games.rules({ params: { slug: 'a/b?c' } });
    expect(sent[0]?.url).toBe('https://api.example/api/games/a%2Fb%3Fc/rules');
    expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'same-origin' });
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test('leaves undefined values out of the query', async () => {
    const { client, sent } = clientAnswering(json(200, {}));
    await client.wallet.activity({ query: { currency: 'gold', cursor: undefined, limit: '5' } as never });
    await client.wallet.activity({ query: {} });
    expect(sent.map(({ url }) => url)).toEqual(['/api/wallet/activity?currency=gold&limit=5', '/api/wallet/activity']);
  });

  test('sends the body as JSON with the Idempotency-Key', async () => {
    const { client, sent } = clientAnswering(json(200, {}));
    const body = { nonce: 0, currency: 'gold', stake: '1000.00', client_seed: 's', choice: {} } as const;
    await client.games.playRound({ params: { id: '2', sessionId: id }, body, idempotencyKey: 'mine' });
    expect(sent[0]?.url).toBe(`/api/games/2/session/${id}/rounds`);
    expect(sent[0]?.init.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'mine' });
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual(body);
  });

  test('resolves to undefined for status 204', async () => {
    const { client, sent } = clientAnswering(() => new Response(null, { status: 204 }));
    expect(await client.auth.logout()).toBeUndefined();
    expect(sent[0]?.init.headers).not.toHaveProperty('content-type');
  });
});

describe('error response', () => {
  test('rejects with an ApiProblem that has all fields of the error body', async () => {
    const body = { error: 'Wait.', code: 'rate_limited', field_errors: { email: ['x'] }, request_id: 'r1' };
    const { client } = clientAnswering(json(429, body, { 'retry-after': '7' }));
    const problem = await refusal(client.wallet.get());
    expect(problem).toMatchObject({
      status: 429,
      code: 'rate_limited',
      message: 'Wait.',
      requestId: 'r1',
      retryAfterSeconds: 7,
    });
    expect(problem.fieldErrors).toEqual({ email: ['x'] });
  });

  test.each([
    [502, '<html>Bad gateway</html>'],
    [200, 'not JSON'],
    [500, ''],
    [503, '"text"'],
    [500, 'null'],
  ])('rejects with unreadable_answer for status %i and body %j', async (status, text) => {
    const { client } = clientAnswering(() => new Response(text, { status }));
    expect(await refusal(client.wallet.get())).toMatchObject({
      status,
      code: 'unreadable_answer',
      fieldErrors: {},
      requestId: null,
      retryAfterSeconds: null,
    });
  });

  test('ignores a Retry-After that is a date', async () => {
    const { client } = clientAnswering(json(503, {}, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }));
    expect((await refusal(client.wallet.get())).retryAfterSeconds).toBeNull();
  });
});

describe('missing response', () => {
  test('rejects with a NetworkProblem that has the cause', async () => {
    const cause = new TypeError('fetch failed');
    const { client } = clientAnswering(() => Promise.reject(cause));
    const error = await client.wallet.get().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NetworkProblem);
    expect((error as NetworkProblem).cause).toBe(cause);
  });

  test('rejects with the abort reason after the caller aborts', async () => {
    const controller = new AbortController();
    const { client } = clientAnswering(() => Promise.reject(controller.signal.reason));
    controller.abort(new Error('left the page'));
    await expect(client.wallet.get({ signal: controller.signal })).rejects.toThrow('left the page');
  });
});
