import { parentPort, workerData } from 'node:worker_threads';
import type { Locale } from '@goldwren/messages';
import type { KnownAnswer } from '../lib/known-answers.ts';

/** What the build asks of this thread: pages in one language. */
export interface PrerenderTask {
  readonly locale: Locale;
  readonly paths: readonly string[];
}

/** A page as a visitor sees it before any answer of the server but those that the build knows. */
export interface PrerenderedPage {
  readonly path: string;
  readonly html: string;
  /** Made for phones: a wide window shows other elements. */
  readonly isNarrow: boolean;
  /** What it was drawn from, for the script that takes it over. */
  readonly answers: readonly KnownAnswer[];
}

const { locale, paths } = workerData as PrerenderTask;
const html = { lang: locale, dataset: { html: 'whole' } };
// What the site's modules ask of a browser while they are loaded: the language of the document, and whether somebody is known.
Object.assign(globalThis, { document: { documentElement: html }, localStorage: { getItem: () => null } });

const { prerenderPage } = await import('./prerender-page.tsx');
const pages: PrerenderedPage[] = [];
for (const path of paths) pages.push({ path, ...(await prerenderPage(path)) });
parentPort?.postMessage(pages);
