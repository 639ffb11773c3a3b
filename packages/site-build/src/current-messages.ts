import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
// A relative path is necessary because plain Node reads this file for a Vite configuration.
import { locales } from '../../rules/src/locales.ts';

const prefix = '@goldwren/messages/current/';
const suffix = '?current';
const folder = fileURLToPath(new URL('../../messages/src/', import.meta.url));
const [first, ...others] = locales;

const pathOf = (locale: string, file: string): string => JSON.stringify(`${folder}${locale}/${file}`);

/** Returns the file of an area in the folder of a language, from the index of English, such as `account/activity.ts`. */
function fileOf(area: string): string | undefined {
  const index = readFileSync(`${folder}${first}/index.ts`, 'utf8');
  return new RegExp(`^ *'?${area}'?: \\(\\) =>\\s+import\\('\\./(.+)'\\),$`, 'm').exec(index)?.[1];
}

/**
 * English is part of the page that uses it. Another language is loaded before the page runs, and only for its
 * readers.
 */
function moduleOf(file: string, localeModule: string): string {
  const english = readFileSync(`${folder}${first}/${file}`, 'utf8');
  const loaders = others.map((locale) => `'${locale}': () => import(${pathOf(locale, file)})`);
  const messages = [...english.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  return [
    `import { locale } from ${JSON.stringify(localeModule)};`,
    `const loaders = { ${loaders.join(', ')} };`,
    ...messages.flatMap((name) => [
      `import { ${name} as ${name}InEnglish } from ${pathOf(first, file)};`,
      `export const ${name} = locale === '${first}' ? ${name}InEnglish : (await loaders[locale]()).${name};`,
    ]),
  ].join('\n');
}

/**
 * Resolves `@goldwren/messages/current/<area>` to the messages of that area in the language of the document.
 * @param localeModule The absolute path of the module that exports `locale`.
 */
export function currentMessages(localeModule: string): Plugin {
  return {
    name: 'goldwren-current-messages',
    enforce: 'pre',
    resolveId(id) {
      if (!id.startsWith(prefix)) return null;
      const area = id.slice(prefix.length);
      const file = fileOf(area);
      if (file === undefined) this.error(`${area} is not in the index of each language in packages/messages.`);
      return `${folder}${first}/${file}${suffix}`;
    },
    load(id) {
      if (!id.startsWith(folder) || !id.endsWith(suffix)) return null;
      return moduleOf(id.slice(`${folder}${first}/`.length, -suffix.length), localeModule);
    },
  };
}
