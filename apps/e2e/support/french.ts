import { catalogue as games } from '@goldwren/game-engine/registry';
import type { Locale } from '@goldwren/messages';
import { messagesFor, siteAreas } from '@goldwren/messages/languages';
import { nationalHelpline, ownHelplines } from '@goldwren/rules';
import type { Page } from '@playwright/test';

/** Every word of a text that is long enough to belong to one language. */
function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 3);
}

/** The words of every sentence and of every function's text in an area. */
function wordsOf(area: unknown): string[] {
  if (typeof area === 'string') return wordsIn(area);
  if (typeof area === 'function') return wordsIn((String(area).match(/`[^`]*`|'[^']*'/g) ?? []).join(' '));
  return typeof area === 'object' && area !== null ? Object.values(area).flatMap(wordsOf) : [];
}

const titles = games.map(({ title }) => title);
const helplineNames = [nationalHelpline, ...ownHelplines('US'), ...ownHelplines('CA')].map(({ name }) => name);
/** Names of packages, games, helplines and the District of Columbia, what is painted on symbols, and the button to English. */
const names = new Set(
  wordsIn(`First Purchase Special ${titles} English Goldwren Sweeps Menu WILD Royal Columbia ${helplineNames}`),
);

/** The words of everything that the site shows in a language. */
async function wordsOfLanguage(locale: Locale): Promise<string[]> {
  const areas = await Promise.all(Object.values(siteAreas[locale]).map((load) => load()));
  return [messagesFor(locale).catalogue, ...areas].flatMap(wordsOf);
}

const french = new Set(await wordsOfLanguage('fr-CA'));
const english = new Set((await wordsOfLanguage('en')).filter((word) => !french.has(word) && !names.has(word)));

/** English words on screen, or said by the names of what is on it. */
export async function englishOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered is on screen.
    return [document.title, document.body.innerText, ...named].join(' ');
  });
  return [...new Set(wordsIn(said))].filter((word) => english.has(word));
}
