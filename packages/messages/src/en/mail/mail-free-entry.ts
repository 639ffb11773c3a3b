import { brand, freeEntry } from '@goldwren/rules';
import type { EntryRejection, MailBlock, MailLanguage } from '../../facts/mail-facts.ts';
import { coins } from '../coins/coins.ts';
import { places } from '../places.ts';

const contact: MailBlock = { link: 'Contact us', page: 'contact' };

function waiting(amount: string, waitsFor: 'account' | 'verification' | null): string {
  const prize = coins.sweeps(amount);
  if (waitsFor === 'account') {
    return `. ${prize} are reserved for you. There is no ${brand.name} account with this email address yet. Sign up with it within ${freeEntry.heldDays} days and verify the address. We then add the coins immediately.`;
  }
  if (waitsFor === 'verification') {
    return `. ${prize} are reserved for you. Verify your email address within ${freeEntry.heldDays} days, and we add them immediately. You can request the link on your dashboard.`;
  }
  return `. ${prize} are now in your account.`;
}

function whereItIs(waitsFor: 'account' | 'verification' | null): MailBlock {
  return waitsFor === 'account'
    ? { link: 'Sign up', page: 'register' }
    : { link: 'Open your dashboard', page: 'dashboard' };
}

const entryReasons = {
  duplicate: 'You have another entry for the same day, and the limit is one per person and day.',
  details_false: 'We could not confirm the details that you entered.',
  address_unusable: 'We cannot send mail to the address that you entered.',
  card_unreadable: 'We could not read the card.',
  card_not_as_asked: 'The card does not follow the instructions on the free entry page.',
} as const;

function why(rejection: EntryRejection): string {
  if (rejection.code === 'written') return rejection.text;
  if (rejection.code === 'self_excluded') return 'You have excluded yourself from play.';
  if (rejection.code !== 'region') {
    const sentence = entryReasons[rejection.code];
    return rejection.note === null ? sentence : `${sentence} ${rejection.note}`;
  }
  const { country, region } = rejection;
  return `Free entries are not available in ${region === null ? 'your region' : places.regionName(country, region)}.`;
}

/** Emails about requests for free Sweeps Coins. */
export const freeEntryMails: Pick<
  MailLanguage['templates'],
  'free_entry_received' | 'free_entry_approved' | 'free_entry_rejected'
> = {
  free_entry_received: ({ fullName, reference, method }) => {
    const days = method === 'mail' ? freeEntry.mailInBusinessDays : freeEntry.reviewBusinessDays;
    return {
      subject: `We have received your free entry request ${reference}`,
      blocks: [
        `Hello ${fullName},`,
        `We have received your request for free ${brand.sweepsCoins}. Your reference is ${reference}. We review it within ${days.from}-${days.to} business days and email you the result.`,
        'You can send one request per person and day. If you did not request this, ignore this email.',
        { link: 'How free entries work', page: 'free-entry' },
      ],
    };
  },
  free_entry_approved: ({ fullName, reference, amount, waitsFor }) => ({
    subject: `Your free entry request ${reference} is approved`,
    blocks: [
      `Hello ${fullName},`,
      `Your request ${reference} is approved${waiting(amount, waitsFor)}`,
      whereItIs(waitsFor),
      `They are the same ${brand.sweepsCoins} as all others: same games, same odds, same prizes.`,
    ],
  }),
  free_entry_rejected: ({ fullName, reference, rejection }) => ({
    subject: `About your free entry request ${reference}`,
    blocks: [
      `Hello ${fullName},`,
      `We could not approve your request ${reference}.`,
      why(rejection),
      'If you think that this is a mistake, contact us and include the reference.',
      contact,
    ],
  }),
};
