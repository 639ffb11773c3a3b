import type { SignedAnswer } from '@goldwren/game-engine/fairness';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fairnessKey, signAnswer } from '../../features/play/testing/fairness-key.ts';
import { createReceiptCheck } from './check-receipt.ts';
import { createMemoryClientLog } from './client-log-store.ts';

const session = '0199a0a0-0000-7000-8000-000000000009';
const [player, otherPlayer] = ['player-1', 'player-2'];

interface Parts extends Partial<Omit<SignedAnswer, 'receipt'>> {
  at?: string;
}
/** An answer as an honest server signs it. */
function signed({ at, ...parts }: Parts = {}): SignedAnswer {
  const answer = {
    ...{ method: 'POST', path: `/api/games/2/session/${session}/rounds`, request: '{}', status: 200 },
    ...{ body: '{"payout":"0.00"}', player, ...parts },
  };
  return signAnswer(answer, at);
}

const problem = (status: number, code: string) => ({ status, body: `{"error":"x","code":"${code}","request_id":"r"}` });

function setUp(keys = async () => ({ results: [fairnessKey] }), login = player, clientLog = createMemoryClientLog()) {
  const signedIn = async () => login;
  const check = createReceiptCheck({ fairness: { keys }, clientLog, signedIn });
  return { clientLog, check, faultOf: async (answer: SignedAnswer) => (await check(answer)).violation?.codes ?? null };
}

beforeEach(() => localStorage.clear());

it('accepts a signed answer, and stores it as received', async () => {
  const { check, clientLog } = setUp();
  const answer = signed();
  expect(await check(answer)).toEqual({ violation: null, session });
  expect(await clientLog.answers(player)).toEqual([{ ...answer, session }]);
  const started = signed({ path: '/api/games/2/session/start', body: `{"session_id":"${session}"}` });
  expect(await check(started)).toEqual({ violation: null, session });
});

it.each<[string, SignedAnswer]>([
  ['a changed body', { ...signed(), body: '{"payout":"9.00"}' }],
  ['a changed status', { ...signed(), status: 201 }],
  ['an answer to another request', { ...signed(), request: '{"nonce":1}' }],
  ['an answer of another path', { ...signed(), path: signed().path.replace('games/2', 'games/3') }],
  ['an answer to another player', signed({ player: otherPlayer })],
  ['a malformed receipt', { ...signed(), receipt: '{}' }],
  ['no receipt', { ...signed(), receipt: null }],
  ['a refusal without a receipt', { ...signed(problem(409, 'nonce_conflict')), receipt: null }],
  ['a server error without a receipt', { ...signed(problem(500, 'internal_error')), receipt: null }],
  ['a refusal to another player who is not signed in', signed({ ...problem(404, 'not_found'), player: otherPlayer })],
])('reports %s as a violation with the answer as evidence', async (_what, bad) => {
  const answer = bad.player === player ? bad : { ...bad, player };
  const { violation } = await setUp().check(answer);
  expect(violation).toMatchObject({ codes: ['receipt'], evidence: { answered: { answer } } });
  expect(violation?.evidence.held).toEqual({ keys: [fairnessKey.public_key] });
});

describe('the time of an answer', () => {
  const early = signed({ at: '2026-11-26T08:58:59.999Z' });

  it('may be as much earlier than an earlier answer of the session as clocks of servers differ', async () => {
    const { faultOf } = setUp();
    expect(await faultOf(signed())).toBeNull();
    expect(await faultOf(signed({ at: '2026-11-26T08:59:00.000Z' }))).toBeNull();
    expect(await faultOf(early)).toEqual(['receipt']);
  });

  it('is also compared with answers of an earlier page, and not with those of other sessions', async () => {
    const { faultOf, clientLog } = setUp();
    const other = session.replace('9', '8');
    await clientLog.storeAnswer(other, signed());
    expect(await faultOf(early)).toBeNull();
    const next = setUp(undefined, player, clientLog);
    await clientLog.storeAnswer(session, signed());
    expect(await next.faultOf(early)).toEqual(['receipt']);
  });

  it('is never a violation when two processes, whose clocks differ by two seconds, answer in turn', async () => {
    const { faultOf } = setUp();
    const start = Date.parse('2026-11-26T09:00:00.000Z');
    for (let round = 0; round < 40; round += 1) {
      const skew = Math.random() < 0.5 ? -1_000 : 1_000;
      expect(await faultOf(signed({ at: new Date(start + round * 50 + skew).toISOString() }))).toBeNull();
    }
  });
});

it('reports an answer with a key that is not pinned', async () => {
  const { faultOf } = setUp();
  const answer = signed();
  const forged = { ...JSON.parse(answer.receipt ?? ''), key_id: 'ab'.repeat(8) };
  expect(await faultOf({ ...answer, receipt: JSON.stringify(forged) })).toEqual(['receipt']);
});

it('accepts a refusal to the other player who signed in in another tab', async () => {
  const refusal = { ...signed({ ...problem(404, 'not_found'), player: otherPlayer }), player };
  expect(await setUp(undefined, otherPlayer).faultOf(refusal)).toBeNull();
});

it.each([
  ['a page of a proxy', 502, '<html>Bad gateway</html>'],
  ['a page of a firewall', 403, '<html>Are you human?</html>'],
  ['an empty 503, which the server sends when it cannot sign', 503, ''],
  ['a server that is closing', 503, '{"error":"Service Unavailable","code":"Service Unavailable","statusCode":503}'],
  ['a request that did not arrive in time', 408, problem(408, 'request_timeout').body],
  ['headers that are too long', 431, problem(431, 'payload_too_large').body],
  ['malformed HTTP', 400, problem(400, 'malformed_request').body],
])('treats %s as no answer', async (_what, status, body) => {
  const { faultOf, clientLog } = setUp();
  expect(await faultOf({ ...signed(), status, body, receipt: null })).toBeNull();
  expect(await clientLog.answers(player)).toEqual([]);
});

it.each([
  ['an answer', 200, '{"payout":"0.00"}'],
  ['a page in place of an answer', 200, '<html>Sign in</html>'],
  ['a busy API', 503, problem(503, 'unavailable').body],
  ['a rate limit of the API', 429, problem(429, 'too_fast').body],
  ['a refusal without a body', 409, ''],
])('reports %s without a receipt', async (_what, status, body) => {
  expect(await setUp().faultOf({ ...signed(), status, body, receipt: null })).toEqual(['receipt']);
});

it('stores answers that it cannot verify because the keys did not load, and verifies later ones', async () => {
  const keys = vi.fn(async () => ({ results: [fairnessKey] })).mockRejectedValueOnce(new Error('offline'));
  const { faultOf, clientLog } = setUp(keys);
  const changed = { ...signed(), status: 201 };
  expect(await faultOf(changed)).toBeNull();
  expect(await faultOf(changed)).toEqual(['receipt']);
  expect(await clientLog.answers(player)).toHaveLength(2);
});

it('reports a wrong receipt also with the status of a failed connection', async () => {
  for (const status of [400, 408, 431, 502, 503]) {
    expect(await setUp().faultOf({ ...signed(), status, body: '' })).toEqual(['receipt']);
  }
});

it('reports an answer that decides something for another player, also when that player is signed in', async () => {
  const answer = { ...signed({ player: otherPlayer }), player };
  expect(await setUp(undefined, otherPlayer).faultOf(answer)).toEqual(['receipt']);
});

it('accepts a refusal to this player while another player is signed in', async () => {
  expect(await setUp(undefined, otherPlayer).faultOf(signed(problem(404, 'not_found')))).toBeNull();
});

it.each(['{}', '{"session_id":5}', 'null', '5'])('stores no answer without a session: %s', async (body) => {
  const { check, clientLog } = setUp();
  const started = signed({ path: '/api/games/2/session/start', body });
  expect(await check(started)).toEqual({ violation: null, session: null });
  expect(await clientLog.answers(player)).toEqual([]);
});

it('reports an answer without a receipt also when the keys did not load', async () => {
  const keys = () => Promise.reject(new Error('offline'));
  expect(await setUp(keys).faultOf({ ...signed(), receipt: null })).toEqual(['receipt']);
});

it('loads the keys once, and again only for an answer with an unknown key', async () => {
  const keys = vi.fn(async () => ({ results: [fairnessKey] }));
  const { faultOf } = setUp(keys);
  expect(await faultOf(signed())).toBeNull();
  expect(await faultOf(signed())).toBeNull();
  expect(keys).toHaveBeenCalledTimes(1);
  const answer = signed();
  const forged = { ...JSON.parse(answer.receipt ?? ''), key_id: 'ab'.repeat(8) };
  expect(await faultOf({ ...answer, receipt: JSON.stringify(forged) })).toEqual(['receipt']);
  expect(keys).toHaveBeenCalledTimes(2);
});

it('reports nothing without a secure connection, where it cannot verify, and stores the answer', async () => {
  const { faultOf, clientLog } = setUp();
  const changed = { ...signed(), status: 201 };
  vi.stubGlobal('crypto', {});
  expect(await faultOf(changed)).toBeNull();
  vi.unstubAllGlobals();
  expect(await clientLog.answers(player)).toHaveLength(1);
});
