import { helpSlugs } from '@goldwren/messages/help/topics';
import { unruledNumbers } from '@goldwren/messages/testing/printed-numbers';
import { pageIds, pageOf } from '../pages.ts';
import { prerenderPage } from '../prerender/prerender-page.tsx';

/** Every public page that shows the same to every visitor, and each help article; the rules of games have a test of their own. */
export const printedPaths = pageIds
  .filter((id) => pageOf(id).index && id !== 'game-rules')
  .flatMap((id) => (id === 'help-article' ? helpSlugs.map((slug) => `/help/${slug}`) : [pageOf(id).path]));

/** What a reader sees of a page before the server answers. */
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

/** Numbers that are no constants of ours: dates, names of forms and laws, counts of the page itself. */
const names =
  /W-9|1099-MISC|1099|24\/7|2FA|loi 25|\b(?:November|novembre) \d+, \d{4}|\d+ novembre \d{4}|HMAC-SHA-?256|SHA-?(?:256|512)|ChaCha20|Ed25519|RFC \d+/gi;

/** What is wrong with the numbers of a page: none that no rule states, and no empty decimals. */
export function faultsOfNumbers(text: string, allowed: Readonly<Record<string, string>> = {}): string[] {
  const emptyDecimals = text.match(/[\d,]*\d[.,]00[\s\u00a0]?(?:SC|GC|Sweeps|Gold|pièces|\$)|\$[\d,]+\.00\b/g) ?? [];
  return [...unruledNumbers(text.replace(names, ''), allowed), ...emptyDecimals];
}
