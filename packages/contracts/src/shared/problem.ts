import { z } from 'zod';

/** Every problem code with its HTTP status. */
export const problemStatus = {
  malformed_request: 400,
  insufficient_gold: 400,
  insufficient_sweeps: 400,
  link_invalid: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  totp_required: 401,
  forbidden: 403,
  origin_mismatch: 403,
  region_blocked: 403,
  region_unknown: 403,
  state_required: 403,
  email_unverified: 403,
  account_suspended: 403,
  account_closed: 403,
  reauthentication_required: 403,
  redemption_suspended: 403,
  redemption_pending: 403,
  redemption_too_soon: 403,
  account_too_new: 403,
  sweeps_unplayed: 403,
  sweeps_not_held: 403,
  self_excluded: 403,
  exclusion_review: 403,
  cooling_off: 403,
  reality_check_due: 403,
  terms_due: 403,
  limit_reached: 403,
  not_found: 404,
  request_timeout: 408,
  conflict: 409,
  region_locked: 409,
  nonce_conflict: 409,
  round_open: 409,
  session_elsewhere: 409,
  limit_not_yet: 409,
  session_ended: 409,
  idempotency_mismatch: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  rate_limited: 429,
  too_fast: 429,
  internal_error: 500,
  game_off: 503,
  maintenance: 503,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;
export type ProblemStatus = (typeof problemStatus)[ProblemCode];

const codes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]];

const fact = z.union([z.null(), z.boolean(), z.number(), z.string(), z.array(z.string())]);
/** Facts by name (facts.ts), of a problem or of a row of the audit log. */
export const facts = z
  .record(z.string(), fact)
  .meta({ id: 'Facts', description: 'Values used in a message, by name.' });
const fieldProblem = z.object({ code: z.string(), params: facts.optional() }).meta({ id: 'FieldProblem' });

/**
 * The body of every error. `error` and `field_errors` are sentences for people in their language, and say what to do
 * next. `code`, `params` and `field_codes` are the same information for programs.
 */
export const problem = z
  .object({
    error: z.string(),
    code: z.enum(codes),
    params: facts.optional(),
    field_errors: z.record(z.string(), z.array(z.string())).optional(),
    field_codes: z.record(z.string(), z.array(fieldProblem)).optional(),
    request_id: z.string().meta({ format: 'uuid' }),
  })
  .meta({ id: 'Problem' });
export type ProblemBody = z.infer<typeof problem>;

/** Problems of every call: malformed or oversized input, a wrong Origin, rate limits and internal errors. */
export const commonProblems = {
  400: problem,
  403: problem,
  413: problem,
  415: problem,
  422: problem,
  429: problem,
  500: problem,
  503: problem,
};

/** Adds error statuses to a call, such as `problems(401, 404)`. */
export function problems<S extends ProblemStatus>(...statuses: S[]): Record<S, typeof problem> {
  return Object.fromEntries(statuses.map((status) => [status, problem])) as Record<S, typeof problem>;
}
