import { expect, type Page } from '@playwright/test';
import { waitForHydration } from '../../support/page-checks/axe.ts';
import { test } from '../../support/test.ts';

/** The order in which the page requested its first poster and its first script, and in which the poster arrived. */
function followLoading(page: Page): string[] {
  const seen: string[] = [];
  const add = (what: string) => void (seen.includes(what) || seen.push(what));
  page.on('request', (request) => {
    if (/assets\/.+\.js$/.test(request.url())) add('script');
  });
  page.on('requestfinished', (request) => {
    if (/assets\/gem-cascade-fortune-.+\.svg$/.test(request.url())) add('poster');
  });
  return seen;
}

test('the scripts of a page follow its large pictures', async ({ page }) => {
  const seen = followLoading(page);
  // On a busy machine, a picture could take longer than theme.js waits for it.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => setTimeout(run, ms === 300 ? 10_000 : ms) });
  });
  await page.route('**/assets/gem-cascade-fortune-*.svg', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await page.goto('/games');
  await waitForHydration(page);
  expect(seen).toEqual(['poster', 'script']);
});

test('the scripts of a page start without a picture that does not arrive', async ({ page }) => {
  const seen = followLoading(page);
  await page.route('**/assets/gem-cascade-fortune-*.svg', () => undefined);
  await page.goto('/games', { waitUntil: 'commit' });
  await waitForHydration(page);
  expect(seen).toEqual(['script']);
});

for (const path of ['/', '/games'])
  test(`${path} is ready without the formats of Intl, whose data take 20 ms to load`, async ({ page }) => {
    await page.addInitScript(() => {
      const used: string[] = [];
      Object.assign(window, { used });
      for (const name of ['NumberFormat', 'ListFormat', 'DateTimeFormat'] as const)
        Object.assign(Intl, {
          [name]: new Proxy(Intl[name], {
            construct(format, options) {
              used.push(name);
              return Reflect.construct(format, options);
            },
          }),
        });
    });
    // Winners have dates, and arrive after the page is ready.
    await page.route('**/api/redemptions/recent', (route) => route.fulfill({ json: { results: [] } }));
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: /details/i }).first()).toBeVisible();
    const used = () => page.evaluate(() => (window as unknown as { used: string[] }).used);
    expect(await used()).toEqual([]);
    // The list of what was used works.
    await page.evaluate(() => new Intl.NumberFormat('en').format(0));
    expect(await used()).toEqual(['NumberFormat']);
  });

test('a page hydrates in several tasks, so that it can respond between them', async ({ page }) => {
  // The scheduler of React sends itself a message for each task.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const seen = { tasks: 0, untilHydrated: 0 };
    Object.assign(window, { seenTasks: seen });
    MessagePort.prototype.postMessage = function post(this: MessagePort, ...message: unknown[]) {
      seen.tasks++;
      return Reflect.apply(postMessage, this, message);
    };
    document.addEventListener('takenover', () => Object.assign(seen, { untilHydrated: seen.tasks }));
  });
  await page.goto('/games');
  const tasks = () =>
    page.evaluate(() => (window as unknown as { seenTasks: { untilHydrated: number } }).seenTasks.untilHydrated);
  // One task, if hydration were not a transition (main.tsx).
  await expect.poll(tasks).toBeGreaterThan(1);
});
