import { parentPort, workerData } from 'node:worker_threads';
import type { Locale } from '@goldwren/messages';
import type { KnownAnswer } from '../lib/known-answers.ts';
import type { PageId } from '../pages.ts';

/** What the build asks of this thread: pages in one language. */
export interface PrerenderTask {
  readonly locale: Locale;
  readonly pages: readonly { readonly path: string; readonly id: PageId }[];
}

/** A page as a visitor sees it before any answer of the server but those that the build knows. */
export interface PrerenderedPage {
  readonly path: string;
  readonly id: PageId;
  /** For the head of the document. */
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** Made for phones: a wide window shows other elements. */
  readonly isNarrow: boolean;
  /** What it was drawn from, for the script that takes it over. */
  readonly answers: readonly KnownAnswer[];
}

const { locale, pages } = workerData as PrerenderTask;
const html = { lang: locale, dataset: { html: 'whole' } };
// What the site's modules ask of a browser while they are loaded: the language of the document, and whether somebody is known.
Object.assign(globalThis, { document: { documentElement: html }, localStorage: { getItem: () => null } });

const { prerenderPage, summaryOf } = await import('./prerender-page.tsx');
const prerendered: PrerenderedPage[] = [];
for (const { path, id } of pages) prerendered.push({ path, id, ...summaryOf(id), ...(await prerenderPage(path)) });
parentPort?.postMessage(prerendered);
