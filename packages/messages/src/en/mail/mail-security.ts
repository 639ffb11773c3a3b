import { brand } from '@goldwren/rules';
import type { MailBlock, SecurityMails } from '../../facts/mail-facts.ts';
import { formats } from '../formats.ts';

const account: MailBlock = { link: 'Open your account page', page: 'account' };
const newPassword: MailBlock = { link: 'Set a new password', page: 'forgot' };
const contact: MailBlock = { link: 'Contact us', page: 'contact' };
const time = (at: string) => `${formats.dayAndTime(at)} (Eastern Time)`;

/** Emails about the login of an account. */
export const securityMails: SecurityMails = {
  new_device: ({ firstName, browser, system, network, at }) => ({
    subject: `New login to your ${brand.name} account`,
    blocks: [
      `Hello ${firstName},`,
      'Your account was used to log in from a browser that we had not seen before.',
      {
        rows: [
          ['When', time(at)],
          ['Browser', browser ?? 'unknown'],
          ['System', system ?? 'unknown'],
          ['Network', network ?? 'unknown'],
        ],
      },
      'If it was you, you do not have to do anything. If not, set a new password now. This logs out every browser.',
      newPassword,
      'Your account page shows where you are logged in. You can also turn on a second factor there.',
      account,
    ],
  }),
  password_changed: ({ firstName, at }) => ({
    subject: `Your ${brand.name} password was changed`,
    blocks: [
      `Hello ${firstName},`,
      `Your password was changed on ${time(at)}. Every other browser is logged out.`,
      'If it was not you, use the link below to set a new password, and contact us.',
      newPassword,
      contact,
    ],
  }),
  second_factor_changed: ({ firstName, isOn }) => ({
    subject: isOn
      ? `The second factor of your ${brand.name} account is on`
      : `The second factor of your ${brand.name} account is off`,
    blocks: [
      `Hello ${firstName},`,
      isOn
        ? 'From now on, login asks for your password and a code from your authenticator app. Store your recovery codes where you can find them without your phone.'
        : 'Login now asks for your password only. Your recovery codes no longer work.',
      'If it was not you, set a new password now and contact us.',
      newPassword,
      contact,
    ],
  }),
  recovery_code_used: ({ firstName, left }) => ({
    subject: `A recovery code of your ${brand.name} account was used`,
    blocks: [
      `Hello ${firstName},`,
      `Someone logged in with one of your recovery codes instead of a code from your authenticator app. ${left === 0 ? 'You have no recovery codes left' : formats.plural(left, { one: 'You have one left', other: `You have ${left} left` })}.`,
      'To get ten new codes, turn the second factor off and on again on your account page. If it was not you, set a new password now and contact us.',
      account,
      newPassword,
      contact,
    ],
  }),
  // The player has closed it. Staff: mail-account.ts. Deleted: mail-privacy.ts.
  account_closed: ({ firstName }) => ({
    subject: `You have closed your ${brand.name} account`,
    blocks: [
      `Hello ${firstName},`,
      'Your account is closed, as you requested. It stays closed, and you can no longer log in. We still pay the redemptions that you requested before, unless they need something from you.',
      'If it was not you, contact us.',
      contact,
    ],
  }),
};
