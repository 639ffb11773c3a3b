import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import {
  emptyRoot,
  extendTree,
  formatCheckpoint,
  formatNote,
  noteAlgorithms,
  noteKeyId,
  tilePath,
  toBytes,
} from '@goldwren/transparency-log';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogCheckDeps } from '../../shared/fairness/public-log/check-log.ts';
import { checkBuild, loadedFiles } from './check-build.ts';

const sha256 = (message: string | Uint8Array) => new Uint8Array(createHash('sha256').update(message).digest());
const hex = (text: string) => Buffer.from(sha256(text)).toString('hex');
const seed = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 1)]);
const privateKey = createPrivateKey({ key: seed, format: 'der', type: 'pkcs8' });
const publicKey = new Uint8Array(createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32));

/** Serves a log with these entries, signed by the pinned key. */
async function createLog(entries: readonly object[]): Promise<LogCheckDeps> {
  const tiles = new Map<string, Uint8Array>();
  const empty = { size: 0, root: await emptyRoot(sha256) };
  const texts = entries.map((entry) => toBytes(JSON.stringify(entry)));
  const head = await extendTree(sha256, async () => null, empty, texts);
  for (const { tile, bytes } of head.tiles) tiles.set(tilePath(tile), bytes);
  const name = 'goldwren.test/log';
  const text = formatCheckpoint({ origin: name, ...head });
  const keyId = await noteKeyId(sha256, { name, algorithm: noteAlgorithms.ed25519, publicKey });
  const note = formatNote({
    text,
    signatures: [{ name, keyId, signature: new Uint8Array(sign(null, toBytes(text), privateKey)) }],
  });
  const source = {
    checkpoint: async () => note,
    tile: async (tile: Parameters<typeof tilePath>[0]) => tiles.get(tilePath(tile)) ?? null,
  };
  return { source, pinned: [Buffer.from(publicKey).toString('hex')], witnesses: [] };
}

const files: Readonly<Record<string, string>> = {
  'assets/main.css': 'p {}',
  'assets/main.js': 'play()',
  'downloads/goldwren-verify.mjs': 'verify()',
};
const manifest = JSON.stringify({
  files: Object.entries(files).map(([path, text]) => ({ bytes: text.length, path, sha256: hex(text) })),
  node: '24.0.0',
  pnpm: '12.0.0',
});
const others = Array.from({ length: 299 }, (_, n) => ({ kind: 'other', n }));
const build = (text = manifest) => ({ kind: 'web_build', manifest_hash: hex(text) });
const at = (path: string) => `${location.origin}/${path}`;
const loaded = [at('assets/main.css'), at('assets/main.js')];

/** Lets the site send these files instead of those of the build, and name this position. */
function serve(changed: Readonly<Record<string, string>> = {}, position: unknown = 299) {
  const requests: [string, RequestInit | undefined][] = [];
  const content: Readonly<Record<string, string>> = { 'build-manifest.json': manifest, ...files, ...changed };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    requests.push([url, init]);
    const path = new URL(url, location.origin).pathname.slice(1);
    if (path === 'log/web-build')
      return position === null ? new Response(null, { status: 404 }) : Response.json({ position });
    return content[path] === undefined ? new Response(null, { status: 404 }) : new Response(content[path]);
  });
  return requests;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the code of this page', () => {
  it('is that of a build in the public log', async () => {
    const requests = serve();
    expect(await checkBuild(await createLog([...others, build()]), loaded)).toEqual({
      manifestHash: hex(manifest),
      position: 299,
      loaded: 2,
      different: [],
      checkerHash: hex('verify()'),
    });
    // What the cache has is what the page runs. A request without cookies could get other code than this visitor.
    const script = requests.find(([url]) => url === at('assets/main.js'));
    expect(script?.[1]).toMatchObject({ cache: 'force-cache', credentials: 'same-origin' });
  });

  it('is reported when a file was changed, is not listed or comes from another site', async () => {
    serve({ 'assets/main.js': 'steal()', 'assets/more.js': 'more()' });
    const addresses = [...loaded, at('assets/more.js'), 'https://other.test/x.js'];
    const { different } = await checkBuild(await createLog([...others, build()]), addresses);
    expect(different).toEqual([
      { address: at('assets/main.js'), sha256: hex('steal()'), expected: hex('play()') },
      { address: at('assets/more.js'), sha256: hex('more()'), expected: null },
      { address: 'https://other.test/x.js', sha256: null, expected: null },
    ]);
  });

  it('is not in the log when a manifest for this visitor lists changed files', async () => {
    const changed = manifest.replace(hex('play()'), hex('steal()')).replace('"bytes":6', '"bytes":7');
    serve({ 'build-manifest.json': changed, 'assets/main.js': 'steal()' });
    const check = await checkBuild(await createLog([...others, build()]), loaded);
    expect([check.different, check.position]).toEqual([[], null]);
  });

  it.each([
    ['names another entry', 298],
    ['names an entry after the end of the log', 300],
    ['names no position', 'x'],
    ['has no entry', null],
  ])('is not in the log when the server %s', async (_what, position) => {
    serve({}, position);
    expect((await checkBuild(await createLog([...others, build()]), loaded)).position).toBeNull();
  });

  it('is not in the log when only the entries, and not the signed tree, have it', async () => {
    serve();
    const log = await createLog([...others, build('another build')]);
    const forged: LogCheckDeps = {
      ...log,
      source: {
        ...log.source,
        tile: async (tile) => {
          const bytes = await log.source.tile(tile);
          const text = Buffer.from(bytes ?? [])
            .toString('latin1')
            .replace(hex('another build'), hex(manifest));
          return bytes && new Uint8Array(Buffer.from(text, 'latin1'));
        },
      },
    };
    expect((await checkBuild(forged, loaded)).position).toBeNull();
  });

  it('is neither confirmed nor reported when the manifest is missing or malformed', async () => {
    const log = await createLog([build()]);
    serve({ 'build-manifest.json': '{}' });
    await expect(checkBuild(log, loaded)).rejects.toThrow('malformed');
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    await expect(checkBuild(log, loaded)).rejects.toThrow('status 404');
  });
});

it('lists scripts, styles and what they imported, but no extensions and no data', async () => {
  document.head.innerHTML =
    '<script src="/theme.js"></script><link rel="stylesheet" href="/a.css"><script src="chrome-extension://x/y.js"></script>';
  const names = [at('assets/lazy.js?v=1'), at('api/games'), at('theme.js')];
  const entries = names.map((name) => ({ name })) as PerformanceEntryList;
  const spy = vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  expect(await loadedFiles()).toEqual([at('a.css'), at('assets/lazy.js?v=1'), at('theme.js')]);
  spy.mockRestore();
  document.head.replaceChildren();
});

it('lists every service worker of the site, also one that handles only other pages or waits', async () => {
  const [active, waiting, other] = ['service-worker.js', 'new.js', 'games-only.js'].map((path) => ({
    scriptURL: at(path),
  }));
  const registrations = [
    { active, waiting, installing: null },
    { active: null, waiting: null, installing: other },
  ];
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => registrations } });
  expect(await loadedFiles()).toEqual([at('games-only.js'), at('new.js'), at('service-worker.js')]);
});
