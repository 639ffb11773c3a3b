import { brand } from '@goldwren/rules';
import type { FactsOfMail, MailBlock, MailText } from '../../facts/mail-facts.ts';
import { limits as messages } from '../responsible-play/limits.ts';

const contact: MailBlock = { link: 'Contact us', page: 'contact' };

/** At the end of an email about a break that support set. */
export function setBySupport(by: 'player' | 'support' | undefined): MailBlock[] {
  if (by !== 'support') return [];
  return ['Our support team set this at your request. If you did not request it, contact us.', contact];
}

/** The email about limits that support set for a player. */
export function limits_set_by_support({ firstName, limits }: FactsOfMail<'limits_set_by_support'>): MailText {
  return {
    subject: `Your ${brand.name} limits`,
    blocks: [
      `Hello ${firstName},`,
      'Our support team set these limits at your request. They apply now.',
      {
        rows: limits.map(
          ({ kind, period, amount }) =>
            [`${messages.kinds[kind]}, ${messages.inPeriod[period]}`, messages.amounts[kind](amount)] as const,
        ),
      },
      'You can see and lower your limits on your dashboard. A higher limit must wait before it applies. If you did not request this, contact us.',
      contact,
    ],
  };
}
