import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerNavigation, isPage } from './answer-navigation.ts';
import { openPage, showPush } from './show-push.ts';

const origin = 'https://goldwren.test';
const request = (path: string, { mode = 'navigate', method = 'GET' }: Partial<Request> = {}) =>
  ({ url: new URL(path, origin).href, mode, method }) as Request;

beforeEach(() => {
  vi.stubGlobal('OFFLINE_PAGES', { en: '<h1>offline</h1>', 'fr-CA': '<h1>hors ligne</h1>' });
  vi.stubGlobal('OFFLINE_POLICY', "default-src 'none'");
  vi.stubGlobal('PUSH_PAGES', { redemption: '/redeem', security: '/dashboard/account' });
  vi.stubGlobal('REDEMPTION_PAGES', ['/redeem', '/redemptions']);
  vi.stubGlobal('PUSH_FALLBACK', { title: 'Goldwren', text: { en: 'News', 'fr-CA': 'Nouvelles' } });
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

describe('a push message', () => {
  const windowAt = (path: string, visibilityState: 'visible' | 'hidden' = 'visible') => ({
    url: origin + path,
    visibilityState,
    focus: vi.fn(async () => undefined),
  });
  const scope = (...windows: ReturnType<typeof windowAt>[]) => ({
    registration: { showNotification: vi.fn(async (_title: string, _options: object) => undefined) },
    navigator: { languages: ['de', 'fr-CA'], setAppBadge: vi.fn(async () => undefined) },
    clients: { claim: async () => undefined, matchAll: async () => windows, openWindow: async () => undefined },
  });
  const content = { id: '7', kind: 'redemption', title: 'Goldwren', text: 'News', lang: 'en' };
  const dataOf = (value: unknown) => ({ json: () => value });
  const message = dataOf(content);

  test.each([
    ['no content', null],
    ['content that is not JSON', { json: () => JSON.parse('no JSON') }],
    ['JSON null', dataOf(null)],
    ['JSON without a title', dataOf({ kind: 'redemption' })],
  ])('with %s shows a notification in the language of the browser, and no badge', async (_what, data) => {
    const at = scope();
    await showPush(at, data);
    const shown = expect.objectContaining({ body: 'Nouvelles', lang: 'fr-CA' });
    expect(at.registration.showNotification.mock.calls).toEqual([['Goldwren', shown]]);
    expect(at.navigator.setAppBadge).not.toHaveBeenCalled();
  });

  test.each([
    ['/redeem', 'visible', 0],
    ['/redemptions', 'visible', 0],
    ['/redeem', 'hidden', 1],
    ['/dashboard', 'visible', 1],
  ] as const)('while %s is %s, sets the badge %i times', async (path, visibility, badges) => {
    const at = scope(windowAt(path, visibility));
    await showPush(at, message);
    expect(at.registration.showNotification).toHaveBeenCalledOnce();
    expect(at.navigator.setAppBadge).toHaveBeenCalledTimes(badges);
  });

  test('is shown under a tag that a second copy has as well', async () => {
    const at = scope();
    await showPush(at, message);
    await showPush(at, message);
    expect(at.registration.showNotification).toHaveBeenCalledTimes(2);
    expect(at.registration.showNotification).toHaveBeenLastCalledWith(
      'Goldwren',
      expect.objectContaining({ tag: '7', body: 'News', lang: 'en' }),
    );
  });

  test('sets the badge for a redemption and for nothing else', async () => {
    const at = scope();
    for (const kind of ['security', 'test']) await showPush(at, dataOf({ ...content, kind }));
    expect(at.navigator.setAppBadge).not.toHaveBeenCalled();
    await showPush(at, message);
    expect(at.navigator.setAppBadge).toHaveBeenCalledOnce();
  });

  test('is shown also by a browser without badges, or one that refuses them', async () => {
    const at = scope();
    at.navigator.setAppBadge.mockRejectedValue(new DOMException('refused'));
    await showPush(at, message);
    await showPush({ ...at, navigator: { languages: [] } }, message);
    expect(at.registration.showNotification).toHaveBeenCalledTimes(2);
  });

  test('opens its page, and never another window that may have a round in progress', async () => {
    const openWindow = vi.fn(async () => undefined);
    const windows = [windowAt('/games/keno-fortune')];
    const clients = { claim: async () => undefined, matchAll: async () => windows, openWindow };
    const location = { origin };
    await openPage({ clients, location }, 'redemption');
    await openPage({ clients, location }, 'security');
    expect(openWindow.mock.calls).toEqual([[`${origin}/redeem`], [`${origin}/dashboard/account`]]);
    const redeem = windowAt('/redeem');
    windows.push(redeem);
    await openPage({ clients, location }, 'redemption');
    expect(redeem.focus).toHaveBeenCalledOnce();
    expect(openWindow).toHaveBeenCalledTimes(2);
  });
});
