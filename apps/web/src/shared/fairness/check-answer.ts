import type { PlayerClient } from '@goldwren/contracts/player/client';
import { checkReceipt, parseReceipt, type ReceiptFault, type SignedAnswer } from '@goldwren/game-engine/fairness';
import type { ClientLog } from './client-log.ts';
import { checkKeys } from './key-pin.ts';
import type { Violation } from './violation.ts';
import { canVerify, webCryptography } from './web-crypto.ts';

interface AnswerCheckDeps {
  readonly fairness: Pick<PlayerClient['fairness'], 'keys'>;
  readonly clientLog: Promise<ClientLog>;
  /** The id of the player whose login this browser has now. */
  readonly signedIn: () => Promise<string | null>;
}

interface CheckedAnswer {
  readonly violation: Violation | null;
  /** The session of the answer. Null when it names none. */
  readonly session: string | null;
}

/** How much earlier than a known answer a new one may be signed. Clocks of servers can differ by less. */
const clockToleranceMs = 60_000;
const requestTimeout = 408;

function parse(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * Whether the API made the answer. Pages of a proxy have no problem body, and claim nothing. A 408 does not either: the
 * server has not received the whole request, so it cannot sign an answer to it.
 */
function isAnswer({ status }: SignedAnswer, body: Record<string, unknown> | null): boolean {
  if (body === null || status === requestTimeout) return false;
  return status < 400 || ['error', 'code', 'request_id'].every((field) => typeof body[field] === 'string');
}

function sessionOf({ path }: SignedAnswer, body: Record<string, unknown> | null): string | null {
  const inPath = /\/session\/([0-9a-f-]{36})\//.exec(path)?.[1];
  return inPath ?? (typeof body?.session_id === 'string' ? body.session_id : null);
}

/**
 * Creates a function that stores an answer as evidence and verifies its receipt with the pinned keys. Without keys, because
 * they could not be loaded, the answer is only stored.
 */
export function createAnswerCheck(deps: AnswerCheckDeps): (answer: SignedAnswer) => Promise<CheckedAnswer> {
  let pinned: readonly string[] = [];
  let latest = 0;
  async function loadKeys(): Promise<void> {
    const keys = await checkKeys(deps.fairness).catch(() => null);
    if (keys) pinned = keys.pinned.map(({ publicKey }) => publicKey);
  }
  const check = (answer: SignedAnswer) => checkReceipt(webCryptography, pinned, answer);

  async function findFault(answer: SignedAnswer): Promise<ReceiptFault | 'too_early' | null> {
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
    if (fault) return fault;
    const at = Date.parse(parseReceipt(answer.receipt ?? '')?.at ?? '');
    if (Number.isNaN(at) || at < latest - clockToleranceMs) return 'too_early';
    latest = Math.max(latest, at);
    return null;
  }

  return async (answer) => {
    const body = parse(answer.body);
    const session = sessionOf(answer, body);
    if (!isAnswer(answer, body)) return { violation: null, session };
    const clientLog = await deps.clientLog;
    if (session) await clientLog.storeAnswer(session, answer).catch(() => undefined);
    if (!canVerify()) return { violation: null, session };
    if (pinned.length === 0) await loadKeys();
    if (pinned.length === 0 && answer.receipt !== null) return { violation: null, session };
    const fault = await findFault(answer);
    const evidence = { held: { keys: pinned }, answered: { fault, answer } };
    return { violation: fault ? { codes: ['receipt'], nonce: null, evidence } : null, session };
  };
}
