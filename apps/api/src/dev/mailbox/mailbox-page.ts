/** Renders the development mailbox as static HTML without scripts. It works with a keyboard and with screen readers. */
import { brand, productTimeZone } from '@goldwren/rules';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { ReceivedMail } from './mailbox.store.ts';

export const mailboxStyle = `
:root{color-scheme:light dark;--ink:#14202b;--soft:#4a5a68;--line:#c9d3da;--ground:#faf8f2;--card:#fff;--accent:#7a5200}
@media (prefers-color-scheme:dark){:root{--ink:#f3efe4;--soft:#b3c0ca;--line:#33424f;--ground:#0c141b;--card:#131e27;--accent:#e9bd5c}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
header,main{max-width:52rem;margin:auto;padding:1.25rem}header{padding-bottom:0}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .25rem;overflow-wrap:anywhere}p{margin:.25rem 0;color:var(--soft)}a{color:var(--accent)}
ol{list-style:none;margin:0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:.75rem;overflow:hidden}
li+li{border-top:1px solid var(--line)}li a{display:grid;grid-template-columns:1fr auto;gap:.1rem 1rem;padding:.85rem 1.1rem;color:inherit;text-decoration:none}
li a:hover{background:color-mix(in srgb,var(--accent) 10%,transparent)}a:focus-visible{outline:3px solid var(--accent);outline-offset:-3px;border-radius:.5rem}
.subject{font-weight:600;overflow-wrap:anywhere}.to{color:var(--soft);grid-column:1;overflow-wrap:anywhere}time{color:var(--soft);font-variant-numeric:tabular-nums;white-space:nowrap}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem;margin:1rem 0}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
pre{margin:0;padding:1.25rem;background:var(--card);border:1px solid var(--line);border-radius:.75rem;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
h2{font-size:1.1rem;margin:1.5rem 0 .5rem}iframe{width:100%;height:30rem;background:#fff;border:1px solid var(--line);border-radius:.75rem}
.empty{padding:2.5rem 1.25rem;text-align:center;background:var(--card);border:1px dashed var(--line);border-radius:.75rem}
@media (max-width:30rem){li a{grid-template-columns:1fr}dl{grid-template-columns:1fr}dt{margin-top:.5rem}header,main{padding-inline:1rem}}`;

const shown = new Intl.DateTimeFormat('en-US', { timeZone: productTimeZone, dateStyle: 'medium', timeStyle: 'medium' });

function time(instant: Date): string {
  return `<time datetime="${instant.toISOString()}">${escapeHtml(shown.format(instant))}</time>`;
}

function page(title: string, header: string, main: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${mailboxStyle}</style></head><body><header>${header}</header><main>${main}</main></body></html>`;
}

/** Renders the list of mails in the given order, newest first. */
export function mailboxPage(mails: readonly ReceivedMail[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="/dev/mail/${escapeHtml(mail.id)}"><span class="subject">${escapeHtml(mail.subject)}</span>
${time(mail.receivedAt)}<span class="to">to ${escapeHtml(mail.recipient)}</span></a></li>`,
  );
  const list =
    rows.length > 0
      ? `<ol>${rows.join('')}</ol>`
      : '<p class="empty">No mail yet. Register, buy coins or send a free entry request, then reload this page.</p>';
  return page(
    `Development mailbox – ${brand.name}`,
    `<h1>Development mailbox</h1><p>What ${brand.name} has sent, newest first. No mail leaves this machine. Times are Eastern Time. <a href="/">Back to the site</a></p>`,
    list,
  );
}

/** A mail program shows this part. It is a page of its own, because its styles are inline. */
function htmlPart({ id }: ReceivedMail): string {
  return `<h2>HTML</h2><iframe src="/dev/mail/${escapeHtml(id)}/html" title="The mail as HTML" sandbox></iframe>`;
}

export function mailPage(mail: ReceivedMail): string {
  return page(
    `${mail.subject} – development mailbox`,
    `<p><a href="/dev/mail">All mail</a></p><h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(mail.sender)}</dd><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>Received</dt><dd>${time(mail.receivedAt)}</dd><dt>Message-ID</dt><dd>${escapeHtml(mail.messageId ?? 'none')}</dd></dl>`,
    `${mail.html === null ? '' : htmlPart(mail)}<h2>Plain text</h2><pre>${escapeHtml(mail.body)}</pre>`,
  );
}

export function noSuchMailPage(): string {
  return page(
    'No such mail – development mailbox',
    '<p><a href="/dev/mail">All mail</a></p><h1>No such mail</h1>',
    '<p class="empty">It may have been deleted: only the newest 500 mails are stored.</p>',
  );
}
