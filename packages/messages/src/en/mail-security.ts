import { brand } from '@goldwren/rules';
import type { MailBlock, SecurityMails } from '../mail-facts.ts';
import { formats } from './formats.ts';

const account: MailBlock = { link: 'Open your account page', page: 'account' };
const newPassword: MailBlock = { link: 'Set a new password', page: 'forgot' };
const contact: MailBlock = { link: 'Contact us', page: 'contact' };
const time = (at: string) => `${formats.dayAndTime(at)} (Eastern Time)`;

/** What happened to the sign-in of an account, told to its owner. */
export const securityMails: SecurityMails = {
  new_device: ({ firstName, browser, system, network, at }) => ({
    subject: `New login to your ${brand.name} account`,
    blocks: [
      `Hello ${firstName},`,
      'Somebody has logged in to your account from a browser that we had not seen on it before.',
      {
        rows: [
          ['When', time(at)],
          ['Browser', browser ?? 'not known'],
          ['System', system ?? 'not known'],
          ['Network', network ?? 'not known'],
        ],
      },
      'If it was you, there is nothing to do. If not, set a new password now: it signs out every browser.',
      newPassword,
      'On your account page you see where you are logged in, and can turn on a second factor.',
      account,
    ],
  }),
  password_changed: ({ firstName, at }) => ({
    subject: `Your ${brand.name} password was changed`,
    blocks: [
      `Hello ${firstName},`,
      `Your password was changed on ${time(at)}. Every other browser is signed out.`,
      'If it was not you, set a new password with a link to this mailbox, and tell us.',
      newPassword,
      contact,
    ],
  }),
  second_factor_changed: ({ firstName, isOn }) => ({
    subject: isOn
      ? `Your ${brand.name} account has a second factor`
      : `Your ${brand.name} account has no second factor any more`,
    blocks: [
      `Hello ${firstName},`,
      isOn
        ? 'From now on, logging in asks for a code of your authenticator app after the password. Keep your recovery codes where you find them without your phone.'
        : 'Logging in asks for the password alone again. Your recovery codes are no longer good.',
      'If it was not you, set a new password now, and tell us.',
      newPassword,
      contact,
    ],
  }),
  recovery_code_used: ({ firstName, left }) => ({
    subject: `A recovery code of your ${brand.name} account was used`,
    blocks: [
      `Hello ${firstName},`,
      `One of your recovery codes was used in place of a code of your authenticator app. ${left === 0 ? 'None is left' : formats.plural(left, { one: 'One is left', other: `${left} are left` })}.`,
      'For ten new ones, turn the second factor off and on again on your account page. If it was not you, set a new password now, and tell us.',
      account,
      newPassword,
      contact,
    ],
  }),
  account_closed: ({ firstName }) => ({
    subject: `You have closed your ${brand.name} account`,
    blocks: [
      `Hello ${firstName},`,
      'Your account is closed, as you asked. Nobody can log in to it any more, and it stays closed. What you had asked to redeem before is still paid.',
      'If it was not you, write to us.',
      contact,
    ],
  }),
};
