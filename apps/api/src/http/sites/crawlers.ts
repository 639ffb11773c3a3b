import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { originOf } from './site-page.ts';
import type { BuiltPage } from './static-site.ts';

/** Returns every path that search engines may list, one per instance for pages with a parameter. */
function listedPaths(pages: readonly BuiltPage[]): string[] {
  return pages
    .filter(({ index }) => index)
    .flatMap(({ path, instances = [] }) => {
      const parameter = /:\w+/.exec(path)?.[0];
      return parameter ? instances.map((name) => path.replace(parameter, name)) : [path];
    });
}

function sitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** Disallows the API and the pages for signed-in players. Pages that must not be listed send `noindex` themselves. */
function robots(origin: string | null, pages: readonly BuiltPage[]): string {
  const kept = pages.filter(({ access, path }) => access === 'player' && !path.includes(':'));
  const lines = ['User-agent: *', 'Disallow: /api/', ...kept.map(({ path }) => `Disallow: ${path}`)];
  return [...lines, ...(origin === null ? [] : [`Sitemap: ${origin}/sitemap.xml`]), ''].join('\n');
}

/** Serves `/robots.txt` and `/sitemap.xml` from the list of the site's pages. */
export function installCrawlerFiles(app: FastifyInstance, site: { root: string; origin: string | null }): void {
  const listing = join(site.root, 'pages.json');
  if (!existsSync(listing)) return;
  const pages = JSON.parse(readFileSync(listing, 'utf8')) as BuiltPage[];
  const paths = listedPaths(pages);
  app.get('/robots.txt', { logLevel: 'warn' }, async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(originOf(request, site.origin), pages)),
  );
  app.get('/sitemap.xml', { logLevel: 'warn' }, async (request, reply) => {
    const origin = originOf(request, site.origin);
    if (origin === null) return reply.callNotFound();
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(sitemap(origin, paths));
  });
}
