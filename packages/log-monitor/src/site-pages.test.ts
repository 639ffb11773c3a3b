import type { BuildManifest } from '@goldwren/transparency-log';
import { describe, expect, test } from 'vitest';
import { parseEntry } from './parse-entry.ts';
import { findUnlisted, pageAddresses, shellOf, toTemplate } from './site-pages.ts';

const manifestOf = (...paths: string[]): BuildManifest => ({
  files: new Map(paths.map((path) => [path, { bytes: 1, sha256: '' }])),
  ...{ node: '24.0.0', pnpm: '12.0.0' },
});

describe('the addresses of a site', () => {
  const manifest = manifestOf('prerendered/en/index.html', 'prerendered/fr-CA/rules/keno.html');
  const addresses = pageAddresses(
    [
      { path: '/', head: 'home' },
      { path: '/rules/:game', instances: ['keno', 'mines'] },
      { path: '/replay/:token', head: 'replay' },
    ],
    manifest,
  );
  const sent = addresses.map(({ path, query, locale, file }) => `${locale} ${path}${query} ${file ?? ''}`.trim());

  test('are each page in each language, each value of a parameter, and an address without a page', () => {
    expect(sent.sort()).toEqual([
      'en / prerendered/en/index.html',
      'en /?source=monitor',
      'en /replay/1',
      'en /rules/keno',
      'en /rules/mines',
      'en /this-page-does-not-exist',
      'fr-CA /',
      'fr-CA /replay/1',
      'fr-CA /rules/keno prerendered/fr-CA/rules/keno.html',
      'fr-CA /rules/keno?source=monitor',
      'fr-CA /rules/mines',
      'fr-CA /this-page-does-not-exist',
    ]);
  });

  test('name their pages, whose heads the server writes', () => {
    expect(addresses.find(({ path }) => path === '/replay/1')?.page?.head).toBe('replay');
    expect(addresses.find(({ path }) => path.includes('not-exist'))?.page).toBeNull();
  });
});

describe('the document of a page', () => {
  const html = '<a/><!--head--><title>Site</title><!--/head--><b/>';

  test('is index.html with the head of the page, to the letter', () => {
    expect(shellOf(html, '<title>$& Rules</title>')).toBe('<a/><title>$& Rules</title><b/>');
  });

  test('is index.html unchanged without a page', () => {
    expect(shellOf(html, undefined)).toBe(html);
  });

  test('has the addresses of the build instead of those of the server', () => {
    const origin = 'https://goldwren.test';
    const text = `<a href="${origin}/rules"/><a href="${origin}/mark.svg"/><a href="${origin}/rules/keno"/>`;
    expect(toTemplate(text, origin, '/rules')).toBe(
      '<a href="%ADDRESS%"/><a href="%ORIGIN%/mark.svg"/><a href="%ORIGIN%/rules/keno"/>',
    );
  });
});

describe('files that the manifest does not list', () => {
  const unlisted = (address: string, text: string, ...listed: string[]) =>
    findUnlisted(new Map([[address, text]]), manifestOf(...listed));

  test.each([
    ['/', '<script src="/a.js">', 'a.js'],
    ['/', '<link href="/theme/mark.svg">', 'theme/mark.svg'],
    ['/assets/main.js', 'const a = ["assets/b.css"]', 'assets/b.css'],
    ['/assets/main.css', 'url(/assets/font.woff2)', 'assets/font.woff2'],
    ['/assets/main.js', 'import("./c.js")', 'assets/c.js'],
    ['/start.js', 'import "./d.js"', 'd.js'],
    ['/assets/main.js', 'navigator.serviceWorker?.register(`/worker.js`,{})', 'worker.js'],
  ])('are found in %s: %s', (address, text, name) => {
    expect(unlisted(address, text)).toEqual([`/${name} is not in the manifest, but ${address} uses it.`]);
    expect(unlisted(address, text, name)).toEqual([]);
  });

  test('are named once, and links to pages and other sites are none', () => {
    expect(unlisted('/', '<script src="/a.js"><script src="/a.js">')).toHaveLength(1);
    expect(unlisted('/', '<a href="/games"><a href="https://elsewhere.test/a.js">')).toEqual([]);
  });
});

test.each(['', '{', 'null', '5', '"text"', '{}', '{"kind":5}', '[{"kind":"x"}]'])(
  'is no entry of the log: %s',
  (text) => {
    expect(parseEntry(new TextEncoder().encode(text))).toBeNull();
  },
);

test('is no entry of the log: bytes that are not UTF-8', () => {
  const bytes = new TextEncoder().encode('{"kind":"x?"}');
  bytes[bytes.indexOf(0x3f)] = 0xff;
  expect(parseEntry(bytes)).toBeNull();
  expect(parseEntry(new TextEncoder().encode('{"kind":"x"}'))).toEqual({ kind: 'x' });
});
