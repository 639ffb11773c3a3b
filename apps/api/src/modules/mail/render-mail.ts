import type { Locale } from '@goldwren/messages';
import { mail as english } from '@goldwren/messages/en/mail';
import { mail as french } from '@goldwren/messages/fr-CA/mail';
import { type MailBlock, type MailLanguage, mailWords } from '@goldwren/messages/mail-facts';
import { isReminder } from '@goldwren/rules';
import { linkTo } from './mail-links.ts';
import type { RenderedMail, StoredFacts } from './queued-mail.ts';
import { renderHtml } from './render-html.ts';

const languages: Record<Locale, MailLanguage> = { en: english, 'fr-CA': french };

function blockText(block: MailBlock, site: string, separator: string): string {
  if (typeof block === 'string') return block;
  if ('rows' in block) return block.rows.map(([name, value]) => `${name}${separator}${value}`).join('\n');
  return `${block.link}${separator}\n${linkTo(site, block.page, block.id)}`;
}

/**
 * A mail as it goes out: plain text, one paragraph to a line, and the same as HTML.
 * @param site The origin that links lead to.
 */
export function renderMail(facts: StoredFacts, locale: Locale, site: string): RenderedMail {
  const language = languages[locale];
  if (facts.template === 'as_written') {
    const words = { subject: facts.subject, blocks: facts.body.trimEnd().split('\n\n') };
    return { subject: facts.subject, text: facts.body, html: renderHtml(words, language, locale, site) };
  }
  const words = mailWords(language, facts);
  const separator = locale === 'fr-CA' ? '\u00a0: ' : ': ';
  const own = isReminder(facts.template) ? [...words.blocks, language.reminderLink] : words.blocks;
  const blocks = own.map((block) => blockText(block, site, separator).replace(/ \n/g, '\n'));
  const text = [...blocks, language.signature, `-- \n${language.legalLine}`].join('\n\n');
  return {
    subject: words.subject,
    text: `${text}\n`,
    html: renderHtml({ ...words, blocks: own }, language, locale, site),
  };
}
