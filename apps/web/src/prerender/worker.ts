import { parentPort, workerData } from 'node:worker_threads';
import type { Locale } from '@goldwren/messages';
import type { KnownAnswer } from '../lib/api/known-answers.ts';
import type { PageId } from '../pages.ts';

/** The task of this worker: pages in one language. */
export interface PrerenderTask {
  readonly locale: Locale;
  readonly pages: readonly { readonly path: string; readonly id: PageId }[];
}

/** A page as a visitor sees it before any answer from the server, except the answers that the build knows. */
export interface PrerenderedPage {
  readonly path: string;
  readonly id: PageId;
  /** For the head of the document. */
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** True when the HTML is for phones, because a wide window shows other elements. */
  readonly isNarrow: boolean;
  /** The answers it was rendered with, for hydration. */
  readonly answers: readonly KnownAnswer[];
}

const { locale, pages } = workerData as PrerenderTask;
const html = { lang: locale, dataset: { html: 'whole' } };
// The browser APIs that the site's modules use while they load: the language of the document, and the stored user.
Object.assign(globalThis, { document: { documentElement: html }, localStorage: { getItem: () => null } });

const { prerenderPage, summaryOf } = await import('./prerender-page.tsx');
const prerendered: PrerenderedPage[] = [];
for (const { path, id } of pages) prerendered.push({ path, id, ...summaryOf(id), ...(await prerenderPage(path)) });
parentPort?.postMessage(prerendered);
