import { brand, parseHundredths, sweepsExpiry } from '@goldwren/rules';
import type { FactsOfMail, MailBlock, MailLanguage } from '../../facts/mail-facts.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';

const contact: MailBlock = { link: 'Contact us', page: 'contact' };

function receipt({ firstName, packageName, price, gold, sweeps, orderId, paidAt }: FactsOfMail<'receipt'>) {
  return {
    subject: `Your ${brand.name} receipt`,
    blocks: [
      `Hello ${firstName},`,
      'Thank you for your purchase. The coins are in your account.',
      {
        rows: [
          ['Package', packageName],
          ['Paid', `${formats.usd(price)} (USD)`],
          ['Credited', coins.both(gold, sweeps)],
          ['Order', orderId],
          ['Date', `${formats.dayAndTime(paidAt)} (Eastern Time)`],
        ],
      },
      { link: 'See your order', page: 'order', id: orderId },
      `You bought ${brand.goldCoins}${parseHundredths(sweeps) === 0n ? '' : `; the ${brand.sweepsCoins} are a free bonus`}. This email is your receipt. If you did not make this purchase, contact us now.`,
      contact,
    ],
  } as const;
}

/** Emails about purchases, and about Sweeps Coins that expire. */
export const coinMails: Pick<MailLanguage['templates'], 'receipt' | 'sweeps_expiring' | 'sweeps_expired'> = {
  receipt,
  sweeps_expiring: ({ firstName, amount, expiresAt }) => ({
    subject: `Your ${brand.sweepsCoins} expire on ${formats.day(expiresAt)}`,
    blocks: [
      `Hello ${firstName},`,
      `You have ${coins.sweeps(amount)} in your ${brand.name} account. ${brand.sweepsCoins} expire after ${sweepsExpiry.idleDays} days without login or play. Yours expire on ${formats.dayAndTime(expiresAt)} (Eastern Time).`,
      'To keep them, log in once before then. You do not have to buy anything.',
      { link: 'Log in', page: 'login' },
      'Your open redemptions are not affected.',
    ],
  }),
  sweeps_expired: ({ firstName, amount }) => ({
    subject: `Your ${brand.sweepsCoins} have expired`,
    blocks: [
      `Hello ${firstName},`,
      `You have not logged in or played for ${sweepsExpiry.idleDays} days, so ${coins.sweeps(amount)} have expired. Our earlier email announced this. Your ${brand.goldCoins} and your account are unchanged.`,
      'You can request free entries at any time.',
      { link: 'How free entries work', page: 'free-entry' },
      'If you think that this is a mistake, contact us.',
      contact,
    ],
  }),
};
