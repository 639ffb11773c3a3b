import type { Locale } from '@goldwren/messages';
import type { MailBlock, MailLanguage, MailText } from '@goldwren/messages/facts/mail-facts';
import { brand } from '@goldwren/rules';
import { escapeHtml } from '../../platform/escape-html.ts';
import { linkTo } from './mail-links.ts';

/** Mail programs ignore external style sheets. Only the brand and the buttons have colors, so that dark modes work. */
const page = 'margin:0 auto;max-width:36em;font:16px/1.5 system-ui,sans-serif';
const head =
  'margin:0;padding:14px 20px;border-radius:10px 10px 0 0;border-bottom:4px solid #e9bd5c;background:#12304a;color:#fff;font-size:20px;font-weight:700';
const content = 'padding:4px 20px 16px';
const button =
  'display:inline-block;padding:12px 20px;border-radius:10px;background:#12304a;color:#fff;font-weight:600;text-decoration:none';

function blockHtml(block: MailBlock, site: string): string {
  if (typeof block === 'string') return `<p>${escapeHtml(block).replace(/\n/g, '<br>')}</p>`;
  if ('rows' in block) {
    const cell = 'padding:4px 16px 4px 0;text-align:left;vertical-align:top';
    const rows = block.rows.map(
      ([name, value]) =>
        `<tr><th scope="row" style="${cell}">${escapeHtml(name)}</th><td style="${cell}">${escapeHtml(value)}</td></tr>`,
    );
    return `<table>${rows.join('')}</table>`;
  }
  const href = escapeHtml(linkTo(site, block.page, block.id));
  return `<p><a href="${href}" style="${button}">${escapeHtml(block.link)}</a></p>`;
}

/** Renders the HTML part. It loads nothing from other servers, and user input is escaped. */
export function renderHtml(words: MailText, language: MailLanguage, locale: Locale, site: string): string {
  const blocks = [...words.blocks, language.signature].map((block) => blockHtml(block, site)).join('\n');
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(words.subject)}</title></head>
<body>
<main style="${page}">
<p style="${head}">${escapeHtml(brand.name)}</p>
<div style="${content}">
${blocks}
<hr>
<p><small>${escapeHtml(language.legalLine)}</small></p>
</div>
</main>
</body>
</html>
`;
}
