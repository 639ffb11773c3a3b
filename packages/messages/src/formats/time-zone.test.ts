import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const here = new URL('../', import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
);

/** Returns the source of every file of a language. */
function written(language: string): [path: string, text: string][] {
  return files
    .filter((path) => path.startsWith(`${language}/`))
    .map((path) => [path, readFileSync(new URL(path, here), 'utf8')]);
}

/** Returns the files that use another name for the product's time zone. */
function strangers(language: string, name: RegExp): string[] {
  return written(language).flatMap(([path, text]) => (name.test(text) ? [path] : []));
}

describe('the time zone of the product has one name', () => {
  test.each([
    ['en', 'Eastern Time'],
    ['fr-CA', 'heure de l’Est'],
    ['staff', 'Eastern Time'],
  ])('in %s: %s', (language, name) => {
    // Names of states come from packages/rules.
    expect(strangers(language, /New[ _]York|\bE[SD]?T\b|Eastern (?!Time)|heure(s)? de l'Est|H[AN]E\b/)).toEqual([]);
    expect(strangers(language, new RegExp(name)).length).toBeGreaterThan(4);
  });
});
