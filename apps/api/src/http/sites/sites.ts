import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fromPackageRoot } from '../../platform/package-root.ts';
import { installCrawlerFiles } from './crawlers.ts';
import { installStaticSite } from './static-site.ts';

/** What a site of ours without guests needs of its browser, and no more: nothing from anywhere else, no page that names it to others. */
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
 * The players' site, and under /staff the back office: two builds, of which neither has anything of the other. Outside
 * production, under /dev/ui, the gallery of components too, whose windows are frames of itself.
 * @param apps The folder of the apps, each with its build in `dist`.
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
