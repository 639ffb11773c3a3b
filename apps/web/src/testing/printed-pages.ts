import { helpSlugs } from '@goldwren/messages/help/topics';
import { unruledNumbers } from '@goldwren/messages/testing/printed-numbers';
import { pageIds, pageOf } from '../pages.ts';
import { prerenderPage } from '../prerender/prerender-page.tsx';

/**
 * Every public page that is the same for all visitors, including each help article. The rules of games have their own test.
 */
export const printedPaths = pageIds
  .filter((id) => pageOf(id).index && id !== 'game-rules')
  .flatMap((id) => (id === 'help-article' ? helpSlugs.map((slug) => `/help/${slug}`) : [pageOf(id).path]));

/** The text of a page before the server answers. */
export async function textOfPage(path: string): Promise<string> {
  const { html } = await prerenderPage(path);
  const page = document.createElement('div');
  page.innerHTML = html;
  for (const unseen of page.querySelectorAll('script, style, template, svg')) unseen.remove();
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts.join('\n');
}

/** Numbers that are not constants of the product: dates, names of forms and laws, counts on the page itself. */
const names =
  /W-9|1099-MISC|1099|24\/7|2FA|loi 25|\b(?:November|novembre) \d+, \d{4}|\d+ novembre \d{4}|HMAC-SHA-?256|SHA-?(?:256|512)|ChaCha20|Ed25519|RFC \d+/gi;

/** The faults of a page's numbers: those that no rule states, and those with empty decimals. */
export function faultsOfNumbers(text: string, allowed: Readonly<Record<string, string>> = {}): string[] {
  const emptyDecimals = text.match(/[\d,]*\d[.,]00[\s\u00a0]?(?:SC|GC|Sweeps|Gold|pièces|\$)|\$[\d,]+\.00\b/g) ?? [];
  return [...unruledNumbers(text.replace(names, ''), allowed), ...emptyDecimals];
}
