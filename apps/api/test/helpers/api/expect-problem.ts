import { ApiProblem } from '@goldwren/contracts/client';
import { type ProblemCode, problemStatus } from '@goldwren/contracts/player';
import { expect } from 'vitest';
import type { Answer } from './caller.ts';

/** Expects a call to fail with this code, in the problem format and with the status of the contract. */
export async function expectProblem(call: Promise<unknown>, code: ProblemCode): Promise<ApiProblem> {
  const problem = await call.then(
    (answer) => expect.fail(`expected ${code}, got ${JSON.stringify(answer)}`),
    (error: unknown) => error,
  );
  if (!(problem instanceof ApiProblem)) throw problem;
  expect({ code: problem.code, status: problem.status }).toEqual({ code, status: problemStatus[code] });
  expect(problem.requestId).toMatch(/^[0-9a-f-]{36}$/);
  return problem;
}

/** Like `expectProblem`, for a raw answer. */
export function expectProblemAnswer(answer: Answer, code: ProblemCode): void {
  expect({ code: answer.body?.code, status: answer.status }).toEqual({ code, status: problemStatus[code] });
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.body).toEqual({
    error: expect.stringMatching(/\S/),
    code,
    request_id: answer.headers.get('x-request-id'),
    ...(answer.body.params ? { params: expect.any(Object) } : {}),
    ...(answer.body.field_errors ? { field_errors: expect.any(Object), field_codes: expect.any(Object) } : {}),
  });
}

/** Expects a call to be rejected with `conflict` for this reason. */
export async function expectConflict(call: Promise<unknown>, reason: string): Promise<void> {
  await expect(call).rejects.toMatchObject({ code: 'conflict', params: { reason } });
}
