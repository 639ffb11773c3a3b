import { catalogue as games } from '@goldwren/game-engine/registry';
import type { Locale } from '@goldwren/messages';
import { messagesFor, siteAreas } from '@goldwren/messages/languages/language-registry';
import { nationalHelpline, ownHelplines } from '@goldwren/rules';
import type { Page } from '@playwright/test';

/** Returns every word of a text that is long enough to belong to one language. */
function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 3);
}

/** Returns the words of all texts in a message area, including those in functions. */
function wordsOf(area: unknown): string[] {
  if (typeof area === 'string') return wordsIn(area);
  if (typeof area === 'function') return wordsIn((String(area).match(/`[^`]*`|'[^']*'/g) ?? []).join(' '));
  return typeof area === 'object' && area !== null ? Object.values(area).flatMap(wordsOf) : [];
}

const titles = games.map(({ title }) => title);
const helplineNames = [nationalHelpline, ...ownHelplines('US'), ...ownHelplines('CA')].map(({ name }) => name);
/**
 * Names of packages, games, helplines and the District of Columbia, texts in symbols, and the button to
 * English.
 */
const names = new Set(
  wordsIn(`First Purchase Special ${titles} English Goldwren Sweeps Menu WILD Royal Columbia ${helplineNames}`),
);

/** Returns all words that the site uses in a language. */
async function wordsOfLanguage(locale: Locale): Promise<string[]> {
  const areas = await Promise.all(Object.values(siteAreas[locale]).map((load) => load()));
  return [messagesFor(locale).catalogue, ...areas].flatMap(wordsOf);
}

const french = new Set(await wordsOfLanguage('fr-CA'));
const english = new Set((await wordsOfLanguage('en')).filter((word) => !french.has(word) && !names.has(word)));

/** Returns the English words on the page, including accessible names. */
export async function findEnglishWords(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered is on screen.
    return [document.title, document.body.innerText, ...named].join(' ');
  });
  return [...new Set(wordsIn(text))].filter((word) => english.has(word));
}
