import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built web app. `dist/pages.json` lists the pages that exist (`/games/:slug`): they get the page with 200,
 * every other path gets the same page with 404. A missing asset is a plain 404, never the page.
 */
export async function installStaticSite(app: FastifyInstance, webRoot: string): Promise<void> {
  if (!existsSync(join(webRoot, 'index.html'))) return;
  const page = readFileSync(join(webRoot, 'index.html'));
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    wildcard: false,
    preCompressed: true,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.includes(`${webRoot}/assets/`);
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    },
  });
  const sendPage = (status: number, index: boolean) => async (_request: unknown, reply: PageReply) => {
    if (!index) reply.header('x-robots-tag', 'noindex');
    return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  };
  const pages = JSON.parse(readFileSync(join(webRoot, 'pages.json'), 'utf8')) as { path: string; index: boolean }[];
  for (const { path, index } of pages) app.get(path, { logLevel: 'warn' }, sendPage(200, index));
  app.get('/*', { logLevel: 'warn' }, async (request, reply) => {
    return looksLikePage(request.url) ? sendPage(404, false)(request, reply) : reply.callNotFound();
  });
}

/** Not a call of the API and not a file. */
function looksLikePage(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return !/^\/(?:api|assets)(?:\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path);
}

interface PageReply {
  code(status: number): PageReply;
  type(contentType: string): PageReply;
  header(name: string, value: string): PageReply;
  send(body: Buffer): unknown;
}
