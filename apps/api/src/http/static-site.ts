import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A built site, and where it stands on this origin. */
export interface StaticSite {
  /** The folder of its build. */
  readonly root: string;
  /** The path it stands under, `/staff`; empty for the site that has all the rest. */
  readonly base: '' | `/${string}`;
  /** Sent with everything of this site, in place of what the origin sends by that name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Serves a built site. Its `pages.json` lists the pages that exist (`/games/:slug`): they get the page with 200, every
 * other path under its base gets the same page with 404. A missing asset is a plain 404, never the page.
 */
export async function installStaticSite(app: FastifyInstance, site: StaticSite): Promise<void> {
  const { root, base, headers = {} } = site;
  if (!existsSync(join(root, 'index.html'))) return;
  const page = readFileSync(join(root, 'index.html'));
  await app.register(fastifyStatic, {
    root,
    prefix: `${base}/`,
    // One site adds `sendFile` to replies; nobody uses it, and two would collide.
    decorateReply: false,
    index: false,
    wildcard: false,
    preCompressed: true,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.includes(`${root}/assets/`);
      reply.headers(headers);
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    },
  });
  const sendPage = (status: number, index: boolean) => async (_request: unknown, reply: FastifyReply) => {
    if (!index) reply.header('x-robots-tag', 'noindex');
    return reply
      .headers(headers)
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page);
  };
  const pages = JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8')) as { path: string; index: boolean }[];
  for (const { path, index } of pages) app.get(path, { logLevel: 'warn' }, sendPage(200, index));
  if (base) app.get(`${base}/`, { logLevel: 'warn' }, sendPage(200, false));
  app.get(`${base}/*`, { logLevel: 'warn' }, async (request, reply) => {
    return looksLikePage(request.url.slice(base.length)) ? sendPage(404, false)(request, reply) : reply.callNotFound();
  });
}

/** Not a call of the API and not a file. */
function looksLikePage(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return !/^\/(?:api|assets)(?:\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path);
}
