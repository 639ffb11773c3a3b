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
import { type PageId, pageIds, pageOf } from '../src/pages.ts';
import type { PrerenderedPage, PrerenderTask } from '../src/prerender/worker.ts';
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
 * Links the styles and scripts of the screen in the page itself. Otherwise the first script would request them one round
 * trip later. The screen's script runs before the first script.
 */
function linksOf(site: BuiltSite, id: PageId): { styles: string; scripts: string } {
  const keys = site.extra(site.screen(id), 'src/features/layout/below.tsx');
  const [screen, ...others] = site.scripts(keys);
  return {
    styles: site
      .styles(keys)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
      .join(''),
    scripts: [
      ...others.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      `<script type="module" crossorigin src="/${screen}"></script>`,
    ].join(''),
  };
}

/**
 * Writes every page that is the same for all visitors to `prerendered/<language><path>.html`. The server reads the files
 * from there (http/sites/site-page.ts). The attribute `data-html` is for theme.js.
 */
export function prerenderPages(): Plugin {
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
      const pages = addresses();
      await Promise.all(
        locales.map(async (locale) => {
          for (const page of await prerender({ locale, pages })) {
            const file = join(dist, 'prerendered', locale, `${page.path === '/' ? '/index' : page.path}.html`);
            mkdirSync(dirname(file), { recursive: true });
            const { styles, scripts: needed } = linksOf(site, page.id);
            const head = headOf(page.id, page) + styles;
            writeFileSync(file, documentOf(shell, page, { locale, head, needed }));
          }
        }),
      );
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

/** Keeps the scripts inert until theme.js inserts them into the document. */
function makeInert(scripts: string): string {
  return `<template id="scripts">${scripts}</template>`;
}

function documentOf(
  shell: string,
  { html, isNarrow, answers }: PrerenderedPage,
  { locale, head, needed }: PageParts,
): string {
  const scripts = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
  const own = (shell.match(scripts) ?? []).map((tag) => tag.trim()).join('');
  const theme = '<script src="/theme.js">';
  return shell
    .replaceAll(scripts, '')
    .replace('<html lang="en"', () => `<html lang="${locale}" data-html="${isNarrow ? 'narrow' : 'whole'}"`)
    .replace(manifestOf('en'), manifestOf(locale))
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head)
    .replace(theme, () => makeInert(needed + own) + theme)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${dataOf(answers)}`);
}
