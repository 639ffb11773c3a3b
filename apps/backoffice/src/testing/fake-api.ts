import { endpoints, type StaffContract } from '@goldwren/contracts/staff';
import { fakeFetch, type FakeResponses as ResponsesOf, type SentRequest } from '@goldwren/contracts/testing/fake-api';
import { vi } from 'vitest';

export { errorResponse } from '@goldwren/contracts/testing/fake-api';

export type FakeResponses = ResponsesOf<StaffContract>;

/** Mocks `fetch` with answers typed by the staff contract (`fakeFetch`). Returns the sent calls. */
export function fakeApi(answers: FakeResponses): SentRequest[] {
  const { fetch, sent } = fakeFetch<StaffContract>(endpoints, answers);
  vi.stubGlobal('fetch', fetch);
  return sent;
}
