import { type ProblemCode, type ProblemStatus, problemStatus } from '@goldwren/contracts/player';

/** The public sentence of each problem; each names what to do next. A use case may pass a more exact one. */
const sentences: Record<ProblemCode, string> = {
  malformed_request: 'The request could not be read. Send valid JSON.',
  insufficient_gold: 'Insufficient Gold Coins',
  insufficient_sweeps: 'Insufficient Sweeps Coins',
  unauthenticated: 'Please login to continue',
  invalid_credentials: 'Login failed. Please check your credentials.',
  forbidden: 'Your account may not do this. Contact support if you think it should.',
  origin_mismatch: 'This request came from another site. Open Goldwren directly and try again.',
  region_blocked: 'This is not available where you live.',
  region_unknown:
    'We cannot tell which state or province you are in. Turn off a VPN or proxy, or try another connection.',
  state_required: 'Tell us your state or province on the dashboard first.',
  account_suspended: 'Your account is suspended. Contact support to find out why.',
  redemption_suspended: 'Redemption is suspended for your account. Contact support to settle it.',
  email_unverified: 'Verify your email address first: open the link in the mail that we sent you.',
  self_excluded: 'You have excluded yourself from play.',
  limit_reached: 'You have reached a limit.',
  not_found: 'There is nothing here. Check the address.',
  request_timeout: 'The request took too long to arrive. Try again.',
  conflict: 'This no longer fits the current state. Reload and try again.',
  region_locked: 'Your state or province cannot be changed now. Contact support if you have moved.',
  nonce_conflict: 'Another round was played with this number. Reload the game to continue.',
  round_open: 'Finish the open round first.',
  session_ended: 'This game session has ended. Open the game again to continue.',
  idempotency_mismatch: 'This Idempotency-Key was used for another request. Use a new one.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'Send the body as application/json.',
  validation_failed: 'Some fields need another look.',
  rate_limited: 'Too many requests. Wait a moment and try again.',
  too_fast: 'The round before has just been played. Wait a moment and try again.',
  internal_error: 'Something went wrong on our side. Nothing was lost; please try again.',
  game_off: 'This game is switched off at the moment. Choose another one.',
  unavailable: 'We are very busy at the moment. Please try again shortly.',
};

export interface ProblemDetails {
  /** Replaces the status that goes with the code, where the product decisions name another one for this call. */
  status?: ProblemStatus | undefined;
  /** Replaces the standard public sentence. */
  message?: string | undefined;
  fieldErrors?: Record<string, string[]> | undefined;
  retryAfterSeconds?: number | undefined;
  /** For the log only, never sent. */
  internal?: string | undefined;
  cause?: unknown;
}

/** A refusal that the caller is told about: code, status, public sentence. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: ProblemStatus;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.message ?? sentences[code], { cause: details.cause });
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
