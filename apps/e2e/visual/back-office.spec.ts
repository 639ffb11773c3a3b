import { type BrowserContext, expect, type Page } from '@playwright/test';
import { staffSignedIn } from '../support/people/staff.ts';
import { nightly } from '../support/test.ts';
import { expectScreen } from './support/expect-screen.ts';
import { playerFile, timeline } from './support/staff/people.ts';
import { redemption, redemptions, thread, tickets, waiting } from './support/staff/queues.ts';
import { riskCase, riskCases, riskFile } from './support/staff/risk.ts';
import { audit, games, rtp } from './support/staff/watch.ts';
import { freezePage } from './support/still.ts';
import { test } from './support/test.ts';

const desktop = [{ width: 1280, height: 900 }];
/** Their lists are shown without rows, because other tests create rows at the same time. */
const emptyScreens = ['orders', 'identity', 'alerts', 'free-entries'];
/** Each change compares the screens with the most parts. The nightly run compares all. */
const comparedOften = ['work', 'redemption', 'player', 'ticket'];
const detailsOf = (screen: string) => (comparedOften.includes(screen) ? {} : nightly);

const staffTest = test.extend<object, { admin: Awaited<ReturnType<BrowserContext['storageState']>> }>({
  admin: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000' });
      await staffSignedIn(page, 'admin', 'support', 'compliance', 'finance');
      const state = await page.context().storageState();
      await page.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
  storageState: ({ admin }, use) => use(admin),
});

test('staff/sign-in', async ({ page }) => {
  await freezePage(page);
  await page.goto('/staff/sign-in');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectScreen(page, 'staff/sign-in', desktop);
});

for (const screen of emptyScreens) {
  staffTest(`staff/${screen}`, detailsOf(screen), async ({ page }) => {
    await freezePage(page);
    await page.goto(`/staff/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectScreen(page, `staff/${screen}`, desktop);
  });
}

/** Screens with fixed API responses, because other tests change the data at the same time. */
const filled: Readonly<Record<string, { path: string; answers: Readonly<Record<string, unknown>> }>> = {
  work: { path: '/staff', answers: {} },
  redemptions: { path: '/staff/redemptions', answers: { redemptions: listed(redemptions) } },
  redemption: {
    path: `/staff/redemptions/${redemption.id}`,
    answers: { [`redemptions/${redemption.id}`]: redemption, [`players/${redemption.player.id}/risk`]: riskFile },
  },
  player: {
    path: `/staff/players/${playerFile.id}`,
    answers: {
      [`players/${playerFile.id}`]: playerFile,
      [`players/${playerFile.id}/timeline`]: listed(timeline),
      [`players/${playerFile.id}/risk`]: riskFile,
    },
  },
  risk: { path: '/staff/risk', answers: { 'risk/cases': listed(riskCases) } },
  'risk-case': { path: `/staff/risk/${riskCase.id}`, answers: { [`risk/cases/${riskCase.id}`]: riskCase } },
  games: { path: '/staff/games', answers: { games: { results: games } } },
  rtp: { path: '/staff/rtp', answers: { rtp: { results: rtp } } },
  tickets: { path: '/staff/tickets', answers: { tickets: listed(tickets) } },
  ticket: {
    path: `/staff/tickets/${thread.id}`,
    answers: {
      [`tickets/${thread.id}`]: thread,
      [`tickets/${thread.id}/pulse`]: { status: thread.status, last_message_id: thread.messages.at(-1)?.id },
    },
  },
  audit: { path: '/staff/audit', answers: { 'audit/search': listed(audit), 'audit/staff': { results: [] } } },
};

function listed<Row>(results: readonly Row[]) {
  return { results, next_cursor: null };
}

/** @param answers Responses by the path after `/api/staff/`. */
async function answerWith(page: Page, answers: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [path, json] of Object.entries({ work: { results: waiting }, ...answers })) {
    const matches = (url: URL) => url.pathname === `/api/staff/${path}`;
    await page.route(matches, (route) => route.fulfill({ json, headers: { 'x-fixed': 'yes' } }));
  }
}

for (const [name, { path, answers }] of Object.entries(filled)) {
  staffTest(`staff/${name}`, detailsOf(name), async ({ page }) => {
    await freezePage(page);
    await answerWith(page, answers);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // These IDs are fixed, so they can be visible.
    await page.evaluate(() => document.adoptedStyleSheets.splice(0));
    await page.waitForLoadState('networkidle');
    await expectScreen(page, `staff/${name}`, desktop);
  });
}
