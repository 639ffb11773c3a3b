import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Locale, locales, pickLocale } from '@goldwren/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressed } from './site-page.ts';

/** Takes 3 ms per page and origin. The best quality would take 30 ms and save 5 %. */
const quality = 9;

/** A page in one language, as text and compressed with Brotli. */
interface RenderedPage {
  readonly text: string;
  readonly brotli: Buffer;
}

type PageByLocale = Readonly<Partial<Record<Locale, (origin: string | null) => RenderedPage>>>;

/** The pages that the build prerendered as HTML, by path. */
export type PrerenderedPages = ReadonlyMap<string, PageByLocale>;

/**
 * Returns no pages when the build has no such folder.
 * @param root The folder of the build. Its `prerendered/fr-CA/help.html` is /help in French.
 */
export function prerenderedPages(root: string): PrerenderedPages {
  const pages = new Map<string, PageByLocale>();
  for (const locale of locales) {
    const folder = join(root, 'prerendered', locale);
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.html')) continue;
      const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
      pages.set(path, { ...pages.get(path), [locale]: createRenderer(path, readFileSync(join(folder, file), 'utf8')) });
    }
  }
  return pages;
}

/** Caches the page for the last origin, because a site is usually requested under one origin. */
function createRenderer(path: string, html: string): (origin: string | null) => RenderedPage {
  const page = addressed(html);
  let last: { readonly origin: string | null; readonly rendered: RenderedPage } | null = null;
  return (origin) => {
    if (last?.origin !== origin) {
      const text = page(origin, path);
      const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
      last = { origin, rendered: { text, brotli } };
    }
    return (last as NonNullable<typeof last>).rendered;
  };
}

/**
 * Returns the prerendered page in the browser's language, or null when there is none. A URL with a query has none, because
 * the query can change the first render, so the script renders it.
 */
export function findPrerenderedPage(
  pages: PrerenderedPages,
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string | null,
): string | Buffer | null {
  const locale = pickLocale(request.headers['accept-language']);
  const rendered = pages.get(request.url)?.[locale]?.(origin);
  if (!rendered) return null;
  reply.header('vary', 'accept-encoding, accept-language').header('content-language', locale);
  const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(request.headers['accept-encoding'] ?? ''));
  if (!takesBrotli) return rendered.text;
  reply.header('content-encoding', 'br');
  return rendered.brotli;
}
