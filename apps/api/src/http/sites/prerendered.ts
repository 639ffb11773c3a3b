import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Locale, locales, pickLocale } from '@goldwren/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressed } from './site-page.ts';

/** Takes 3 ms per page and origin. The best quality would take 30 ms and save 5 %. */
const quality = 9;

/** A page in one language for an origin, as text or compressed with Brotli. */
interface PageRenderer {
  /** Below the folder of prerendered pages, such as `fr-CA/help.html`. */
  readonly file: string;
  text(origin: string | null): string;
  brotli(origin: string | null): Buffer;
}

type PageByLocale = Readonly<Partial<Record<Locale, PageRenderer>>>;

/** The pages that the build prerendered as HTML, by path. */
export type PrerenderedPages = ReadonlyMap<string, PageByLocale>;

/**
 * Returns no pages when the build has no such folder.
 * @param root The folder of the build. Its `prerendered/fr-CA/help.html` is /help in French.
 */
export function prerenderedPages(root: string): PrerenderedPages {
  const pages = new Map<string, PageByLocale>();
  const prerendered = join(root, 'prerendered');
  for (const locale of locales) {
    const folder = join(prerendered, locale);
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.html')) continue;
      const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
      pages.set(path, { ...pages.get(path), [locale]: createRenderer(path, prerendered, `${locale}/${file}`) });
    }
  }
  return pages;
}

/**
 * Caches the compressed page for the last origin, because a site is usually requested under one origin. The page itself is stored
 * compressed, because the text of all pages would take 5 MB of memory. Few clients do not accept Brotli. The page is read for its
 * first request, so that a server does not compress all pages at its start.
 */
function createRenderer(path: string, folder: string, file: string): PageRenderer {
  let stored: Buffer | undefined;
  let last: { readonly origin: string | null; readonly brotli: Buffer } | null = null;
  const text = (origin: string | null) => {
    stored ??= exactCopy(deflateRawSync(readFileSync(join(folder, file)), { level: 1 }));
    return addressed(inflateRawSync(stored).toString())(origin, path);
  };
  return {
    file,
    text,
    brotli: (origin) => {
      if (last?.origin !== origin) {
        const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
        last = { origin, brotli: exactCopy(brotliCompressSync(text(origin), { params })) };
      }
      return (last as NonNullable<typeof last>).brotli;
    },
  };
}

/** What zlib returns is part of a buffer of 64 kB, which it would keep in memory. */
function exactCopy(bytes: Buffer): Buffer {
  return Buffer.from(new Uint8Array(bytes).buffer);
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
): { readonly content: string | Buffer; readonly file: string } | null {
  const locale = pickLocale(request.headers['accept-language']);
  const page = pages.get(request.url)?.[locale];
  if (!page) return null;
  reply.header('vary', 'accept-encoding, accept-language').header('content-language', locale);
  const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(request.headers['accept-encoding'] ?? ''));
  const { file } = page;
  if (!takesBrotli) return { content: page.text(origin), file };
  reply.header('content-encoding', 'br');
  return { content: page.brotli(origin), file };
}
