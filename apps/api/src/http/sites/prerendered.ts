import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Locale, locales, pickLocale } from '@goldwren/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressed } from './site-page.ts';

/** Three milliseconds for a page, once for each origin; the best quality would take thirty and save a twentieth. */
const quality = 9;

/** A page in one language: as text, and as brotli sends it. */
interface Written {
  readonly text: string;
  readonly brotli: Buffer;
}

type WrittenPage = Readonly<Partial<Record<Locale, (origin: string | null) => Written>>>;

/** The pages that the build has written as HTML, by their path. */
export type PrerenderedPages = ReadonlyMap<string, WrittenPage>;

/** @param root The folder of the build; in it, `prerendered/fr-CA/help.html` is /help in French. None where there is no such folder. */
export function prerenderedPages(root: string): PrerenderedPages {
  const pages = new Map<string, WrittenPage>();
  for (const locale of locales) {
    const folder = join(root, 'prerendered', locale);
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.html')) continue;
      const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
      pages.set(path, { ...pages.get(path), [locale]: writtenFor(path, readFileSync(join(folder, file), 'utf8')) });
    }
  }
  return pages;
}

/** A site is asked for under one origin: what was made for the last one is kept. */
function writtenFor(path: string, html: string): (origin: string | null) => Written {
  const page = addressed(html);
  let last: { readonly origin: string | null; readonly written: Written } | null = null;
  return (origin) => {
    if (last?.origin !== origin) {
      const text = page(origin, path);
      const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
      last = { origin, written: { text, brotli } };
    }
    return (last as NonNullable<typeof last>).written;
  };
}

/**
 * What to send of a page that was written beforehand, in the language that the browser asks for; null where none was. With a
 * query a page may be another from its first drawing on, so it is left to the script.
 */
export function writtenPage(
  pages: PrerenderedPages,
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string | null,
): string | Buffer | null {
  const locale = pickLocale(request.headers['accept-language']);
  const written = pages.get(request.url)?.[locale]?.(origin);
  if (!written) return null;
  reply.header('vary', 'accept-encoding, accept-language').header('content-language', locale);
  const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(request.headers['accept-encoding'] ?? ''));
  if (!takesBrotli) return written.text;
  reply.header('content-encoding', 'br');
  return written.brotli;
}
