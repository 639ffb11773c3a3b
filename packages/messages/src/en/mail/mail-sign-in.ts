import { account, brand, parseHundredths } from '@goldwren/rules';
import type { FactsOfMail, MailBlock, MailLanguage } from '../../facts/mail-facts.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';

const hours = (count: number): string => `${count} ${formats.plural(count, { one: 'hour', other: 'hours' })}`;

const contact: MailBlock = { link: 'Contact us', page: 'contact' };

function welcome({ firstName, gold, sweeps, hadBefore, token }: FactsOfMail<'welcome'>) {
  return {
    subject: `Welcome to ${brand.name}`,
    blocks: [
      `Hello ${firstName},`,
      `Your ${brand.name} account is ready. We have added your welcome offer: ${coins.both(gold, sweeps)}. Log in with your email address and password.`,
      parseHundredths(sweeps) === 0n
        ? `${brand.goldCoins} are for entertainment and have no cash value.`
        : `${brand.goldCoins} are for entertainment and have no cash value. You must play ${brand.sweepsCoins} once before you can redeem them.`,
      ...(hadBefore
        ? [
            `Welcome ${brand.sweepsCoins} are given once per mailbox. Another account with your mailbox has received them.`,
          ]
        : []),
      `Verify your email. This link works for ${hours(account.verifyLinkHours)}.`,
      { link: 'Verify your email address', page: 'verify', id: token },
      'If you did not create this account, contact us and we will close it.',
      contact,
    ],
  } as const;
}

/** Emails about a new account and signing in. */
export const signInMails: Pick<
  MailLanguage['templates'],
  'welcome' | 'verify_email' | 'reset_password' | 'sign_in_link' | 'registration_attempt' | 'registration_refused'
> = {
  welcome,
  verify_email: ({ firstName, token }) => ({
    subject: 'Verify your email address',
    blocks: [
      `Hello ${firstName},`,
      `Open this link to verify your email address. It works once, within ${hours(account.verifyLinkHours)}.`,
      { link: 'Verify your email address', page: 'verify', id: token },
      'Some parts of the site need a verified email. If you did not request this, ignore this email.',
    ],
  }),
  reset_password: ({ token }) => ({
    subject: `Set a new ${brand.name} password`,
    blocks: [
      'Hello,',
      `Open this link to set a new password. It works once, within ${hours(account.resetLinkHours)}.`,
      { link: 'Set a new password', page: 'reset', id: token },
      'A new password logs out every device. If you did not request this, ignore this email. Your password has not changed.',
    ],
  }),
  sign_in_link: ({ token }) => ({
    subject: `Your ${brand.name} login link`,
    blocks: [
      'Hello,',
      `Open this link to log in without your password. It works once, for ${account.signInLinkMinutes} minutes.`,
      { link: 'Log in', page: 'sign-in-link', id: token },
      'If you did not request this, ignore this email. Your password has not changed.',
    ],
  }),
  registration_attempt: () => ({
    subject: `You already have a ${brand.name} account`,
    blocks: [
      'Hello,',
      `Someone, perhaps you, used this email address in our sign-up form. You already have a ${brand.name} account, so we did not create another one.`,
      'If it was you, log in with your password. If it was not you, you do not have to do anything. The form does not show whether you have an account.',
      { link: 'Log in', page: 'login' },
      { link: 'Set a new password', page: 'forgot' },
    ],
  }),
  registration_refused: () => ({
    subject: `We cannot open a ${brand.name} account for you`,
    blocks: [
      'Hello,',
      'Someone, perhaps you, used this email address in our sign-up form. A person with these details is self-excluded, so we did not open an account. The form does not show the reason.',
      'If you are not that person, contact us.',
      contact,
    ],
  }),
};
