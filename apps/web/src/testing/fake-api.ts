import { endpoints, type PlayerContract } from '@goldwren/contracts/player';
import { fakeFetch, type FakeResponses as ResponsesOf, type SentRequest } from '@goldwren/contracts/testing/fake-api';
import { receiptHeader } from '@goldwren/game-engine/fairness';
import { vi } from 'vitest';
import { signAnswer } from '../features/play/testing/fairness-key.ts';
import { useAuth } from '../lib/session/auth-store.ts';

export { errorResponse, type FakeRequest, malformedResponse } from '@goldwren/contracts/testing/fake-api';

export type FakeResponses = ResponsesOf<PlayerContract>;

/** Signs the answers of game sessions like the server. */
function signingFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const [path, response] = [String(input), await fetch(input, init)];
    if (!/^\/api\/games\/[^/]+\/session\//.test(path)) return response;
    const { status } = response;
    const body = await response.text();
    const sent = { method: init?.method ?? 'GET', path, request: typeof init?.body === 'string' ? init.body : '' };
    const { receipt } = signAnswer({ ...sent, status, body, player: useAuth.getState().user?.id ?? '' });
    return new Response(body, { status, headers: { [receiptHeader]: receipt ?? '' } });
  };
}

/**
 * Answers `fetch` according to the players' contract (`fakeFetch`), with receipts for game sessions. Returns the sent
 * requests.
 */
export function fakeApi(answers: FakeResponses): SentRequest[] {
  const { fetch, sent } = fakeFetch<PlayerContract>(endpoints, answers);
  vi.stubGlobal('fetch', signingFetch(fetch as typeof globalThis.fetch));
  return sent;
}
