import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type FrontServer, startFrontServer } from '../../support/front-server.ts';
import { test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

let front: FrontServer;
test.beforeEach(async ({ baseURL }) => {
  front = await startFrontServer(baseURL ?? '');
});
test.afterEach(() => front.stop());

/** Opens a page and waits until the service worker handles it. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(front.url + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Resolves to the hash of the service worker that the server sends now. */
async function workerHash(page: Page): Promise<string> {
  const answer = await page.request.get(`${front.url}/service-worker.js`);
  return createHash('sha256')
    .update(await answer.body())
    .digest('hex');
}

for (const [locale, title, retry] of [
  ['en-US', 'You are offline', 'Try again'],
  ['fr-CA', 'Vous êtes hors ligne', 'Réessayer'],
] as const) {
  test.describe(`a visitor with ${locale}`, () => {
    test.use({ locale });

    test('sees the offline page while the server is stopped, and the site again afterwards', async ({
      page,
      context,
    }) => {
      await openWithWorker(page, '/help');
      await context.setOffline(true);
      await page.goto(`${front.url}/games`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', locale === 'fr-CA' ? 'fr-CA' : 'en');
      // The policy of the page allows its own style, so the text has the color of the design.
      await expect(page.locator('body')).toHaveCSS('min-height', /px/);
      await context.setOffline(false);
      await page.getByRole('link', { name: retry }).click();
      await expect(page).toHaveURL(`${front.url}/games`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);

      await front.stop();
      await page.goto(`${front.url}/about`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  });
}

test('has a manifest that Chromium accepts, in the language of the page', async ({ page }) => {
  await openWithWorker(page, '/');
  const session = await page.context().newCDPSession(page);
  const { errors, data, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${front.url}/app.en.webmanifest`);
  const manifest = JSON.parse(data ?? '{}');
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }: { icons: object[] }) => icons)];
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (path) => {
      const bitmap = await createImageBitmap(await (await fetch(path)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  for (const { url: path } of manifest.shortcuts) {
    expect((await page.request.get(front.url + path)).status(), path).toBe(200);
  }
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
});

test('stores no answer: the API fails without a connection, and no cache exists', async ({ page, context }) => {
  await openWithWorker(page, '/games');
  const read = () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/games').catch(() => null);
      return answer === null ? 'failed' : answer.status;
    });
  expect(await read()).toBe(200);
  await context.setOffline(true);
  expect(await read()).toBe('failed');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('is replaced by the worker of a newer build at the next visit, without a reload', async ({ page }) => {
  await openWithWorker(page, '/');
  const code = await (await page.request.get(`${front.url}/service-worker.js`)).text();
  const before = await workerHash(page);
  front.setWorker(`${code}\naddEventListener('message', (event) => event.ports[0].postMessage('newer'));`);
  expect(await workerHash(page)).not.toBe(before);
  await page.goto(`${front.url}/about`);
  const answer = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          navigator.serviceWorker.controller?.postMessage('version', [port2]);
          setTimeout(() => resolve('older'), 500);
        }),
    );
  await expect.poll(answer).toBe('newer');
});

test('can be removed by the worker of a newer build', async ({ page }) => {
  await openWithWorker(page, '/');
  front.setWorker(
    'addEventListener("install", () => skipWaiting()); addEventListener("activate", (event) => event.waitUntil(registration.unregister()));',
  );
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('is a file of the build that the public log names', async ({ page }) => {
  const { files } = await (await page.request.get(`${front.url}/build-manifest.json`)).json();
  const listed = files.find(({ path }: { path: string }) => path === 'service-worker.js');
  expect(listed?.sha256).toBe(await workerHash(page));
});
