import { createHash } from 'node:crypto';
import type { installedApp } from '../../../packages/messages/src/en/site/installed-app.ts';
import { brand } from '../../../packages/rules/src/constants.ts';
import type { Locale } from '../../../packages/rules/src/locales.ts';

const style = `:root{color-scheme:dark light;--ground:#0d1722;--ink:#f4ecd8;--quiet:#bcc6d3;--button:#e9bd5b;--on:#0d1722}
@media(prefers-color-scheme:light){:root{--ground:#f6f3ea;--ink:#14202e;--quiet:#3f4d5e;--button:#14202e;--on:#f6f3ea}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:32rem}
svg{width:4rem;height:4rem}
h1{margin:1rem 0 .75rem;font:700 2rem/1.2 system-ui,sans-serif}
p{margin:0 0 .75rem;color:var(--quiet)}
a{display:inline-block;margin-top:.75rem;padding:.75rem 1.5rem;border-radius:.75rem;background:var(--button);color:var(--on);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
@media(forced-colors:active){a{border:1px solid}}`;

/** Only this style may apply. The page runs no script and requests nothing. */
export const offlinePolicy = `default-src 'none';style-src 'sha256-${createHash('sha256').update(style).digest('base64')}';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

/**
 * Writes the page that the service worker shows when the server cannot be reached. It needs no other file. Its link leads to
 * the address that the reader has opened, so following it tries again.
 * @param mark the drawing of the brand, as SVG
 */
export function offlinePage(locale: Locale, messages: typeof installedApp, mark: string): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${messages.offlineTitle} · ${brand.name}</title><style>${style}</style></head><body><main>${mark.trim().replace('<svg ', '<svg aria-hidden="true" ')}<h1>${messages.offlineTitle}</h1><p>${messages.offlineText}</p><p>${messages.offlineRound}</p><a href="">${messages.retry}</a></main></body></html>`;
}
