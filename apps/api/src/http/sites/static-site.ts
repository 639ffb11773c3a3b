import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readInlinePolicy } from './inline-policy.ts';
import { findPrerenderedPage, prerenderedPages } from './prerendered.ts';
import { originOf, pageHtml, pathOf } from './site-page.ts';

/** A built site and its path on this origin. */
export interface StaticSite {
  /** The folder of its build. */
  readonly root: string;
  /** The path prefix, such as `/staff`; empty for the site that serves all other paths. */
  readonly base: '' | `/${string}`;
  /** Sent with every file and page of this site. They override the origin's headers of the same name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The public origin; null: the origin of each request. */
  readonly origin?: string | null;
}

/** An entry of `pages.json`. */
export interface BuiltPage {
  readonly path: string;
  readonly index: boolean;
  readonly head?: string;
  /** `player`: for signed-in players only. */
  readonly access?: string;
  readonly instances?: readonly string[];
}

/**
 * Serves a built site. Its `pages.json` lists the existing pages, such as `/games/:slug`, which get the page with 200.
 * Every other path under its base gets the same page with 404. Paths of `moved.json` redirect. A missing asset gets the
 * API's 404, never the page.
 */
export async function installStaticSite(app: FastifyInstance, site: StaticSite): Promise<void> {
  const { root, base, headers = {} } = site;
  if (!existsSync(join(root, 'index.html'))) return;
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  const inlinePolicy = readInlinePolicy(root);
  const setDocumentHeaders = (reply: FastifyReply, page: string | null) => {
    reply.headers(headers);
    const policy = reply.getHeader('content-security-policy');
    if (policy !== undefined) reply.header('content-security-policy', inlinePolicy(String(policy), page));
  };
  const options = {
    // Decorating replies with `sendFile` twice would fail, and no code uses it.
    decorateReply: false,
    index: false,
    preCompressed: true,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      if (path.endsWith('.html')) setDocumentHeaders(reply, null);
      else reply.headers(headers);
      reply.header('cache-control', cachingOf(path.slice(root.length)));
    },
  } as const;
  await app.register(async (assets) => {
    // A folder, a hidden file, or a path with `..`.
    assets.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error.statusCode !== 403) throw error;
      return reply.callNotFound();
    });
    // One route for all assets: a route for each of more than a thousand files would take 15 MB of memory.
    await assets.register(fastifyStatic, { ...options, root: join(root, 'assets'), prefix: `${base}/assets/` });
  });
  // The other files are next to pages, so each has its own route.
  await app.register(fastifyStatic, {
    ...options,
    root,
    prefix: `${base}/`,
    wildcard: false,
    globIgnore: ['assets/**', 'prerendered/**'],
  });
  const prerendered = prerenderedPages(root);
  const sendPage = (status: number, { index, head }: Omit<BuiltPage, 'path'>) => {
    const page = pageHtml(html, head);
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (!index) reply.header('x-robots-tag', 'noindex');
      const origin = originOf(request, site.origin ?? null);
      const found = status === 200 ? findPrerenderedPage(prerendered, request, reply, origin) : null;
      setDocumentHeaders(reply, found?.file ?? null);
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(found?.content ?? page(origin, pathOf(request)));
    };
  };
  const pages = JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8')) as BuiltPage[];
  for (const page of pages) app.get(page.path, { logLevel: 'warn' }, sendPage(200, page));
  for (const { path, to } of movedPagesOf(root)) {
    // A permanent redirect, so that search engines use the new address.
    app.get(path, { logLevel: 'warn' }, async (_request, reply) => reply.headers(headers).redirect(to, 301));
  }
  if (base) app.get(`${base}/`, { logLevel: 'warn' }, sendPage(200, { index: false }));
  const notFound = sendPage(404, { index: false });
  app.get(`${base}/*`, { logLevel: 'warn' }, async (request, reply) => {
    return looksLikePage(request.url.slice(base.length)) ? notFound(request, reply) : reply.callNotFound();
  });
}

/** The browser must always find the newest service worker. The bytes of a name with a hash never change. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.startsWith('/service-worker.js') ? 'no-cache' : 'public, max-age=300';
}

/** Reads the redirects from `moved.json`, if the site has one. */
function movedPagesOf(root: string): { path: string; to: string }[] {
  const file = join(root, 'moved.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Whether the URL is neither an API call nor a file. */
function looksLikePage(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return !/^\/(?:api|assets)(?:\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path);
}
