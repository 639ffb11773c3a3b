import type { FactsOf } from '@goldwren/contracts/facts';
import type { FieldProblems } from '@goldwren/contracts/form-codes';
import { type ProblemCode, type ProblemStatus, problemStatus } from '@goldwren/contracts/problem';

/** The facts of a problem. packages/messages turns them into sentences when the answer is sent. */
export interface ProblemDetails<C extends ProblemCode = ProblemCode> {
  /** Overrides the default status of the code for this call. */
  status?: ProblemStatus | undefined;
  /** Parameters of the sentence. */
  params?: FactsOf<C> | undefined;
  /** The problems of each field. */
  fields?: FieldProblems | undefined;
  retryAfterSeconds?: number | undefined;
  /** For the log only, never sent. */
  internal?: string | undefined;
  cause?: unknown;
}

/** An error that is reported to the client: a code, its status, and the facts. */
export class Problem<C extends ProblemCode = ProblemCode> extends Error {
  readonly code: C;
  readonly status: ProblemStatus;
  readonly details: ProblemDetails<C>;

  constructor(code: C, details: ProblemDetails<C> = {}) {
    super(code, { cause: details.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = details.status ?? problemStatus[code];
    this.details = details;
  }
}

/** True for a problem code of the contract. SQL functions report refusals with such a code. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemStatus, text);
}
