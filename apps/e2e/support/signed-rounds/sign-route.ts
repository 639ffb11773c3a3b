import { receiptHeader } from '@goldwren/game-engine/fairness';
import type { Page, Route } from '@playwright/test';
import { signAnswer, signStatement, testKey } from './sign-answer.ts';

interface Answer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

/** Answers a call of a game with a receipt of the test key. */
export async function fulfilSigned(page: Page, route: Route, { status, body }: Answer): Promise<void> {
  const sent = route.request();
  const { pathname: path } = new URL(sent.url());
  const { user } = await (await page.request.get('/api/auth/me')).json();
  const parts = { method: sent.method(), path, request: sent.postData() ?? '', status, body, player: user.id };
  await route.fulfill({
    status,
    body,
    contentType: 'application/json',
    headers: { [receiptHeader]: signAnswer(parts) },
  });
}

/** Publishes the test key instead of the server's. Call it before the first page of a game. */
export async function publishTestKey(page: Page): Promise<void> {
  await page.route('**/api/fairness/keys', (route) => route.fulfill({ json: { results: [testKey] } }));
}

/**
 * Signs the answers of the real server with the test key, so that a test can also answer itself. Call it before the first page
 * of a game.
 */
export async function signWithTestKey(page: Page): Promise<void> {
  await publishTestKey(page);
  // The server signs its public log with its own key, which this page has not pinned. Unreadable proves nothing.
  await page.route('**/log/**', (route) => route.abort());
  await page.route('**/api/games/*/session/**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await fulfilSigned(page, route, { status: answer.status(), body: answer.ok() ? signTotals(body) : body });
  });
}

/** The end of a session has a signed statement of its own. */
function signTotals(body: string): string {
  const answer = JSON.parse(body);
  if (!answer.statement) return body;
  return JSON.stringify({ ...answer, ...signStatement(answer.statement) });
}

/** Answers a call of a game with a refusal that the browser accepts as the server's. Needs `signWithTestKey`. */
export function refuseWith(page: Page, status: number, problem: object) {
  return (route: Route) => fulfilSigned(page, route, { status, body: JSON.stringify(problem) });
}
