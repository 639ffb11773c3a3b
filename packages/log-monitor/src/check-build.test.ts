import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exitCodes, runMonitor } from './run-monitor.ts';
import { createMemoryLog, testKey } from './testing/memory-log.ts';

const origin = 'https://goldwren.test';
const publicKey = Buffer.from(testKey.publicKey).toString('hex');
const keyId = createHash('sha256').update(testKey.publicKey).digest('hex').slice(0, 16);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const head = '<meta property="og:url" content="%ADDRESS%" /><meta property="og:image" content="%ORIGIN%/mark.svg" />';
const prerendered = `<html>${head}<script type="module" src="/assets/main.js"></script></html>`;

/** The files of a build, as in apps/web/dist. */
const files: Readonly<Record<string, string>> = {
  'assets/game.js': 'play()',
  'assets/main.js': 'import("./game.js")',
  'assets/main.js.br': 'compressed',
  'index.html': '<html><!--head--><title>Site</title><!--/head--><script src="/assets/main.js"></script></html>',
  'mark.svg': '<svg/>',
  'pages.json': JSON.stringify([
    { path: '/', head },
    { path: '/rules/:game', head: '<title>Rules</title>', instances: ['keno'] },
    { path: '/replay/:id' },
  ]),
  'prerendered/en/index.html': prerendered,
  'prerendered/en/rules/keno.html': prerendered,
  'prerendered/fr-CA/index.html': prerendered.replace('<html>', '<html lang="fr-CA">'),
};
const manifestOf = (content: Readonly<Record<string, string>>) =>
  JSON.stringify({
    files: Object.entries(content)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, text]) => ({ bytes: text.length, path, sha256: sha256(text) })),
    node: '24.0.0',
    pnpm: '12.0.0',
  });

/** What a visitor requested. */
interface Visit {
  readonly path: string;
  readonly headers: Headers;
}
/** Returns the content for one visitor, or undefined to send what all others get. */
type Malice = (visit: Visit) => string | Response | undefined;

let folder: string;
let log: Awaited<ReturnType<typeof createMemoryLog>>;
const logBuild = (manifest: string) => log.append({ kind: 'web_build', manifest_hash: sha256(manifest) });
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goldwren-monitor-'));
  log = await createMemoryLog();
  await log.append({ kind: 'signing_key', key_id: keyId, algorithm: 'Ed25519', public_key: publicKey, rotation: null });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Sends pages as http/sites/static-site.ts does. */
function pageOf(url: URL, headers: Headers): string {
  const name = url.pathname === '/' ? '/index' : url.pathname;
  const file = `prerendered/${headers.get('accept-language')}${name}.html`;
  const shell = files['index.html'] ?? '';
  const own = { '/': head, '/rules/keno': '<title>Rules</title>' }[url.pathname];
  const page = own === undefined ? shell : shell.replace(/<!--head-->.*<!--\/head-->/, own);
  const template = url.search === '' ? (files[file] ?? page) : page;
  return template.replaceAll('%ORIGIN%', origin).replaceAll('%ADDRESS%', `${origin}${url.pathname}`);
}

function siteOf(manifest: string, malice: Malice): typeof fetch {
  return async (input, init) => {
    const url = new URL(String(input));
    const path = url.pathname;
    if (path === '/api/fairness/keys')
      return Response.json({ results: [{ id: keyId, public_key: publicKey, rotation: null }] });
    if (path === '/api/games') return Response.json({ results: [] });
    const part = path === '/log/checkpoint' ? log.notes.at(-1) : log.tiles.get(path.slice('/log/'.length));
    if (path.startsWith('/log/')) return new Response((part ?? null) as string | null);
    const headers = new Headers(init?.headers);
    const bad = malice({ path: path + url.search, headers });
    if (bad instanceof Response) return bad;
    if (bad !== undefined) return new Response(bad);
    // The server sends prerendered files only as pages.
    if (path.startsWith('/prerendered/')) return new Response(null, { status: 404 });
    if (path === '/build-manifest.json') return new Response(manifest);
    return new Response(files[path.slice(1)] ?? pageOf(url, headers));
  };
}

async function run(options: { malice?: Malice; manifest?: string; cookie?: string; ownBuild?: string } = {}) {
  const { malice = () => undefined, manifest = manifestOf(files), cookie, ownBuild = null } = options;
  const lines: string[] = [];
  const build = { headers: cookie === undefined ? {} : { cookie }, ownBuild };
  const command = { site: origin, keys: [], state: join(folder, 'state.json'), build };
  const code = await runMonitor(command, (line) => lines.push(line), siteOf(manifest, malice));
  return { code, text: lines.join('\n') };
}

test('agrees with a site that sends the newest build in the log to everyone', async () => {
  await logBuild('an older build');
  await logBuild(manifestOf(files));
  const { code, text } = await run();
  expect(text).toContain(`The site sends the build ${sha256(manifestOf(files))}: 9 files.`);
  // Without a folder, nothing is said about one's own build.
  expect(text).not.toContain('Your own build');
  expect(code).toBe(exitCodes.agrees);
});

const bad = 'steal()';
test.each<[string, Malice, string]>([
  ['a script', ({ path }) => (path === '/assets/game.js' ? bad : undefined), '/assets/game.js is not the file'],
  [
    'a script only for browsers, which accept compression',
    ({ path, headers }) => (path === '/assets/main.js' && headers.get('accept-encoding') === 'br' ? bad : undefined),
    '/assets/main.js compressed is not the file',
  ],
  [
    'the compressed file',
    ({ path }) => (path === '/assets/main.js.br' ? bad : undefined),
    '/assets/main.js.br is not the file',
  ],
  ['the first page', ({ path }) => (path === '/' ? bad : undefined), 'The page / in en is not the file'],
  [
    'a page only for readers of French',
    ({ path, headers }) => (path === '/' && headers.get('accept-language') === 'fr-CA' ? bad : undefined),
    'The page / in fr-CA is not the file',
  ],
  ['a page only with a query', ({ path }) => (path.startsWith('/?') ? bad : undefined), 'The page /?source=monitor'],
  ['a page with a parameter', ({ path }) => (path === '/replay/1' ? bad : undefined), 'The page /replay/1 in en'],
  [
    'the page of a missing address',
    ({ path }) => (path.includes('not-exist') ? bad : undefined),
    'does-not-exist in en',
  ],
  ['the list of pages', ({ path }) => (path === '/pages.json' ? '[]' : undefined), '/pages.json is not the file'],
])('reports a site that changes %s', async (_what, malice, sentence) => {
  await logBuild(manifestOf(files));
  const { code, text } = await run({ malice });
  expect(text).toContain(sentence);
  expect(code).toBe(exitCodes.contradiction);
});

test('names the status of a file that the site does not send', async () => {
  await logBuild(manifestOf(files));
  const missing: Malice = ({ path }) => (path === '/mark.svg' ? new Response(null, { status: 404 }) : undefined);
  expect((await run({ malice: missing })).text).toContain('/mark.svg is not the file of the manifest (status 404).');
  const changed: Malice = ({ path }) => (path === '/mark.svg' ? bad : undefined);
  expect((await run({ malice: changed })).text).toContain('/mark.svg is not the file of the manifest.');
});

test('does not take the text of an error for a manifest', async () => {
  await logBuild(manifestOf(files));
  const malice: Malice = ({ path }) =>
    path === '/build-manifest.json' ? new Response(manifestOf(files), { status: 404 }) : undefined;
  const { code, text } = await run({ malice });
  expect(text).toContain('The site has no valid manifest of its build.');
  expect(code).toBe(exitCodes.contradiction);
});

test('reports each contradiction once, in the order of the alphabet', async () => {
  await logBuild(manifestOf(files));
  const malice: Malice = ({ path }) => (['/', '/mark.svg', '/assets/game.js'].includes(path) ? bad : undefined);
  const lines = (await run({ malice })).text.split('\n').slice(1);
  expect(lines).toEqual([
    '/assets/game.js is not the file of the manifest.',
    '/mark.svg is not the file of the manifest.',
    'The page / in en is not the file of the manifest.',
    'The page / in fr-CA is not the file of the manifest.',
  ]);
});

test('compares the versions of Node of both builds', async () => {
  await logBuild(manifestOf(files));
  const own = writeBuild(files);
  writeFileSync(join(own, 'build-manifest.json'), manifestOf(files).replace('24.0.0', '22.0.0'));
  const { code, text } = await run({ ownBuild: own });
  expect(text).toContain(
    'The site was built with Node 24.0.0, and your own build with Node 22.0.0. Use the same version.',
  );
  expect(code).toBe(exitCodes.contradiction);
});

test.each(['/index.html', '/pages.json'])(
  'says that it cannot check the pages of a site that changes %s',
  async (file) => {
    await logBuild(manifestOf(files));
    const { code, text } = await run({ malice: ({ path }) => (path === file ? '[]' : undefined) });
    expect(text).toContain('The pages of the site cannot be checked.');
    expect(code).toBe(exitCodes.contradiction);
  },
);

test('finds a file that is changed for one visitor only with the headers of that visitor', async () => {
  await logBuild(manifestOf(files));
  const malice: Malice = ({ path, headers }) =>
    path === '/assets/game.js' && headers.get('cookie') === 'session=victim' ? bad : undefined;
  expect((await run({ malice })).code).toBe(exitCodes.agrees);
  const { code, text } = await run({ malice, cookie: 'session=victim' });
  expect(text).toContain('/assets/game.js is not the file of the manifest.');
  expect(code).toBe(exitCodes.contradiction);
});

test('reports a manifest that the log does not have', async () => {
  await logBuild('another build');
  const { code, text } = await run();
  expect(text).toContain('is not in the log');
  expect(code).toBe(exitCodes.contradiction);
});

test('reports a manifest for one visitor that agrees with the changed files, but not with the log', async () => {
  await logBuild(manifestOf(files));
  const changed = manifestOf({ ...files, 'assets/game.js': bad });
  const { code, text } = await run({
    manifest: changed,
    malice: ({ path }) => (path === '/assets/game.js' ? bad : undefined),
  });
  expect(text).toBe(
    [
      `The log of ${origin} agrees: 2 entries.`,
      `The build ${sha256(changed)} is not in the log. An entry takes up to two minutes after an update of the site.`,
    ].join('\n'),
  );
  expect(code).toBe(exitCodes.contradiction);
});

test('reports a site that sends an older build than the newest in the log, until that build is logged again', async () => {
  await logBuild(manifestOf(files));
  await logBuild('a newer build');
  const { code, text } = await run();
  expect(text).toContain('The site sends the build of entry 1, but the newest build in the log is that of entry 2.');
  expect(code).toBe(exitCodes.contradiction);
  await logBuild(manifestOf(files));
  expect((await run()).code).toBe(exitCodes.agrees);
});

test.each([
  ['a script imports', 'assets/game.js', '/assets/game.js is not in the manifest, but /assets/main.js uses it.'],
  ['a page uses', 'assets/main.js', '/assets/main.js is not in the manifest, but /index.html uses it.'],
])('reports a file that %s and the manifest does not list', async (_what, path, sentence) => {
  const { [path]: _left, ...listed } = files;
  await logBuild(manifestOf(listed));
  const { code, text } = await run({ manifest: manifestOf(listed) });
  expect(text).toContain(sentence);
  expect(code).toBe(exitCodes.contradiction);
});

test('reports a manifest that is missing, malformed or lists a file twice', async () => {
  for (const manifest of ['', '{"files":[]}', manifestOf(files).replace('{"files":[', '{"files":[,')]) {
    await logBuild(manifest);
    expect((await run({ manifest })).text).toContain('no valid manifest');
  }
});

function writeBuild(content: Readonly<Record<string, string>>): string {
  const own = join(folder, 'own');
  for (const [path, text] of Object.entries({ ...content, 'build-manifest.json': manifestOf(files) })) {
    mkdirSync(dirname(join(own, path)), { recursive: true });
    writeFileSync(join(own, path), text);
  }
  return own;
}

test("agrees with one's own build of the same source", async () => {
  await logBuild(manifestOf(files));
  const { code, text } = await run({ ownBuild: writeBuild({ ...files, '.vite/manifest.json': '{}' }) });
  expect(text).toContain('Your own build has the same files.');
  expect(code).toBe(exitCodes.agrees);
});

test("compares the files of one's own build, and does not trust the manifest next to them", async () => {
  await logBuild(manifestOf(files));
  const { 'mark.svg': _left, ...others } = files;
  const { code, text } = await run({
    ownBuild: writeBuild({ ...others, 'assets/game.js': 'fair()', 'assets/new.js': '' }),
  });
  expect(text).toContain('Your own build has another /assets/game.js.');
  expect(text).toContain('Your own build does not have /mark.svg.');
  expect(text).toContain('Only your own build has /assets/new.js.');
  expect(code).toBe(exitCodes.contradiction);
});

test('does not call a folder without a build a difference', async () => {
  await logBuild(manifestOf(files));
  expect((await run({ ownBuild: folder })).code).toBe(exitCodes.unreadable);
});
