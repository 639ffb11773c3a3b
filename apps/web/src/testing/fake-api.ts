import { endpoints, type PlayerContract } from '@goldwren/contracts/player';
import { type Answers as AnswersOf, fakeFetch, type Sent } from '@goldwren/contracts/testing/fake-api';
import { vi } from 'vitest';

export { type Asked, refusal, unreadable } from '@goldwren/contracts/testing/fake-api';

export type Answers = AnswersOf<PlayerContract>;

/** Answers `fetch` according to the players' contract (`fakeFetch`). Returns the sent requests. */
export function fakeApi(answers: Answers): Sent[] {
  const { fetch, sent } = fakeFetch<PlayerContract>(endpoints, answers);
  vi.stubGlobal('fetch', fetch);
  return sent;
}
