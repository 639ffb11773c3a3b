import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { type Locale, locales } from '../../../packages/rules/src/locales.ts';
// Imported by path, as in vite.config.ts.
import { currentMessages } from '../../../packages/site-build/src/current-messages.ts';
import { BuiltSite } from '../../../packages/site-build/src/weigh.ts';
import { type KnownAnswer, knownAnswersId } from '../src/lib/api/known-answers.ts';
import { manifestOf } from '../src/lib/i18n/manifest-of.ts';
import { pageIds, pageOf } from '../src/pages.ts';
import type { PrerenderedPage, PrerenderTask } from '../src/prerender/worker.ts';
import { selectCriticalStyles } from './critical-styles.ts';
import { elementOf, hashOf, type InlineParts, themeElement } from './inline.ts';
import { headOf } from './page-heads.ts';
import { instancesOf } from './page-instances.ts';

const here = fileURLToPath(new URL('..', import.meta.url));
/** The module that defines the language of the document. */
export const localeModule = join(here, 'src/lib/i18n/locale.ts');
/** Inside this package, so that Node resolves the dependencies that the sources import by name. */
const scripts = join(here, 'node_modules/.prerender');

/** Lists every address that is the same for all visitors, with its page. */
function addresses(): PrerenderTask['pages'] {
  const listed = pageIds.filter((id) => pageOf(id).index);
  return listed.flatMap((id) => {
    const { path } = pageOf(id);
    const parameter = /:\w+/.exec(path)?.[0];
    const paths = parameter ? (instancesOf[id] ?? []).map((name) => path.replace(parameter, name)) : [path];
    return paths.map((each) => ({ path: each, id }));
  });
}

/** Renders all pages in one language. Modules read their messages when they load, so each language has its own thread. */
function prerender(task: PrerenderTask): Promise<readonly PrerenderedPage[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(scripts, 'worker.js'), {
      workerData: task,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The prerender worker stopped with exit code ${code}.`)));
  });
}

/**
 * Links the scripts of the screen in the page itself. Otherwise the first script would request them one round trip later. The
 * screen's script runs before the first script.
 */
function scriptsOf(site: BuiltSite, keys: readonly string[]): string {
  const [screen, ...others] = site.scripts(keys);
  return [
    ...others.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    `<script type="module" crossorigin src="/${screen}"></script>`,
  ].join('');
}

/** Writes what a page needs for its first paint into the page. The whole stylesheets follow with the scripts. */
function inlineStyles(page: string, site: BuiltSite, keys: readonly string[]): { html: string; hash: string } {
  const files = [...site.styles(site.entry), ...site.styles(keys)];
  const links = files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
  const html = page.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '');
  const critical = selectCriticalStyles(Buffer.from(files.map((file) => site.read(file)).join('\n')), html);
  // Styles of the same importance override earlier ones, so the whole stylesheets must come after the critical rules.
  const before = `${elementOf('style', critical)}<noscript>${links}</noscript>`;
  return { html: html.replace(held, () => before + held + links), hash: hashOf(critical) };
}

/**
 * Writes every page that is the same for all visitors to `prerendered/<language><path>.html`. The server reads the files
 * from there (http/sites/site-page.ts). The attribute `data-html` is for theme.js.
 */
export function prerenderPages(parts: { readonly hashes?: InlineParts }): Plugin {
  let dist = '';
  return {
    name: 'goldwren-prerender',
    apply: 'build',
    configResolved(config) {
      dist = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      await build({
        configFile: false,
        root: here,
        logLevel: 'warn',
        publicDir: false,
        plugins: [react(), currentMessages(localeModule)],
        ssr: { noExternal: [/^@goldwren\//] },
        build: { ssr: 'src/prerender/worker.ts', outDir: scripts, emptyOutDir: true },
      });
      const shell = readFileSync(join(dist, 'index.html'), 'utf8');
      const site = new BuiltSite(new URL(`file://${dist}/`));
      const hashes: Record<string, string> = {};
      const tasks = locales.map(async (locale) => {
        for (const page of await prerender({ locale, pages: addresses() })) {
          const name = `${locale}${page.path === '/' ? '/index' : page.path}.html`;
          const keys = site.extra(site.screen(page.id), 'src/features/layout/below.tsx');
          const head = headOf(page.id, page);
          const bare = documentOf(shell, page, { locale, head, needed: scriptsOf(site, keys) });
          const { html, hash } = inlineStyles(bare, site, keys);
          const file = join(dist, 'prerendered', name);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, html);
          hashes[name] = hash;
        }
      });
      await Promise.all(tasks);
      // The server allows these hashes in its content security policy (http/sites/inline-policy.ts).
      const sorted = Object.fromEntries(Object.entries(hashes).sort(([one], [other]) => (one < other ? -1 : 1)));
      writeFileSync(join(dist, 'inline.json'), JSON.stringify({ ...parts.hashes, pages: sorted }));
      rmSync(scripts, { recursive: true, force: true });
    },
  };
}

interface PageParts {
  readonly locale: Locale;
  readonly head: string;
  /** Scripts that run before the first script. */
  readonly needed: string;
}

/**
 * Embeds the answers as JSON with `<` escaped, so that no text can close the element. The content security policy allows it
 * because it is data, not a script.
 */
function dataOf(answers: readonly KnownAnswer[]): string {
  if (answers.length === 0) return '';
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${knownAnswersId}">${json}</script>`;
}

/** Keeps the stylesheets and scripts inert until theme.js inserts them into the document. */
const held = '<template id="scripts">';

function documentOf(
  shell: string,
  { html, isNarrow, answers }: PrerenderedPage,
  { locale, head, needed }: PageParts,
): string {
  const scripts = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
  const own = (shell.match(scripts) ?? []).map((tag) => tag.trim()).join('');
  return shell
    .replaceAll(scripts, '')
    .replace('<html lang="en"', () => `<html lang="${locale}" data-html="${isNarrow ? 'narrow' : 'whole'}"`)
    .replace(manifestOf('en'), manifestOf(locale))
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head)
    .replace(themeElement, () => `${held}${needed}${own}</template>${themeElement}`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${dataOf(answers)}`);
}
