import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const theme = new URL('../../../packages/site-build/public/theme.js', import.meta.url);
const themeTag = '<script src="/theme.js"></script>';

/** The source of a content security policy that allows exactly this text of an element. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Returns an element with a text. Fails on a closing tag in the text, because browsers end the element there. */
export function elementOf(name: 'script' | 'style', text: string): string {
  if (text.toLowerCase().includes(`</${name}`)) throw new Error(`An inline ${name} contains its closing tag.`);
  return `<${name}>${text}</${name}>`;
}

function minifiedTheme(): string {
  const { code, errors } = minifySync('theme.js', readFileSync(theme, 'utf8'), { compress: true, mangle: true });
  if (errors.length > 0) throw new Error('theme.js cannot be minified.');
  return code.trim();
}

const themeText = minifiedTheme();
/** The element with theme.js in every document. */
export const themeElement = elementOf('script', themeText);

/** Moves the typefaces from the stylesheets of the first script to the document. */
function takeFonts(bundle: Readonly<Record<string, { type: string; source?: string | Uint8Array }>>): string {
  const found: string[] = [];
  for (const [fileName, file] of Object.entries(bundle)) {
    if (!/^assets\/entry-[^/]+\.css$/.test(fileName)) continue;
    file.source = Buffer.from(file.source ?? '')
      .toString()
      .replaceAll(/@font-face\s*\{[^{}]*\}/g, (rule) => {
        found.push(rule);
        return '';
      });
  }
  if (found.length === 0) throw new Error('The stylesheet of the first script has no typefaces.');
  return found.join('');
}

/** What every document contains inline, with its hashes for the content security policy. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Writes theme.js and the typefaces into the document. As a file, theme.js would delay the first paint by one round trip. The
 * whole stylesheet arrives after the first paint of a prerendered page. If it defined the typefaces again, the browser would
 * also load them again, and a page that was painted in the fallback would change.
 */
export function inlineParts(parts: { hashes?: InlineParts }): Plugin {
  return {
    name: 'goldwren-inline-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!html.includes(themeTag)) throw new Error('index.html does not load theme.js.');
        const fonts = takeFonts(bundle);
        parts.hashes = { scripts: [hashOf(themeText)], styles: [hashOf(fonts)] };
        return html.replace(themeTag, () => elementOf('style', fonts) + themeElement);
      },
    },
  };
}
