import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site as english } from './en/site.ts';
import { site as french } from './fr-CA/site.ts';

/** One name for each thing, as players read it, in the legal texts too. */
const refused: Readonly<Record<'en' | 'fr-CA', readonly RegExp[]>> = {
  en: [
    /\bsign(?:s|ed|ing)?[ -](?:you )?in(?:s)?\b(?!-)/i,
    /\bconfirm (?:your|the) (?:e-?mail|address)/i,
    /\bprize requests?\b/i,
  ],
  'fr-CA': [
    /s’identifier\b/i,
    /ouvrir une session/i,
    /vérifiez votre (?:adresse |courriel)/i,
    /\bdemandes? de prix\b/i,
  ],
};

function filesOf(locale: 'en' | 'fr-CA'): string[] {
  return readdirSync(new URL(`./${locale}/`, import.meta.url), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
}

/** Lines of messages, without comments, imports, and the ids of pages. */
function messagesIn(source: string): string[] {
  const bare = source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import.*$/gm, '')
    .replace(/sign-in-(?:link|and-security)|stay-signed-in/g, '');
  return bare.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? [];
}

function otherNames(locale: 'en' | 'fr-CA', source: string): string[] {
  return messagesIn(source).filter((message) => refused[locale].some((name) => name.test(message)));
}

test.each(['en', 'fr-CA'] as const)('the messages in %s use no other name for what has one', (locale) => {
  const found = filesOf(locale).flatMap((name) =>
    otherNames(locale, readFileSync(new URL(`./${locale}/${name}`, import.meta.url), 'utf8')).map(
      (text) => `${name}: ${text}`,
    ),
  );
  expect(found.join('\n')).toBe('');
});

test.each([
  ['en', english],
  ['fr-CA', french],
])('the place of the coins has one name on a phone and on a desktop in %s', (_, site) => {
  expect(site.wallet).toBe(site.short.dashboard);
});

test('finds another name', () => {
  expect(otherNames('en', "const a = 'Sign in to play'; const b = 'Log in';")).toEqual(["'Sign in to play'"]);
  expect(otherNames('en', "// sign in\nconst page = 'sign-in-link';")).toEqual([]);
});
