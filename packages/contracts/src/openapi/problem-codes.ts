import type { AppRoute } from '@ts-rest/core';
import { z } from 'zod';
import type { Access } from '../shared/access.ts';
import { type ProblemCode, type ProblemStatus, problemStatus } from '../shared/problem.ts';

/** A problem that a call returns with a different status than other calls. */
export interface ProblemAt {
  readonly code: ProblemCode;
  readonly status: ProblemStatus;
}
export type DeclaredProblem = ProblemCode | ProblemAt;

/** Problems of each call, without those of the checks around every call. A missing call does not compile. */
export type ProblemsOf<C> = {
  readonly [Area in keyof C]: { readonly [Call in keyof C[Area]]: readonly DeclaredProblem[] };
};

type Route = AppRoute & { readonly metadata: Access };

function readsInput(route: Route): boolean {
  const readsBody = 'body' in route && route.body instanceof z.ZodType;
  return readsBody || route.query !== undefined || route.metadata.idempotencyKey !== undefined;
}

/** Returns the problems of the checks around a call: caller, origin, rate limit and form of the input. */
export function guardCodes(route: Route): ProblemCode[] {
  const { access, fresh, idempotencyKey } = route.metadata;
  const changes = route.method !== 'GET';
  const when = (holds: boolean | undefined, ...codes: ProblemCode[]): ProblemCode[] => (holds ? codes : []);
  return [
    ...when(access !== 'everyone', 'unauthenticated'),
    ...when(fresh, 'reauthentication_required'),
    ...when(changes, 'origin_mismatch', 'payload_too_large', 'unsupported_media_type'),
    // A body that is not JSON, or a path that cannot be decoded.
    ...when(changes || route.pathParams !== undefined, 'malformed_request'),
    ...when(route.pathParams !== undefined, 'not_found'),
    ...when(idempotencyKey !== undefined, 'idempotency_mismatch'),
    ...when(readsInput(route), 'validation_failed'),
    'rate_limited',
    'internal_error',
    'unavailable',
  ];
}

/** Groups the codes by their HTTP status, lowest first. */
export function groupByStatus(problems: readonly DeclaredProblem[]): Map<number, ProblemCode[]> {
  const found = new Map<number, ProblemCode[]>();
  const placed = problems.map((problem) =>
    typeof problem === 'string' ? { code: problem, status: problemStatus[problem] } : problem,
  );
  for (const { code, status } of placed.sort((a, b) => a.status - b.status)) {
    found.set(status, [...new Set([...(found.get(status) ?? []), code])]);
  }
  return found;
}
