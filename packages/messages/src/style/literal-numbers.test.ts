import { readdirSync, readFileSync } from 'node:fs';
import { account, measuredTimesDays } from '@goldwren/rules';
import { expect, test } from 'vitest';
import { pageDescriptions as english } from '../en/site/page-descriptions.ts';
import { pageDescriptions as french } from '../fr-CA/site/page-descriptions.ts';

/**
 * Amounts and terms that are written in a sentence. They must come from packages/rules, so that they follow its
 * changes.
 */
const literal = {
  en: /\$\d|\b\d[\d,.]*\s(?:SC|GC|Sweeps|Gold|days?|hours?|minutes?|weeks?|months?|years?|percent|%)\b/,
  'fr-CA':
    /\b\d[\d\s,.]*(?:\\u00a0|\s)?(?:SC|GC|\$(?!\{)|pièces|jours?|heures?|minutes?|semaines?|mois|ans?|années?|%)(?![\p{L}])/u,
} as const;

/** The ranges of a chart are its own settings. */
const ownRanges = /^account\/activity\.ts: '\d+(?: |\\u00a0)(?:hours|days|months|heures|jours|mois)'$/;

function messagesIn(source: string): string[] {
  const bare = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import.*$/gm, '');
  const messages = bare.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? [];
  return messages.map((message) => message.replace(/\$\{[^}]*\}/g, ''));
}

/**
 * The Vite configuration reads this file with plain Node, which does not load TypeScript packages. So its
 * numbers are compared below.
 */
const descriptions = 'site/page-descriptions.ts';

test.each(['en', 'fr-CA'] as const)('sentences in %s take amounts and terms from packages/rules', (locale) => {
  const folder = new URL(`../${locale}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && name !== descriptions,
  );
  const found = files.flatMap((name) =>
    messagesIn(readFileSync(new URL(name, folder), 'utf8'))
      .filter((message) => literal[locale].test(message))
      .map((message) => `${name}: ${message}`)
      .filter((line) => !ownRanges.test(line)),
  );
  expect(found.join('\n')).toBe('');
});

test('descriptions of pages contain the age and the days of the rules', () => {
  const numbersIn = (text: string) => text.match(/\d+/g) ?? [];
  for (const { home, register, 'payout-times': times } of [english, french]) {
    expect([...numbersIn(home), ...numbersIn(register)]).toEqual([
      String(account.minimumAgeYears),
      String(account.minimumAgeYears),
    ]);
    expect(numbersIn(times).filter((number) => number !== String(measuredTimesDays))).toEqual([]);
  }
});

test('finds a literal amount and a literal term', () => {
  const source =
    "const a = 'At least 50 SC.'; const b = formats.days(term); const c = 'within 30 days'; const d = '$10';";
  expect(messagesIn(source).filter((message) => literal.en.test(message))).toEqual([
    "'At least 50 SC.'",
    "'within 30 days'",
    "'$10'",
  ]);
});
