import { brand, privacy } from '@goldwren/rules';
import type { MailBlock, MailLanguage } from '../mail-facts.ts';
import { formats } from './formats.ts';

type PrivacyMails = Pick<MailLanguage['templates'], 'data_export_ready' | 'account_deleted'>;

const contact: MailBlock = { link: 'Contact us', page: 'contact' };

/** What players ask for about what we know of them. */
export const privacyMails: PrivacyMails = {
  data_export_ready: ({ firstName, days, expiresAt }) => ({
    subject: `Your ${brand.name} data is ready`,
    blocks: [
      `Hello ${firstName},`,
      `The file that you asked for is ready. You can download it for ${days} days, until ${formats.dayAndTime(expiresAt)} (Eastern Time). Log in to get it.`,
      { link: 'Download your data', page: 'privacy-center' },
      'It holds everything that your account holds: keep it where nobody else can read it. If you did not ask for it, change your password at once and write to us.',
      contact,
    ],
  }),
  account_deleted: ({ firstName, erasesAt }) => ({
    subject: `Your ${brand.name} account is closed`,
    blocks: [
      `Hello ${firstName},`,
      `You have deleted your account. It is closed, and nobody can log in to it any more. In ${privacy.erasureAfterDays} days, on ${formats.day(erasesAt)}, we erase what says who you are.`,
      'Prizes that you had asked for are still paid before that. What stays in our books stays without your name; the privacy page says what is kept, how long and why.',
      'If it was not you, write to us at once.',
      contact,
    ],
  }),
};
