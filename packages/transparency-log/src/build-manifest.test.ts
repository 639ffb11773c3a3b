import { expect, test } from 'vitest';
import { parseBuildManifest } from './build-manifest.ts';

const file = (path: string, sha256 = 'a'.repeat(64), bytes = 1) => ({ bytes, path, sha256 });
const textOf = (files: readonly object[], more: object = { node: '24.0.0', pnpm: '12.0.0' }) =>
  JSON.stringify({ files, ...more });

test('reads the files of a manifest', () => {
  const manifest = parseBuildManifest(textOf([file('assets/a-1.js'), file('index.html', 'b'.repeat(64), 0)]));
  expect(manifest?.node).toBe('24.0.0');
  expect(manifest?.files.get('index.html')).toEqual({ bytes: 0, sha256: 'b'.repeat(64) });
});

test.each([
  ['no JSON', '{'],
  ['another value', '[]'],
  ['a path twice', textOf([file('a'), file('a')])],
  ['another order', textOf([file('b'), file('a')])],
  ['a path outside', textOf([file('../a')])],
  ['an absolute path', textOf([file('/a')])],
  ['a hidden file', textOf([file('a/.b')])],
  ['no hash', textOf([file('a', 'A'.repeat(64))])],
  ['a fraction of a byte', textOf([file('a', undefined, 1.5)])],
  ['no version of Node', textOf([], { pnpm: '12.0.0' })],
  ['no version of pnpm', textOf([], { node: '24.0.0' })],
  ['a second name in an entry', textOf([{ ...file('a'), also: 'b' }])],
  ['spaces', ` ${textOf([])}`],
])('rejects a manifest with %s', (_what, text) => {
  expect(parseBuildManifest(text)).toBeNull();
});
