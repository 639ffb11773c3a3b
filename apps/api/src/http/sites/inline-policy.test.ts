import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installSecurityHeaders, securityHeaders } from '../protection/security-headers.ts';
import { readInlinePolicy } from './inline-policy.ts';
import { installStaticSite } from './static-site.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const [script, fonts, english, french] = ['script', 'fonts', 'english', 'french'].map(hashOf) as [
  string,
  string,
  string,
  string,
];

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'goldwren-inline-'));
  for (const locale of ['en', 'fr-CA']) {
    mkdirSync(join(root, 'prerendered', locale), { recursive: true });
    writeFileSync(join(root, 'prerendered', locale, 'help.html'), locale);
  }
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), 'shell');
  writeFileSync(join(root, 'mark.svg'), '<svg/>');
  writeFileSync(join(root, 'pages.json'), JSON.stringify([{ path: '/help', index: true }]));
  writeInline({ scripts: [script], styles: [fonts], pages: { 'en/help.html': english, 'fr-CA/help.html': french } });
  app = Fastify();
  installSecurityHeaders(app, await securityHeaders(true));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  await installStaticSite(app, { root, base: '' });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const writeInline = (content: object) => writeFileSync(join(root, 'inline.json'), JSON.stringify(content));

/** Returns the sources of scripts and styles that the policy of an answer allows. */
async function sourcesOf(url: string, language = 'en'): Promise<(string[] | undefined)[]> {
  const { headers } = await app.inject({ url, headers: { 'accept-language': language } });
  const parts = String(headers['content-security-policy'])
    .split(';')
    .map((part) => part.split(' '));
  return ['script-src', 'style-src'].map((name) => parts.find(([first]) => first === name)?.slice(1));
}

test.each([
  ['/help', 'en', english],
  ['/help', 'fr-CA', french],
])('allows exactly the inline script and styles of the prerendered page %s in %s', async (url, language, own) => {
  expect(await sourcesOf(url, language)).toEqual([
    ["'self'", `'${script}'`],
    ["'self'", `'${fonts}'`, `'${own}'`],
  ]);
});

test.each(['/help?topic=coins', '/nothing', '/index.html'])(
  'allows no style of a prerendered page in the other document %s',
  async (url) => {
    expect(await sourcesOf(url)).toEqual([
      ["'self'", `'${script}'`],
      ["'self'", `'${fonts}'`],
    ]);
  },
);

test('allows nothing inline in a file that is not a document', async () => {
  expect(await sourcesOf('/mark.svg')).toEqual([["'self'"], ["'self'"]]);
});

test('does not change a policy when the build has no inline parts', () => {
  expect(readInlinePolicy(join(root, 'assets'))("style-src 'self'", 'en/help.html')).toBe("style-src 'self'");
});

test.each(["sha256-x' 'unsafe-inline", 'unsafe-inline', 'sha256-short='])('rejects %s as a hash', (entry) => {
  const content = { scripts: [script], styles: [fonts], pages: { 'en/help.html': entry } };
  mkdirSync(join(root, 'invalid'), { recursive: true });
  writeFileSync(join(root, 'invalid', 'inline.json'), JSON.stringify(content));
  expect(() => readInlinePolicy(join(root, 'invalid'))).toThrow('not a SHA-256 hash');
});
