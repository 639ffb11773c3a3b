import {
  account,
  brand,
  type Country,
  freeEntry,
  helplineOf,
  parseHundredths,
  sweepsExpiry,
  sweepsLegalLine,
} from '@goldwren/rules';
import type { EntryRejection, FactsOfMail, MailBlock, MailLanguage } from '../../facts/mail-facts.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';
import { places } from '../places.ts';
import { helplines } from '../responsible-play/helplines.ts';
import { accountMails } from './mail-account.ts';
import { identityMails } from './mail-identity.ts';
import { limits_set_by_support, setBySupport } from './mail-limits.ts';
import { privacyMails } from './mail-privacy.ts';
import { redemptionMails } from './mail-redemptions.ts';
import { securityMails } from './mail-security.ts';
import { staffMails } from './mail-staff.ts';
import { supportMails } from './mail-support.ts';

/** The helpline of the player's region; if the region is unknown, the page that lists all helplines. */
function whomToCall(country: Country | undefined, region: string | null): MailBlock[] {
  const line = country && helplineOf(country, region);
  return line ? [helplines.sentence(line)] : [helplines.onThePage, { link: helplines.page, page: 'responsible-play' }];
}

const hours = (count: number): string => `${count} ${formats.plural(count, { one: 'hour', other: 'hours' })}`;

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

export const mail: MailLanguage = {
  signature: `Your ${brand.name} team`,
  legalLine: sweepsLegalLine,
  colon: ': ',
  reminderLink: { link: 'Turn off reminders', page: 'account' },
  templates: {
    ...accountMails,
    ...identityMails,
    ...privacyMails,
    ...redemptionMails,
    ...supportMails,
    ...securityMails,
    ...staffMails,
    limits_set_by_support,
    welcome,
    receipt,
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
    cool_off_started: ({ firstName, until, by }) => ({
      subject: `Your break from ${brand.name}`,
      blocks: [
        `Hello ${firstName},`,
        `You are taking a break from play until ${formats.dayAndTime(until)} (Eastern Time). Until then you cannot play, buy, or get bonuses or free entries. The break cannot be shortened. Your coins stay in your account.`,
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
    registration_refused: () => ({
      subject: `We cannot open a ${brand.name} account for you`,
      blocks: [
        'Hello,',
        'Someone, perhaps you, used this email address in our sign-up form. A person with these details is self-excluded, so we did not open an account. The form does not show the reason.',
        'If you are not that person, contact us.',
        contact,
      ],
    }),
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
  },
};
