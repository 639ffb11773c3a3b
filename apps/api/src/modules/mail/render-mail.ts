import type { Locale } from '@goldwren/messages';
import { type MailBlock, writeMail } from '@goldwren/messages/facts/mail-facts';
import { messagesFor } from '@goldwren/messages/languages/language-registry';
import { isReminder } from '@goldwren/rules';
import { linkTo } from './mail-links.ts';
import type { RenderedMail, StoredFacts } from './queued-mail.ts';
import { renderHtml } from './render-html.ts';

function blockText(block: MailBlock, site: string, colon: string): string {
  if (typeof block === 'string') return block;
  if ('rows' in block) return block.rows.map(([name, value]) => `${name}${colon}${value}`).join('\n');
  return `${block.link}${colon}\n${linkTo(site, block.page, block.id)}`;
}

/**
 * Renders a mail: plain text with one paragraph per line, and the same as HTML.
 * @param site the origin of the links.
 */
export function renderMail(facts: StoredFacts, locale: Locale, site: string): RenderedMail {
  const language = messagesFor(locale).mail;
  if (facts.template === 'as_written') {
    const words = { subject: facts.subject, blocks: facts.body.trimEnd().split('\n\n') };
    return { subject: facts.subject, text: facts.body, html: renderHtml(words, language, locale, site) };
  }
  const words = writeMail(language, facts);
  const own = isReminder(facts.template) ? [...words.blocks, language.reminderLink] : words.blocks;
  const blocks = own.map((block) => blockText(block, site, language.colon).replace(/ \n/g, '\n'));
  const text = [...blocks, language.signature, `-- \n${language.legalLine}`].join('\n\n');
  return {
    subject: words.subject,
    text: `${text}\n`,
    html: renderHtml({ ...words, blocks: own }, language, locale, site),
  };
}
