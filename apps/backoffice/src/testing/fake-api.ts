import { endpoints, type StaffContract } from '@goldwren/contracts/staff';
import { type Answers as AnswersOf, fakeFetch, type Sent } from '@goldwren/contracts/testing/fake-api';
import { vi } from 'vitest';

export { refusal } from '@goldwren/contracts/testing/fake-api';

export type Answers = AnswersOf<StaffContract>;

/** Mocks `fetch` with answers typed by the staff contract (`fakeFetch`). Returns the sent calls. */
export function fakeApi(answers: Answers): Sent[] {
  const { fetch, sent } = fakeFetch<StaffContract>(endpoints, answers);
  vi.stubGlobal('fetch', fetch);
  return sent;
}
