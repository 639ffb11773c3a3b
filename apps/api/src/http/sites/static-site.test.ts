import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installCrawlerFiles } from './crawlers.ts';
import { installSites } from './sites.ts';
import { installStaticSite } from './static-site.ts';

let folder: string;
let app: FastifyInstance;

/** Writes a build with two pages, one asset and one other file. */
function build(name: string, base: string): string {
  const root = join(folder, name);
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), `<title>${name}</title>`);
  writeFileSync(join(root, 'assets', 'index-1.js'), `"${name}"`);
  for (const file of ['theme.js', 'service-worker.js', 'app.en.webmanifest'])
    writeFileSync(join(root, file), `"${name}"`);
  const pages = [base || '/', `${base}/things/:id`].map((path, index) => ({
    path,
    index: name === 'web' && index === 0,
  }));
  writeFileSync(join(root, 'pages.json'), JSON.stringify(pages));
  return root;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goldwren-sites-'));
  app = Fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not_found' }));
  const headers = { 'x-robots-tag': 'noindex, nofollow', 'content-security-policy': "default-src 'none'" };
  await installStaticSite(app, { root: build('backoffice', '/staff'), base: '/staff', headers });
  await installStaticSite(app, { root: build('web', ''), base: '' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('installStaticSite with two sites on one origin', () => {
  test.each([
    ['/', 200, '<title>web</title>'],
    ['/things/7?a=1', 200, '<title>web</title>'],
    ['/nothing', 404, '<title>web</title>'],
    ['/staffing', 404, '<title>web</title>'],
    ['/staff', 200, '<title>backoffice</title>'],
    ['/staff/', 200, '<title>backoffice</title>'],
    ['/staff/things/7', 200, '<title>backoffice</title>'],
    ['/staff/nothing', 404, '<title>backoffice</title>'],
    ['/staff/nothing/at/all?x=y.js', 404, '<title>backoffice</title>'],
    ['/assets/index-1.js', 200, '"web"'],
    ['/staff/assets/index-1.js', 200, '"backoffice"'],
    ['/staff/theme.js', 200, '"backoffice"'],
  ])('answers %s with %i and the right site', async (url, status, body) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([status, body]);
  });

  test.each([
    '/assets/gone.js',
    '/staff/assets/gone.js',
    '/staff/assets/gone',
    '/staff/assets/',
    '/staff/favicon.ico',
    '/api/nothing',
    '/staff/api/nothing',
    '/staff/..%2fassets/index-1.js',
    '/assets/..%2fpages.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets//index-1.js',
    '/assets/.hidden.js',
    '/assets/%00',
  ])('answers %s with 404 and no page', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<title>');
  });

  test.each(['/staff', '/staff/nothing', '/staff/things/1', '/staff/theme.js', '/staff/assets/index-1.js'])(
    'sends the headers of the back office with %s',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': "default-src 'none'",
      });
    },
  );

  test('allows indexing only for listed pages of the players site', async () => {
    const robots = async (url: string) => (await app.inject(url)).headers['x-robots-tag'];
    expect([await robots('/'), await robots('/things/1'), await robots('/nothing')]).toEqual([
      undefined,
      'noindex',
      'noindex',
    ]);
  });

  test('marks only files with a content hash in their name as immutable', async () => {
    const kept = async (url: string) => (await app.inject(url)).headers['cache-control'];
    expect(await kept('/staff')).toBe('no-cache');
    expect(await kept('/staff/theme.js')).toBe('public, max-age=300');
    expect(await kept('/staff/assets/index-1.js')).toContain('immutable');
  });

  test('lets no cache answer for the service worker, and sends the manifest with its type', async () => {
    expect((await app.inject('/service-worker.js')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
    });
    expect((await app.inject('/app.en.webmanifest')).headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      'content-type': expect.stringMatching(/^application\/manifest\+json/),
    });
    expect((await app.inject('/app.de.webmanifest')).statusCode).toBe(404);
  });
});

describe('a prerendered page', () => {
  const site = Fastify();
  const languages = { 'en-US,en;q=0.9': 'in English', 'fr-CA,fr;q=0.9': 'en français', 'de-DE': 'in English' };
  const get = (url: string, headers: Record<string, string> = {}) =>
    site.inject({ url, headers: { host: 'goldwren.test', ...headers } });

  beforeAll(async () => {
    const root = build('written', '');
    for (const [locale, text] of [
      ['en', 'in English'],
      ['fr-CA', 'en français'],
    ] as const) {
      mkdirSync(join(root, 'prerendered', locale, 'things'), { recursive: true });
      const page = `<link rel="canonical" href="%ADDRESS%" />${text}`;
      writeFileSync(join(root, 'prerendered', locale, 'index.html'), page);
      writeFileSync(join(root, 'prerendered', locale, 'things', 'one.html'), page);
      writeFileSync(join(root, 'prerendered', locale, 'nowhere.html'), page);
    }
    site.setNotFoundHandler((_request, reply) => reply.code(404).send());
    await installStaticSite(site, { root, base: '' });
  });
  afterAll(() => site.close());

  test.each(Object.entries(languages))('is sent in the language of the browser: %s', async (accepted, text) => {
    const { statusCode, body, headers } = await get('/things/one', { 'accept-language': accepted });
    expect([statusCode, body]).toEqual([200, `<link rel="canonical" href="http://goldwren.test/things/one" />${text}`]);
    expect(headers.vary).toBe('accept-encoding, accept-language');
    expect(headers['content-language']).toBe(text === 'in English' ? 'en' : 'fr-CA');
  });

  test('is sent with Brotli only to clients that accept it', async () => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('in English');
    for (const accepted of ['gzip', 'gzip, br;q=0', 'identity']) {
      expect((await get('/', { 'accept-encoding': accepted })).headers['content-encoding']).toBeUndefined();
    }
  });

  test('contains the origin of each request, also after requests for another origin', async () => {
    await get('/');
    expect((await get('/', { host: 'other.test' })).body).toContain('http://other.test/');
    expect((await get('/', { host: '"><script>' })).body).toBe('in English');
  });

  test('is not sent for a query, for another instance, or for a path that is not a page', async () => {
    expect((await get('/?tab=slots')).body).toBe('<title>written</title>');
    expect((await get('/things/two')).body).toBe('<title>written</title>');
    const { statusCode, body } = await get('/nowhere');
    expect([statusCode, body]).toEqual([404, '<title>written</title>']);
  });

  test('is not available as a file of the site', async () => {
    expect((await get('/prerendered/en/index.html')).statusCode).toBe(404);
  });
});

describe('installCrawlerFiles', () => {
  const pages = [
    { path: '/', index: true, access: 'public' },
    { path: '/games/:slug/rules', index: true, access: 'public', instances: ['one-slots', 'two-poker'] },
    { path: '/replay/:token', index: false, access: 'public' },
    { path: '/dashboard', index: false, access: 'player' },
    { path: '/dashboard/things/:id', index: false, access: 'player' },
  ];
  async function crawled(url: string, host: string, origin: string | null = null) {
    const root = join(folder, 'crawled');
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, 'pages.json'), JSON.stringify(pages));
    const site = Fastify();
    site.setNotFoundHandler((_request, reply) => reply.code(404).send());
    installCrawlerFiles(site, { root, origin });
    const answer = await site.inject({ url, headers: { host } });
    await site.close();
    return answer;
  }

  test('lists every indexable page in the sitemap, with one entry per instance', async () => {
    const { body, headers } = await crawled('/sitemap.xml', 'goldwren.test');
    expect(headers['content-type']).toMatch(/^application\/xml/);
    expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      'http://goldwren.test/',
      'http://goldwren.test/games/one-slots/rules',
      'http://goldwren.test/games/two-poker/rules',
    ]);
  });

  test('uses the configured origin instead of the requested host', async () => {
    const { body } = await crawled('/sitemap.xml', 'evil.test', 'https://goldwren.test');
    expect(body).not.toContain('evil');
    expect(body).toContain('<loc>https://goldwren.test/</loc>');
  });

  test.each(['a"b', 'a<b>', 'a b'])('does not include the invalid host %s in an answer', async (host) => {
    expect((await crawled('/sitemap.xml', host)).statusCode).toBe(404);
    expect((await crawled('/robots.txt', host)).body).not.toContain(host);
  });

  test('disallows the API and the pages for players in robots.txt', async () => {
    const { body } = await crawled('/robots.txt', 'goldwren.test');
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /dashboard',
      'Sitemap: http://goldwren.test/sitemap.xml',
      '',
    ]);
  });
});

test('does not fail when no site was built', async () => {
  const bare = Fastify();
  await installStaticSite(bare, { root: join(folder, 'not-built'), base: '/staff' });
  expect((await bare.inject('/staff')).statusCode).toBe(404);
  await installSites(Fastify(), { isProduction: true, publicOrigin: null });
  await bare.close();
});
