import type { FactsOf } from '@goldwren/contracts/facts';
import type { FieldProblems } from '@goldwren/contracts/form-codes';
import { type ProblemCode, type ProblemStatus, problemStatus } from '@goldwren/contracts/problem';

/** What is known about a refusal. Facts only: packages/messages makes the sentences where the answer leaves. */
export interface ProblemDetails<C extends ProblemCode = ProblemCode> {
  /** Replaces the status that goes with the code, where the product decisions name another one for this call. */
  status?: ProblemStatus | undefined;
  /** Makes the sentence more exact. */
  params?: FactsOf<C> | undefined;
  /** What is wrong with each field. */
  fields?: FieldProblems | undefined;
  retryAfterSeconds?: number | undefined;
  /** For the log only, never sent. */
  internal?: string | undefined;
  cause?: unknown;
}

/** A refusal that the caller is told about: a code, its status, and the facts of the case. */
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

/** True for a code of the contract; the money functions name their refusals with one. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemStatus, text);
}
