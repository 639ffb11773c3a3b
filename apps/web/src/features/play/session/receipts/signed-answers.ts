import { receiptHeader, type SignedAnswer } from '@goldwren/game-engine/fairness';
import { api } from '../../../../lib/api/api.ts';
import { createReceiptCheck } from '../../../../shared/fairness/check-receipt.ts';
import { openBrowserClientLog } from '../../../../shared/fairness/client-log-store.ts';
import type { Violation } from '../../../../shared/fairness/violation.ts';

/** The calls of the contract whose answers have receipts. */
const signedPaths = /^\/api\/games\/[^/]+\/session\//;

/**
 * Passes a copy of an answer to `onAnswer`, exactly as received. The caller does not wait for it.
 * @throws TypeError without a receipt, like a broken connection, because such an answer decides nothing
 */
export function copyAnswer(
  onAnswer: (answer: Omit<SignedAnswer, 'player'>) => void,
  path: string,
  init: RequestInit,
  response: Response,
): Response {
  if (!signedPaths.test(path)) return response;
  const { status } = response;
  const sent = { method: init.method ?? 'GET', path, request: typeof init.body === 'string' ? init.body : '' };
  const receipt = response.headers.get(receiptHeader);
  const copy = response.clone().text();
  copy.then((body) => onAnswer({ ...sent, status, body, receipt })).catch(() => undefined);
  if (receipt === null) throw new TypeError('no receipt');
  return response;
}

/** Opens the client log, and verifies the answers that a table receives. */
export async function openAnswers(player: string, report: (violation: Violation, session: string | null) => void) {
  const clientLog = await openBrowserClientLog();
  const check = createReceiptCheck({
    fairness: api.fairness,
    clientLog,
    signedIn: async () => (await api.auth.me()).user?.id ?? null,
  });
  const onAnswer = async (answer: Omit<SignedAnswer, 'player'>) => {
    const { violation, session } = await check({ ...answer, player });
    if (violation) report(violation, session);
  };
  return {
    clientLog,
    receive: (path: string, init: RequestInit, response: Response) =>
      copyAnswer((answer) => void onAnswer(answer), path, init, response),
  };
}
