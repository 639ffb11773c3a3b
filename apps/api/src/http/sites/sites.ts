import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fromPackageRoot } from '../../platform/package-root.ts';
import { installCrawlerFiles } from './crawlers.ts';
import { installStaticSite } from './static-site.ts';

/** Headers for the sites that are not public. They allow this origin only, forbid indexing and send no referrer elsewhere. */
function ownHeaders(isProduction: boolean, framedBy: "'none'" | "'self'"): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${framedBy}`,
    `frame-ancestors ${framedBy}`,
    "base-uri 'none'",
    "form-action 'self'",
    ...(isProduction ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join(';'),
    'referrer-policy': 'same-origin',
    'x-frame-options': framedBy === "'self'" ? 'SAMEORIGIN' : 'DENY',
    'x-robots-tag': 'noindex, nofollow',
  };
}

/**
 * Serves the players' site, and the back office under /staff. They are two separate builds. Outside production it also
 * serves the gallery of components under /dev/ui, which shows its own pages in frames.
 * @param apps The folder that contains the apps. Each app has its build in `dist`.
 */
export async function installSites(
  app: FastifyInstance,
  { isProduction, publicOrigin }: { readonly isProduction: boolean; readonly publicOrigin: string | null },
  apps = join(fromPackageRoot(), '..'),
): Promise<void> {
  const built = (name: string) => join(apps, name, 'dist');
  await installStaticSite(app, {
    root: built('backoffice'),
    base: '/staff',
    headers: ownHeaders(isProduction, "'none'"),
  });
  if (!isProduction)
    await installStaticSite(app, { root: built('gallery'), base: '/dev/ui', headers: ownHeaders(false, "'self'") });
  const web = { root: built('web'), origin: publicOrigin };
  installCrawlerFiles(app, web);
  await installStaticSite(app, { ...web, base: '' });
}
