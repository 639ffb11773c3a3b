import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { nodeSha256 } from '../scripts/node-crypto.ts';
import { goldenRound } from './fairness/golden-rounds.ts';
import { catalogue } from './registry.ts';

const root = fileURLToPath(new URL('./', import.meta.url));

/** Shipped files: all files except tests, proofs and test games. */
const shipped = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/(^|\/)(proof|testing)\//.test(path),
);

const forbidden =
  /\b(?:Date|Temporal|Intl|crypto|process|globalThis|window|document|fetch|console|performance|setTimeout|setInterval|queueMicrotask|TextEncoder|TextDecoder|Buffer|require|eval|WeakRef|SharedArrayBuffer|Atomics)\b(?=\s*[.([])|Math\.(?:random|sin|cos|tan|exp|log|pow|sqrt)|toLocale|localeCompare|parseFloat/;

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

describe.each(shipped)('%s', (path) => {
  const source = withoutComments(readFileSync(root + path, 'utf8'));

  test('imports nothing from outside the package', () => {
    const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1]);
    for (const specifier of specifiers) expect(specifier).toMatch(/^\.{1,2}\/.*\.ts$/);
    for (const specifier of specifiers) expect(specifier).not.toMatch(/\/(?:proof|testing)\//);
  });

  test('uses no clock, randomness, I/O, locale or fractional number', () => {
    // Statistics about rounds decide no round. All engines round a square root alike (IEEE 754).
    expect(path === 'fairness/win-chance.ts' ? source.replace('Math.sqrt', '') : source).not.toMatch(forbidden);
    const literals = source.replace(/'[^']*'|`[^`]*`/g, '');
    expect(literals).not.toMatch(/\b\d+\.\d|\be-\d/);
  });
});

describe('in a context with only the language', () => {
  let run: (code: string) => unknown;

  beforeAll(async () => {
    const entry = `${root}bare-entry.ts`;
    const output = await build({
      configFile: false,
      logLevel: 'silent',
      root,
      plugins: [
        {
          name: 'entry',
          enforce: 'pre',
          resolveId: (id) => (id === entry ? id : null),
          load: (id) =>
            id === entry
              ? `export * from '${root}index.ts'; export * from '${root}registry.ts';
            export { goldenRound } from '${root}fairness/golden-rounds.ts';`
              : null,
        },
      ],
      build: { write: false, lib: { entry, formats: ['iife'], name: 'engine', fileName: 'engine' } },
    });
    const bundles = Array.isArray(output) ? output : [output];
    const chunk = bundles.flatMap((bundle) => ('output' in bundle ? bundle.output : []))[0];
    if (chunk?.type !== 'chunk') throw new Error('The bundle is empty.');
    const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
    // A context of Node only has the language. Date and Math.random are part of the language, so they are removed.
    new Script('delete globalThis.Date; delete globalThis.Intl; Math.random = undefined').runInContext(context);
    new Script(chunk.code.replace(/^(?:"use strict";)?\s*var engine\s*=/, 'globalThis.engine =')).runInContext(context);
    // Cryptography is also injected there. Its bytes must belong to the context.
    context.digest = (message: Uint8Array) => [...nodeSha256(Uint8Array.from(message))];
    new Script('globalThis.sha256 = (message) => Uint8Array.from(digest(message))').runInContext(context);
    run = (code) => JSON.parse(new Script(`JSON.stringify(${code})`).runInContext(context) as string);
  }, 300_000);

  test.each(catalogue.map(({ slug, game }) => [slug, game] as const))(
    '%s plays the same golden rounds',
    (slug, game) => {
      for (let index = 0; index < 200; index++) {
        const call = `engine.goldenRound(sha256, engine.gameBySlug('${slug}').game, ${index})`;
        expect(run(call)).toEqual(goldenRound(nodeSha256, game, index));
      }
    },
  );
});
