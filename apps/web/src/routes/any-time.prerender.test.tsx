import { afterEach, expect, it, vi } from 'vitest';
import { prerenderPage } from '../prerender/prerender-page.tsx';
import { printedPaths } from '../testing/printed-pages.ts';

afterEach(() => void vi.useRealTimers());

async function htmlAt(time: string, path: string): Promise<string> {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  const { html } = await prerenderPage(path);
  return html;
}

// Hydration keeps the attributes of the prerendered HTML, so a class that depends on the time would stay wrong.
it.each(printedPaths)('%s is the same whenever it is built', async (path) => {
  expect(await htmlAt('2027-07-05T03:00:00Z', path)).toBe(await htmlAt('2026-11-23T17:00:00Z', path));
});
