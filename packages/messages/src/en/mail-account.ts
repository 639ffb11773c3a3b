import { brand } from '@goldwren/rules';
import type { MailBlock, MailLanguage } from '../mail-facts.ts';
import { coins } from './coins.ts';

type AccountMails = Pick<MailLanguage['templates'], 'account_changed' | 'balance_adjusted'>;

const contact: MailBlock = { link: 'Contact us', page: 'contact' };
const dashboard: MailBlock = { link: 'Open your dashboard', page: 'dashboard' };

/** What staff have done to an account, told to its player. */
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
        : `We have corrected your balance and taken ${coins[currency](amount)}. You now have ${coins[currency](balance)}.`,
      ...(direction === 'credit' && currency === 'sweeps'
        ? [`They must be played once before they can be redeemed, as all ${brand.sweepsCoins} must.`]
        : []),
      'The correction stands in your activity. If you do not know what it is for, ask us.',
      contact,
    ],
  }),
};

const changes = {
  suspended: {
    subject: `Your ${brand.name} account is suspended`,
    said: [
      'We have suspended your account. Until we have settled why, nothing can be played, bought or redeemed. Your coins stay in your account.',
      'You can still log in to see your balances and records. Write to us to find out why, and what happens next.',
    ],
    link: contact,
  },
  unsuspended: {
    subject: `Your ${brand.name} account is open again`,
    said: ['Your account is no longer suspended. Everything is where you left it.'],
    link: dashboard,
  },
  closed: {
    subject: `Your ${brand.name} account is closed`,
    said: [
      'We have closed your account. Nobody can log in to it any more.',
      'If you think that this is wrong, or have questions about what was in it, write to us.',
    ],
    link: contact,
  },
  second_factor_removed: {
    subject: `Your ${brand.name} account has no second factor any more`,
    said: [
      'We have taken the second factor off your account, as we were asked because it was lost, and have signed out every browser. Logging in asks for your password alone. You can set up a new second factor on your account page.',
      'If it was not you who asked, set a new password now, and write to us.',
    ],
    link: contact,
  },
  redemption_restored: {
    subject: 'You can redeem again',
    said: ['What was open on your account is settled, and you can redeem again.'],
    link: dashboard,
  },
} as const;
