import { brand, type Country, helplineOf } from '@goldwren/rules';
import type { FactsOfMail, MailBlock, MailLanguage, MailText } from '../../facts/mail-facts.ts';
import { formats } from '../formats.ts';
import { helplines } from '../responsible-play/helplines.ts';
import { limits as messages } from '../responsible-play/limits.ts';

const contact: MailBlock = { link: 'Contact us', page: 'contact' };

/** At the end of an email about a break that support set. */
function setBySupport(by: 'player' | 'support' | undefined): MailBlock[] {
  if (by !== 'support') return [];
  return ['Our support team set this at your request. If you did not request it, contact us.', contact];
}

/** The helpline of the player's region; if the region is unknown, the page that lists all helplines. */
function whomToCall(country: Country | undefined, region: string | null): MailBlock[] {
  const line = country && helplineOf(country, region);
  return line ? [helplines.sentence(line)] : [helplines.onThePage, { link: helplines.page, page: 'responsible-play' }];
}

/** The email about limits that support set for a player. */
function limits_set_by_support({ firstName, limits }: FactsOfMail<'limits_set_by_support'>): MailText {
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

/** Emails about limits, breaks and self-exclusions. */
export const limitMails: Pick<
  MailLanguage['templates'],
  'limits_set_by_support' | 'cool_off_started' | 'self_excluded'
> = {
  limits_set_by_support,
  cool_off_started: ({ firstName, until, by }) => ({
    subject: `Your ${brand.name} cool-off has started`,
    blocks: [
      `Hello ${firstName},`,
      `You are taking a break from play until ${formats.dayAndTime(until)} (Eastern Time). Until then you cannot play, buy, or get bonuses or free entries. The cool-off cannot be shortened. Your coins stay in your account.`,
      'We pay open redemptions as usual.',
      ...setBySupport(by),
    ],
  }),
  self_excluded: ({ firstName, until, country, region = null, by }) => ({
    subject: `You have excluded yourself from ${brand.name}`,
    blocks: [
      `Hello ${firstName},`,
      until === null
        ? 'You have excluded yourself from play permanently, as you requested.'
        : `You have excluded yourself from play until ${formats.day(until)}, as you requested. It does not end automatically. After that day you can request to return, and you can play one day later.`,
      'Every device is logged out. You cannot play, buy, or get bonuses, free entries or offers. Not even our staff can end this early. We still pay open redemptions, and you can log in to see your records.',
      ...setBySupport(by),
      ...whomToCall(country, region),
    ],
  }),
};
