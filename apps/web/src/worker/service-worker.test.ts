import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerNavigation, isPage } from './answer-navigation.ts';

const origin = 'https://goldwren.test';
const request = (path: string, { mode = 'navigate', method = 'GET' }: Partial<Request> = {}) =>
  ({ url: new URL(path, origin).href, mode, method }) as Request;

beforeEach(() => {
  vi.stubGlobal('OFFLINE_PAGES', { en: '<h1>offline</h1>', 'fr-CA': '<h1>hors ligne</h1>' });
  vi.stubGlobal('OFFLINE_POLICY', "default-src 'none'");
});
afterEach(() => vi.unstubAllGlobals());

describe('the service worker', () => {
  test.each(['/', '/games/keno-fortune', '/dashboard?tab=1', '/apiary', '/staffing'])('handles the page %s', (path) => {
    expect(isPage(request(path), origin)).toBe(true);
  });

  test.each([
    ['an API call', request('/api/wallet', { mode: 'cors' })],
    ['an API address that is opened as a page', request('/api/wallet')],
    ['the back office', request('/staff/players')],
    ['the sandbox of the payment provider', request('/dev/pay')],
    ['the public log', request('/log/checkpoint')],
    ['a script', request('/assets/main.js', { mode: 'no-cors' })],
    ['a form that is sent', request('/checkout', { method: 'POST' })],
    ['another site', request('https://pay.test/checkout')],
  ])('leaves %s to the network', (_what, asked) => {
    expect(isPage(asked, origin)).toBe(false);
  });
});

describe('a navigation', () => {
  const answer = (languages: string[], preloaded?: Response) =>
    answerNavigation(
      { request: request('/games'), preloadResponse: Promise.resolve(preloaded) },
      { navigator: { languages } },
    );

  test('gets the preloaded answer, or the answer of the network', async () => {
    vi.stubGlobal('fetch', async () => new Response('from the network'));
    expect(await (await answer(['en'])).text()).toBe('from the network');
    expect(await (await answer(['en'], new Response('preloaded'))).text()).toBe('preloaded');
  });

  test('gets an error page of the server, and not the offline page', async () => {
    vi.stubGlobal('fetch', async () => new Response('maintenance', { status: 503 }));
    expect(await (await answer(['en'])).text()).toBe('maintenance');
  });

  test.each([
    [['fr-CA', 'en'], 'hors ligne'],
    [['en-US', 'fr'], 'offline'],
    [['de', 'fr-FR'], 'hors ligne'],
    [['frr', 'de'], 'offline'],
    [[], 'offline'],
  ])('gets the offline page without a connection, for %j: %s', async (languages, text) => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    const page = await answer(languages);
    expect(await page.text()).toContain(text);
    expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(page.headers.get('content-security-policy')).toBe("default-src 'none'");
  });
});
