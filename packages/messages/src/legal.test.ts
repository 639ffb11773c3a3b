import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type LegalDocument, legalDocuments, legalVersions } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { privacy } from './en/legal/privacy.ts';
import { redemptionPolicy } from './en/legal/redemption-policy.ts';
import { rules } from './en/legal/rules.ts';
import { terms } from './en/legal/terms.ts';
import { pages } from './en/site/pages.ts';
import { legalSummaries } from './fr-CA/legal/summaries.ts';
import { type LegalFacts, type LegalText, legalPieces, legalTexts } from './legal-text.ts';

const texts: Readonly<Record<LegalDocument, LegalText>> = {
  terms,
  privacy,
  rules,
  'redemption-policy': redemptionPolicy,
};
/** A change of the active pack changes a text, but not its version. */
const facts: LegalFacts = { excluded: ['Washington', 'Montana', 'Nevada', 'Idaho'], goldOnly: ['Michigan'] };

function rendered(document: LegalDocument): string {
  return texts[document](facts)
    .map((section) => [`# ${section.id} ${section.title}`, ...legalTexts(section)].join('\n'))
    .join('\n\n');
}

/**
 * Hashes of each published version. If a text no longer matches its hash, it is a new version: increase it in
 * rules/legal-versions.ts, with its day, and add a line here. Keep the lines of earlier published versions.
 */
const published: Readonly<Record<LegalDocument, readonly string[]>> = {
  terms: ['0fef8e4b15da8ab2', 'b8562d307663f23e', 'f91996a0334376c7'],
  privacy: [
    '0ab0cc3495230b6b',
    '7ee4aec5986f9426',
    '7beef0c9a7f1132b',
    'b487fcb46388c01a',
    'bff9bd180bf09e85',
    '3645cffd9c3f39b3',
    'bca381f74c9a9a5b',
    'db222bbfd7bf879f',
    '39b76babb53ad3da',
  ],
  rules: ['6b4b6dbe9f80de69', '03f10a935b3fe3bb', 'c5ae8dc762e1ba3f', '19598da7d1dfce38'],
  'redemption-policy': ['33c14fb6fac75316', 'f8b29a01104987f7', 'fd6f40f843f444e9', 'fbdae21b3475b8e9'],
};

describe.each(legalDocuments)('%s', (document) => {
  const sections = texts[document](facts);

  test('matches the hash of its published version', () => {
    const hash = createHash('sha256').update(rendered(document)).digest('hex').slice(0, 16);
    const { version } = legalVersions[document];
    expect(published[document]).toHaveLength(version);
    expect(hash, 'a changed text is a new version').toBe(published[document][version - 1]);
  });

  test('has sections with a title, a text, and a unique ID', () => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, title, blocks } of sections) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(title).toMatch(/\S/);
      expect(blocks.length).toBeGreaterThan(0);
    }
  });

  test('contains no traces of missing values', () => {
    expect(rendered(document)).not.toMatch(/undefined|null|NaN|\[object|Infinity/);
  });

  test('has tables whose rows are as long as their headers', () => {
    const tables = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === 'object' && 'table' in block ? [block.table] : [])),
    );
    for (const { head, rows } of tables) {
      for (const row of rows) expect(row).toHaveLength(head.length);
    }
  });

  test('links only to pages of the site', () => {
    const targets = sections
      .flatMap(legalTexts)
      .flatMap(legalPieces)
      .flatMap(({ page }) => page ?? []);
    expect(targets.filter((page) => !(page in pages))).toEqual([]);
    expect(
      sections
        .flatMap(legalTexts)
        .flatMap(legalPieces)
        .map((piece) => piece.text)
        .join(''),
    ).not.toMatch(/\]\(/);
  });

  test('has a French summary with numbers of the English text only', () => {
    const numbers = (text: string) => text.replace(/(?<=\d)[,\u00a0\u202f](?=\d{3})/g, '').match(/\d+/g) ?? [];
    const english = new Set(numbers(rendered(document)));
    const french = legalSummaries[document].join(' ');
    expect(french).not.toMatch(/undefined|null|NaN/);
    expect(numbers(french).filter((number) => !english.has(number))).toEqual([]);
  });
});

test('lists no region if none is excluded', () => {
  const free = terms({ excluded: [], goldOnly: [] }).flatMap(legalTexts).join(' ');
  expect(free).toContain('void where prohibited by law');
  expect(free).not.toContain('Michigan');
});

describe('numbers of legal texts', () => {
  const folders = ['en/legal', 'fr-CA/legal'].map((path) => new URL(`./${path}/`, import.meta.url));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => new URL(name, folder)));
  /** Names of forms, which no rule can change. */
  const names = /W-9|1099-MISC/g;

  /** The literal text of a file: its strings and templates without inserted values. */
  function writtenIn(source: string): string {
    const strings = source.replace(/^import .*$|\/\*\*?[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/\$\{[^}]*\}/g, '');
    return (strings.match(/`[^`]*`|'[^'\n]*'/g) ?? []).join('\n').replace(/\\u[0-9a-f]{4}/g, '');
  }

  test.each(files.map((file) => [file.pathname.split('/src/')[1], file] as const))(
    '%s has no handwritten numbers: each is a constant of packages/rules',
    (_, file) => {
      const written = writtenIn(readFileSync(file, 'utf8')).replace(names, '');
      expect(written.match(/.*\d.*/g) ?? []).toEqual([]);
    },
  );

  test('are found if they are handwritten', () => {
    expect(writtenIn("const a = 'after 90 days';")).toContain('90');
  });
});
