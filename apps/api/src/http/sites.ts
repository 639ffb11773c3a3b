import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fromPackageRoot } from '../platform/package-root.ts';
import { installCrawlerFiles } from './crawlers.ts';
import { installStaticSite } from './static-site.ts';

/** What the back office needs of its browser, and no more: no picture or call from anywhere else, no page that names it to others. */
function backOfficeHeaders(isProduction: boolean): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(isProduction ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join(';'),
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  };
}

/** The players' site, and under /staff the back office: two builds, of which neither has anything of the other. */
export async function installSites(
  app: FastifyInstance,
  { isProduction, publicOrigin }: { readonly isProduction: boolean; readonly publicOrigin: string | null },
): Promise<void> {
  const built = (name: string) => join(fromPackageRoot(), '..', name, 'dist');
  await installStaticSite(app, {
    root: built('backoffice'),
    base: '/staff',
    headers: backOfficeHeaders(isProduction),
  });
  const web = { root: built('web'), origin: publicOrigin };
  installCrawlerFiles(app, web);
  await installStaticSite(app, { ...web, base: '' });
}
