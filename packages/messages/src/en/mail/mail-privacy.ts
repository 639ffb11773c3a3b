import { brand, privacy } from '@goldwren/rules';
import type { MailBlock, MailLanguage } from '../../facts/mail-facts.ts';
import { formats } from '../formats.ts';

type PrivacyMails = Pick<MailLanguage['templates'], 'data_export_ready' | 'account_deleted'>;

const contact: MailBlock = { link: 'Contact us', page: 'contact' };

/** Emails about a copy of personal data and about deleting an account. */
export const privacyMails: PrivacyMails = {
  data_export_ready: ({ firstName, days, expiresAt }) => ({
    subject: `Your ${brand.name} data is ready`,
    blocks: [
      `Hello ${firstName},`,
      `Your file is ready. Log in to download it within ${days} days, until ${formats.dayAndTime(expiresAt)} (Eastern Time).`,
      { link: 'Download your data', page: 'privacy-center' },
      'The file contains all data of your account, so store it in a safe place. If you did not request it, change your password now and contact us.',
      contact,
    ],
  }),
  account_deleted: ({ firstName, erasesAt }) => ({
    subject: `Your ${brand.name} account is closed`,
    blocks: [
      `Hello ${firstName},`,
      `You have deleted your account. It is closed, and you can no longer log in. In ${privacy.erasureAfterDays} days, on ${formats.day(erasesAt)}, we erase your personal data.`,
      'Before that, we still pay the redemptions that you requested, unless they need something from you. Some records stay without your name. The privacy page says what we keep, how long and why.',
      'If you did not do this, contact us now.',
      contact,
    ],
  }),
};
