import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { prerenderedPages, writtenPage } from './prerendered.ts';
import { originOf, pageHtml, pathOf } from './site-page.ts';

/** A built site, and where it stands on this origin. */
export interface StaticSite {
  /** The folder of its build. */
  readonly root: string;
  /** The path it stands under, `/staff`; empty for the site that has all the rest. */
  readonly base: '' | `/${string}`;
  /** Sent with everything of this site, in place of what the origin sends by that name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The origin that visitors know; null: that of each request. */
  readonly origin?: string | null;
}

/** A line of `pages.json`. */
export interface BuiltPage {
  readonly path: string;
  readonly index: boolean;
  readonly head?: string;
  /** `player`: for nobody who is not signed in. */
  readonly access?: string;
  readonly instances?: readonly string[];
}

/**
 * Serves a built site. Its `pages.json` lists the pages that exist (`/games/:slug`): they get the page with 200, every
 * other path under its base gets the same page with 404, and those of `moved.json` lead on. A missing asset is a plain 404, never the page.
 */
export async function installStaticSite(app: FastifyInstance, site: StaticSite): Promise<void> {
  const { root, base, headers = {} } = site;
  if (!existsSync(join(root, 'index.html'))) return;
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root,
    prefix: `${base}/`,
    // One site adds `sendFile` to replies; nobody uses it, and two would collide.
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['prerendered/**'],
    preCompressed: true,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.includes(`${root}/assets/`);
      reply.headers(headers);
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    },
  });
  const prerendered = prerenderedPages(root);
  const sendPage = (status: number, { index, head }: Omit<BuiltPage, 'path'>) => {
    const page = pageHtml(html, head);
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (!index) reply.header('x-robots-tag', 'noindex');
      const origin = originOf(request, site.origin ?? null);
      const written = status === 200 ? writtenPage(prerendered, request, reply, origin) : null;
      return reply
        .headers(headers)
        .code(status)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(written ?? page(origin, pathOf(request)));
    };
  };
  const pages = JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8')) as BuiltPage[];
  for (const page of pages) app.get(page.path, { logLevel: 'warn' }, sendPage(200, page));
  for (const { path, to } of movedPagesOf(root)) {
    // For good: search engines go on with the address that a page has now.
    app.get(path, { logLevel: 'warn' }, async (_request, reply) => reply.headers(headers).redirect(to, 301));
  }
  if (base) app.get(`${base}/`, { logLevel: 'warn' }, sendPage(200, { index: false }));
  const notFound = sendPage(404, { index: false });
  app.get(`${base}/*`, { logLevel: 'warn' }, async (request, reply) => {
    return looksLikePage(request.url.slice(base.length)) ? notFound(request, reply) : reply.callNotFound();
  });
}

/** Former and foreign addresses of pages, and where each is; `moved.json`, where the site has one. */
function movedPagesOf(root: string): { path: string; to: string }[] {
  const file = join(root, 'moved.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Not a call of the API and not a file. */
function looksLikePage(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return !/^\/(?:api|assets)(?:\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path);
}
