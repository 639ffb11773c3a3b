import { endpoints, type PlayerContract } from '@goldwren/contracts/player';
import { fakeFetch, type FakeResponses as ResponsesOf, type SentRequest } from '@goldwren/contracts/testing/fake-api';
import { vi } from 'vitest';

export { errorResponse, type FakeRequest, malformedResponse } from '@goldwren/contracts/testing/fake-api';

export type FakeResponses = ResponsesOf<PlayerContract>;

/** Answers `fetch` according to the players' contract (`fakeFetch`). Returns the sent requests. */
export function fakeApi(answers: FakeResponses): SentRequest[] {
  const { fetch, sent } = fakeFetch<PlayerContract>(endpoints, answers);
  vi.stubGlobal('fetch', fetch);
  return sent;
}
