import { createPlayerClient } from '@goldwren/contracts/player/client';
import { receiptHeader, type SignedAnswer } from '@goldwren/game-engine/fairness';
import { api, fetchAndSignOut } from '../../../lib/api/api.ts';
import { locale } from '../../../lib/i18n/locale.ts';
import type { Violation } from '../../../shared/fairness/violation.ts';
import type { PlayDeps } from './play-deps.ts';

type Fetch = typeof fetchAndSignOut;
type Report = (violation: Violation, session: string | null) => void;

/** The calls of the contract whose answers have receipts. */
const signedPaths = /^\/api\/games\/[^/]+\/session\//;

/**
 * Passes a copy of each answer to `onAnswer`, exactly as received. The caller does not wait for it.
 * The fetch rejects without a receipt, like a broken connection, because such an answer decides nothing.
 */
export function copyAnswers(player: string, fetchFn: Fetch, onAnswer: (answer: SignedAnswer) => void): Fetch {
  return async (path, init) => {
    const response = await fetchFn(path, init);
    if (!signedPaths.test(path)) return response;
    const { status } = response;
    const sent = { method: init.method ?? 'GET', path, request: typeof init.body === 'string' ? init.body : '' };
    const receipt = response.headers.get(receiptHeader);
    const copy = response.clone().text();
    copy.then((body) => onAnswer({ ...sent, status, body, player, receipt })).catch(() => undefined);
    if (receipt === null) throw new TypeError('no receipt');
    return response;
  };
}

/**
 * The calls of a table. Their answers are verified while the table already shows them. Round requests do not sign the player
 * out when their login has expired. The table first says what happened to the stake.
 */
export function signedCalls(player: string): Pick<PlayDeps, 'games' | 'clientLog' | 'watchReceipts'> {
  const reports: Report[] = [];
  const clientLog = import('../../../shared/fairness/client-log-store.ts').then(({ openBrowserClientLog }) =>
    openBrowserClientLog(),
  );
  const checker = import('../../../shared/fairness/check-answer.ts').then(({ createAnswerCheck }) =>
    createAnswerCheck({
      fairness: api.fairness,
      clientLog,
      signedIn: async () => (await api.auth.me()).user?.id ?? null,
    }),
  );
  const onAnswer = async (answer: SignedAnswer) => {
    const { violation, session } = await (await checker)(answer);
    if (violation) for (const report of reports) report(violation, session);
  };
  const over = (fetchFn: Fetch) =>
    createPlayerClient({ language: locale, fetch: copyAnswers(player, fetchFn, (answer) => void onAnswer(answer)) });
  const { playRound, act } = over((path, init) => fetch(path, init)).games;
  const games = { ...over(fetchAndSignOut).games, playRound, act };
  return { games, clientLog, watchReceipts: (report) => void reports.push(report) };
}
