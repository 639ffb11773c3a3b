import { createHash } from 'node:crypto';
import { type APIResponse, expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { nightly, test } from '../../support/test.ts';
import { listedPages } from '../../support/tours/pages.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the hashes of a directive of the content security policy. */
function allowedHashes(response: APIResponse, directive: string): string[] {
  const parts = (response.headers()['content-security-policy'] ?? '').split(';').map((part) => part.split(' '));
  const sources = parts.find(([name]) => name === directive)?.slice(1) ?? [];
  expect(sources[0]).toBe("'self'");
  return sources.slice(1).sort();
}

const textsOf = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => text);
const hashesOf = (html: string, element: RegExp) => textsOf(html, element).map(hashOf).sort();

for (const locale of ['en-US', 'fr-CA']) {
  test(`the policy of each document in ${locale} allows exactly what the document contains`, async ({ request }) => {
    const headers = { 'accept-language': locale };
    for (const path of [...listedPages(), '/?source=test', '/dashboard', '/no-such-page']) {
      const response = await request.get(path, { headers });
      const html = await response.text();
      expect(allowedHashes(response, 'style-src'), path).toEqual(hashesOf(html, /<style>([\s\S]*?)<\/style>/g));
      expect(allowedHashes(response, 'script-src'), path).toEqual(hashesOf(html, /<script>([\s\S]*?)<\/script>/g));
    }
  });
}

test('a prerendered page requests no script and no stylesheet before its first frame', async ({ request }) => {
  for (const path of listedPages()) {
    const html = await (await request.get(path)).text();
    const requested = html.replaceAll(/<(template|noscript)\b[\s\S]*?<\/\1>|<script>[\s\S]*?<\/script>/g, '');
    expect(requested, path).not.toMatch(/<script[^>]* src=|rel="(?:stylesheet|modulepreload)"/);
  }
});

/** Opens a page whose document is changed on its way, and returns what the browser refuses. */
async function openChanged(page: Page, change: (html: string) => string): Promise<string[]> {
  const faults = watchFaults(page);
  await page.route(
    (url) => url.pathname === '/games',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(change(html)).not.toBe(html);
      await route.fulfill({ response, body: change(html) });
    },
  );
  await page.goto('/games');
  return faults;
}

test('the browser refuses a changed style', async ({ page }) => {
  const changed = (html: string) => html.replaceAll('</style>', 'main{outline:9px solid red}</style>');
  const faults = await openChanged(page, changed);
  await expect.poll(() => faults.filter((fault) => /style/.test(fault)).length).toBe(2);
  expect(faults.join('\n')).toContain('Content Security Policy');
  await expect(page.locator('main')).not.toHaveCSS('outline-width', '9px');
});

test('the browser refuses a changed script', async ({ page }) => {
  const faults = await openChanged(page, (html) => html.replace('<script>', '<script>window.changed = true;'));
  await expect.poll(() => faults.join('\n')).toContain('Content Security Policy');
  expect(await page.evaluate(() => 'changed' in window)).toBe(false);
});

/** Delays the files with these names until the function is called that is returned. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Returns the place and the computed styles of each element and its generated parts, one line for each. */
function readLook(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *:not(script)')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part !== '' && style.content === 'none') return [];
        // Variables differ where nothing uses them. Chromium reports an automatic margin as zero at times; the place shows it.
        const names = [...style].filter((name) => !/^(--|margin)/.test(name));
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [`${element.tagName}${part} ${[x, y, width, height]} ${values.join('; ')}`];
      });
    }),
  );
}

/** Returns what is different, with the element and each property before and after. */
function differences(first: readonly string[], second: readonly string[]): string[] {
  return second.flatMap((line, place) => {
    const before = first[place]?.split('; ') ?? [];
    const changed = line
      .split('; ')
      .flatMap((value, index) => (value === before[index] ? [] : [`${before[index]} → ${value}`]));
    return changed.length > 0 ? [[line.split(' ', 2).join(' '), ...changed].join('; ')] : [];
  });
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const [index, path] of listedPages().entries()) {
      // Each change compares a quarter of the pages in each width.
      const details = index % 4 === (width === 360 ? 0 : 2) ? {} : nightly;
      test(`${path} looks the same before and after its whole stylesheet`, details, async ({ page }) => {
        await hold(page, '**/assets/*.js');
        const releaseStyles = await hold(page, '**/assets/*.css');
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => document.querySelector('link[data-pending]'));
        await page.evaluate(() => document.fonts.ready);
        const first = await readLook(page);
        expect(first.length).toBeGreaterThan(50);
        releaseStyles();
        await page.waitForFunction(() => !document.querySelector('link[data-pending]'));
        const second = await readLook(page);
        expect(differences(first, second)).toEqual([]);
        expect(second).toHaveLength(first.length);
      });
    }
  });
}
