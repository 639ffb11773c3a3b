import { brand } from '@goldwren/rules';
import type { MailBlock, MailLanguage } from '../../facts/mail-facts.ts';
import { coins } from '../coins/coins.ts';

type AccountMails = Pick<MailLanguage['templates'], 'account_changed' | 'balance_adjusted'>;

const contact: MailBlock = { link: 'Contact us', page: 'contact' };
const dashboard: MailBlock = { link: 'Open your dashboard', page: 'dashboard' };

/** Emails about changes that staff made to an account. */
export const accountMails: AccountMails = {
  account_changed: ({ firstName, change }) => {
    const { subject, said, link } = changes[change];
    return { subject, blocks: [`Hello ${firstName},`, ...said, link] };
  },
  balance_adjusted: ({ firstName, currency, direction, amount, balance }) => ({
    subject: 'Your balance was corrected',
    blocks: [
      `Hello ${firstName},`,
      direction === 'credit'
        ? `We have corrected your balance and added ${coins[currency](amount)}. You now have ${coins[currency](balance)}.`
        : `We have corrected your balance and removed ${coins[currency](amount)}. You now have ${coins[currency](balance)}.`,
      ...(direction === 'credit' && currency === 'sweeps'
        ? [`You must play them once before you can redeem them, like all ${brand.sweepsCoins}.`]
        : []),
      'You can see the correction in your activity. If you do not know the reason, contact us.',
      contact,
    ],
  }),
};

const changes = {
  suspended: {
    subject: `Your ${brand.name} account is suspended`,
    said: [
      'We have suspended your account. Until we lift the suspension, you cannot play, buy or redeem. Your coins stay in your account.',
      'You can still log in to see your balances and records. Contact us to find out the reason and the next steps.',
    ],
    link: contact,
  },
  unsuspended: {
    subject: `Your ${brand.name} account is open again`,
    said: ['Your account is no longer suspended. Your balances are unchanged.'],
    link: dashboard,
  },
  // Staff have closed it. The player: mail-security.ts.
  closed: {
    subject: `Your ${brand.name} account is closed`,
    said: [
      'We have closed your account. You can no longer log in.',
      'If you think that this is a mistake, or if you have questions about your account, contact us.',
    ],
    link: contact,
  },
  second_factor_removed: {
    subject: `The second factor of your ${brand.name} account is off`,
    said: [
      'You told us that you lost your second factor, so we removed it and logged out every browser. You now log in with your password only. You can set up a new second factor on your account page.',
      'If you did not request this, set a new password now and contact us.',
    ],
    link: contact,
  },
  redemption_restored: {
    subject: 'You can redeem again',
    said: ['The open issue on your account is resolved. You can redeem again.'],
    link: dashboard,
  },
} as const;
