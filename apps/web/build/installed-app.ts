import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
// Imported by path, as in vite.config.ts.
import { installedApp as english } from '../../../packages/messages/src/en/site/installed-app.ts';
import { installedApp as french } from '../../../packages/messages/src/fr-CA/site/installed-app.ts';
import { brand } from '../../../packages/rules/src/constants.ts';
import { type Locale, locales } from '../../../packages/rules/src/locales.ts';
import { manifestOf } from '../src/lib/i18n/manifest-of.ts';
import { pages } from '../src/pages.ts';
import { appIcons, drawIcon } from './app-icons.ts';
import { offlinePage, offlinePolicy } from './offline-page.ts';

const messages: Readonly<Record<Locale, typeof english>> = { en: english, 'fr-CA': french };
const mark = new URL('../../../packages/site-build/public/mark.svg', import.meta.url);
const ground = '#0d1722';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest in one language. Every language has the same `id`, so that a change of language is the same app. */
function manifest(locale: Locale): string {
  const { description, games, wallet, redeem } = messages[locale];
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icons/app-192.png', 192, 'any')] });
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description,
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    icons: [
      icon('icons/app-192.png', 192, 'any'),
      icon('icons/app-512.png', 512, 'any'),
      icon('icons/app-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(games, pages.games.path),
      shortcut(wallet, pages.dashboard.path),
      shortcut(redeem, pages.redeem.path),
    ],
  });
}

/** Bundles the service worker with the offline pages into one file, so that it needs no cache and loads nothing. */
async function bundleWorker(): Promise<string> {
  const drawing = readFileSync(mark, 'utf8');
  const offline = Object.fromEntries(locales.map((locale) => [locale, offlinePage(locale, messages[locale], drawing)]));
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    publicDir: false,
    define: {
      OFFLINE_PAGES: JSON.stringify(offline),
      OFFLINE_POLICY: JSON.stringify(offlinePolicy),
      PUSH_PAGES: JSON.stringify({ redemption: pages.redeem.path, security: pages.account.path }),
      REDEMPTION_PAGES: JSON.stringify([pages.redeem.path, pages.redemption.path, pages.redemptions.path]),
      PUSH_FALLBACK: JSON.stringify({
        title: brand.name,
        text: Object.fromEntries(locales.map((locale) => [locale, messages[locale].news])),
      }),
    },
    build: {
      write: false,
      lib: { entry: 'src/worker/service-worker.ts', formats: ['iife'], name: 'worker' },
      target: 'es2022',
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const [only, ...others] = result && 'output' in result ? result.output : [];
  if (only?.type !== 'chunk' || others.length > 0) throw new Error('The service worker is not one file.');
  return only.code;
}

/** Writes the manifests, the icons and the service worker into the build. Their names are fixed, without a hash. */
export function installedApp(): Plugin {
  return {
    name: 'goldwren-installed-app',
    apply: 'build',
    async generateBundle() {
      const add = (fileName: string, source: string | Uint8Array) => this.emitFile({ type: 'asset', fileName, source });
      for (const locale of locales) add(manifestOf(locale).slice(1), manifest(locale));
      for (const each of appIcons) add(each.file, await drawIcon(each));
      add('service-worker.js', await bundleWorker());
    },
  };
}
