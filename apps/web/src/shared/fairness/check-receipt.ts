import type { PlayerClient } from '@goldwren/contracts/player/client';
import { checkReceipt, parseReceipt, type ReceiptFault, type SignedAnswer } from '@goldwren/game-engine/fairness';
import type { ClientLog } from './client-log.ts';
import { checkKeys } from './key-pin.ts';
import type { Violation } from './violation.ts';
import { canVerify, webCryptography } from './web-crypto.ts';

interface ReceiptCheckDeps {
  readonly fairness: Pick<PlayerClient['fairness'], 'keys'>;
  readonly clientLog: ClientLog;
  /** The id of the player whose login this browser has now. */
  readonly signedIn: () => Promise<string | null>;
}

interface CheckedAnswer {
  readonly violation: Violation | null;
  /** The session of the answer. Null when it names none. */
  readonly session: string | null;
}

/**
 * How much earlier than another answer of its session an answer may be signed. The clocks of two API processes differ by less
 * (docs/operations/deploying.md), so only a false time is earlier.
 */
const clockToleranceMs = 60_000;

/** Node's HTTP parser refuses a request before the API sees it. */
const parserStatuses: readonly number[] = [400, 408, 431];
/** A proxy, or a server that is closing, has these statuses too. Their bodies do not have the problem format of the API. */
const proxyStatuses: readonly number[] = [403, 429, 500, 502, 503, 504];

/** Parses a body of any type, of which only fields are read. */
function parse(body: string): Record<string, unknown> | null {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/**
 * Returns true if the response came from a proxy or a failed connection, not from the API. Such a response has no receipt and
 * is never used as a decision, so the server gains nothing by sending it (docs/games/fairness-receipts.md).
 */
function isConnectionFailure({ status, receipt }: SignedAnswer, body: Record<string, unknown> | null): boolean {
  if (receipt !== null) return false;
  const isProblem = ['error', 'code', 'request_id'].every((field) => typeof body?.[field] === 'string');
  return parserStatuses.includes(status) || (proxyStatuses.includes(status) && !isProblem);
}

function sessionOf({ path }: SignedAnswer, body: Record<string, unknown> | null): string | null {
  const inPath = /\/session\/([0-9a-f-]{36})\//.exec(path)?.[1];
  return inPath ?? (typeof body?.session_id === 'string' ? body.session_id : null);
}

/** When an answer was signed, in milliseconds. Zero without a valid time. */
function timeOf({ receipt }: SignedAnswer): number {
  return Date.parse(parseReceipt(receipt ?? '')?.at ?? '') || 0;
}

/**
 * Creates a function that stores an answer as evidence and verifies its receipt with the pinned keys. Without keys, because
 * they could not be loaded, the answer is only stored.
 */
export function createReceiptCheck(deps: ReceiptCheckDeps): (answer: SignedAnswer) => Promise<CheckedAnswer> {
  let pinned: readonly string[] = [];
  /** When the latest known answer of each session was signed. Unknown sessions have the time of the client log. */
  const latest = new Map<string | null, number>();
  async function loadKeys(): Promise<void> {
    const keys = await checkKeys(deps.fairness).catch(() => null);
    if (keys) pinned = keys.pinned.map(({ publicKey }) => publicKey);
  }
  const check = (answer: SignedAnswer) => checkReceipt(webCryptography, pinned, answer);

  /** Whether the answer is signed long before an earlier one of the session, of this page or an earlier page. */
  async function isTooEarly(answer: SignedAnswer, session: string | null): Promise<boolean> {
    // Stryker disable next-line ConditionalExpression: reading the stored answers again only costs time
    if (!latest.has(session)) {
      const stored = await deps.clientLog.answers(answer.player).catch(() => []);
      const times = stored.filter((one) => one.session === session).map(timeOf);
      latest.set(session, Math.max(latest.get(session) ?? 0, ...times));
    }
    const [at, before] = [timeOf(answer), latest.get(session) ?? 0];
    latest.set(session, Math.max(before, at));
    return at < before - clockToleranceMs;
  }

  async function findFault(answer: SignedAnswer, session: string | null): Promise<ReceiptFault | 'too_early' | null> {
    let fault = await check(answer);
    if (fault === 'unknown_key' && pinned.length > 0) {
      await loadKeys();
      fault = await check(answer);
    }
    if (fault === 'wrong_signature' && answer.status >= 400) {
      // Another tab may have signed in as another player. The refusal is then addressed to that player.
      const player = await deps.signedIn().catch(() => null);
      if (player !== null) fault = await check({ ...answer, player });
    }
    return fault ?? ((await isTooEarly(answer, session)) ? 'too_early' : null);
  }

  return async (answer) => {
    const body = parse(answer.body);
    const session = sessionOf(answer, body);
    if (isConnectionFailure(answer, body)) return { violation: null, session };
    if (session) await deps.clientLog.storeAnswer(session, answer).catch(() => undefined);
    if (!canVerify()) return { violation: null, session };
    if (pinned.length === 0) await loadKeys();
    if (pinned.length === 0 && answer.receipt !== null) return { violation: null, session };
    const fault = await findFault(answer, session);
    const evidence = { held: { keys: pinned }, answered: { fault, answer } };
    return { violation: fault ? { codes: ['receipt'], nonce: null, evidence } : null, session };
  };
}
