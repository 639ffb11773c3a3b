import type { Plugin } from 'vite';

/** Preloads the typefaces with the page. The styles that use them arrive one round trip later. */
export function preloadFonts(): Plugin {
  let base = '/';
  return {
    name: 'goldwren-preload-fonts',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((fileName) => fileName.endsWith('.woff2'));
        return fonts.sort().map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `${base}${fileName}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
