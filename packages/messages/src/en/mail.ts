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
import type { EntryRejection, FactsOfMail, MailBlock, MailLanguage } from '../mail-facts.ts';
import { coins } from './coins.ts';
import { formats } from './formats.ts';
import { helplines } from './helplines.ts';
import { accountMails } from './mail-account.ts';
import { identityMails } from './mail-identity.ts';
import { privacyMails } from './mail-privacy.ts';
import { securityMails } from './mail-security.ts';
import { places } from './places.ts';
import { redemptionMails } from './redemption-mails.ts';
import { supportMails } from './support-mails.ts';

/** The helpline where somebody lives; where it is not known, the page that lists them all. */
function whomToCall(country: Country | undefined, region: string | null): MailBlock[] {
  const line = country && helplineOf(country, region);
  return line ? [helplines.sentence(line)] : [helplines.onThePage, { link: helplines.page, page: 'responsible-play' }];
}

const hours = (count: number): string => `${count} ${formats.plural(count, { one: 'hour', other: 'hours' })}`;

const contact: MailBlock = { link: 'Contact us', page: 'contact' };

function waiting(amount: string, waitsFor: 'account' | 'verification' | null): string {
  const prize = coins.sweeps(amount);
  if (waitsFor === 'account') {
    return `: ${prize} are waiting for you. There is no ${brand.name} account with this email address yet. Register with it within ${freeEntry.heldDays} days, verify the address, and they are credited at once.`;
  }
  if (waitsFor === 'verification') {
    return `: ${prize} are waiting for you. Verify your email address within ${freeEntry.heldDays} days and they are credited at once: your dashboard sends you the link.`;
  }
  return `, and ${prize} are in your account.`;
}

function whereItIs(waitsFor: 'account' | 'verification' | null): MailBlock {
  return waitsFor === 'account'
    ? { link: 'Sign up', page: 'register' }
    : { link: 'Open your dashboard', page: 'dashboard' };
}

const entryReasons = {
  duplicate: 'You have another entry for the same day, and the limit is one per person and day.',
  details_false: 'We could not confirm the details that you gave.',
  address_unusable: 'The address that you gave is not one that mail can reach.',
  card_unreadable: 'We could not read what is written on the card.',
  card_not_as_asked: 'The card is not made out as the free entry page asks.',
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
      `Your ${brand.name} account is ready, and so is your welcome offer: ${coins.both(gold, sweeps)}. Log in with your email address and the password you chose.`,
      parseHundredths(sweeps) === 0n
        ? `${brand.goldCoins} are for entertainment and have no cash value.`
        : `${brand.goldCoins} are for entertainment and have no cash value. ${brand.sweepsCoins} must be played once before they can be redeemed.`,
      ...(hadBefore
        ? [`The welcome ${brand.sweepsCoins} come once per mailbox, and another account with yours has had them.`]
        : []),
      `Show that this address is yours; the link is good for ${hours(account.verifyLinkHours)}.`,
      { link: 'Verify your email address', page: 'verify', id: token },
      'If you did not create this account, tell us on the contact page and we will close it.',
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
      `You bought ${brand.goldCoins}${parseHundredths(sweeps) === 0n ? '' : `; the ${brand.sweepsCoins} are a free bonus`}. Keep this email as your receipt. If you did not make this purchase, tell us on the contact page at once.`,
      contact,
    ],
  } as const;
}

export const mail: MailLanguage = {
  signature: `Your ${brand.name} team`,
  legalLine: sweepsLegalLine,
  colon: ': ',
  reminderLink: { link: 'Turn reminders off', page: 'account' },
  templates: {
    ...accountMails,
    ...identityMails,
    ...privacyMails,
    ...redemptionMails,
    ...supportMails,
    ...securityMails,
    welcome,
    receipt,
    verify_email: ({ firstName, token }) => ({
      subject: 'Verify your email address',
      blocks: [
        `Hello ${firstName},`,
        `Open this link to show that this address is yours; it is good once and for ${hours(account.verifyLinkHours)}.`,
        { link: 'Verify your email address', page: 'verify', id: token },
        'Parts of the site are open to verified addresses only. If you did not ask for this, ignore this email.',
      ],
    }),
    reset_password: ({ token }) => ({
      subject: `Set a new ${brand.name} password`,
      blocks: [
        'Hello,',
        `Open this link to set a new password; it is good once and for ${hours(account.resetLinkHours)}.`,
        { link: 'Set a new password', page: 'reset', id: token },
        'It signs out every device. If you did not ask for this, ignore this email: nothing has changed.',
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
        `Somebody, perhaps you, filled in our sign-up form with this email address. You already have a ${brand.name} account, so nothing was created and nothing was changed.`,
        'If it was you, log in with the password you have. If it was not, you need to do nothing: the form told them nothing about you.',
        { link: 'Log in', page: 'login' },
        { link: 'Set a new password', page: 'forgot' },
      ],
    }),
    free_entry_received: ({ fullName, reference, method }) => {
      const days = method === 'mail' ? freeEntry.mailInBusinessDays : freeEntry.reviewBusinessDays;
      return {
        subject: `We have your free entry request ${reference}`,
        blocks: [
          `Hello ${fullName},`,
          `Your request for free ${brand.sweepsCoins} has arrived. Its reference is ${reference}. We review it within ${days.from}-${days.to} business days and write to you either way.`,
          'There is a limit of one request per person and day. If you did not ask for this, ignore this email.',
          { link: 'How free entries work', page: 'free-entry' },
        ],
      };
    },
    cool_off_started: ({ firstName, until }) => ({
      subject: `Your break from ${brand.name}`,
      blocks: [
        `Hello ${firstName},`,
        `You are taking a break from play until ${formats.dayAndTime(until)} (Eastern Time). Until then there are no games, purchases, bonuses or free entries. Nobody can end it earlier, and your coins are kept for you.`,
        'Prizes that you have asked for are paid as usual.',
      ],
    }),
    self_excluded: ({ firstName, until, country, region = null }) => ({
      subject: `You have excluded yourself from ${brand.name}`,
      blocks: [
        `Hello ${firstName},`,
        until === null
          ? 'You have excluded yourself from play for good, as you asked.'
          : `You have excluded yourself from play until ${formats.day(until)}, as you asked. It does not end by itself: after that day you can ask to come back, and play is possible a day later.`,
        'Every device is signed out. There are no games, purchases, bonuses, free entries or offers for you; nobody, our staff included, can end this earlier. Prizes that you have asked for are still paid, and you can log in to see your records.',
        ...whomToCall(country, region),
      ],
    }),
    registration_refused: () => ({
      subject: `We cannot open a ${brand.name} account for you`,
      blocks: [
        'Hello,',
        'Somebody, perhaps you, filled in our sign-up form with this email address. A person with these details has excluded themselves from play, so no account was opened. The form told nobody about it.',
        'If that is not you, write to us on the contact page.',
        contact,
      ],
    }),
    free_entry_approved: ({ fullName, reference, amount, waitsFor }) => ({
      subject: `Your free entry request ${reference} is approved`,
      blocks: [
        `Hello ${fullName},`,
        `Your request ${reference} is approved${waiting(amount, waitsFor)}`,
        whereItIs(waitsFor),
        `They are the same ${brand.sweepsCoins} as every other: same games, same odds, same prizes.`,
      ],
    }),
    free_entry_rejected: ({ fullName, reference, rejection }) => ({
      subject: `About your free entry request ${reference}`,
      blocks: [
        `Hello ${fullName},`,
        `We could not approve your request ${reference}.`,
        why(rejection),
        'If you think that we are wrong, write to us on the contact page and name the reference.',
        contact,
      ],
    }),
    sweeps_expiring: ({ firstName, amount, expiresAt }) => ({
      subject: `Your ${brand.sweepsCoins} expire on ${formats.day(expiresAt)}`,
      blocks: [
        `Hello ${firstName},`,
        `You have ${coins.sweeps(amount)} in your ${brand.name} account. ${brand.sweepsCoins} expire when their owner neither logs in nor plays for ${sweepsExpiry.idleDays} days, and yours do so on ${formats.dayAndTime(expiresAt)} (Eastern Time).`,
        'Log in once before then and they stay yours. There is nothing to buy, and nothing else to do.',
        { link: 'Log in', page: 'login' },
        'What you have asked to redeem is not affected.',
      ],
    }),
    sweeps_expired: ({ firstName, amount }) => ({
      subject: `Your ${brand.sweepsCoins} have expired`,
      blocks: [
        `Hello ${firstName},`,
        `You have neither logged in nor played for ${sweepsExpiry.idleDays} days, so ${coins.sweeps(amount)} have expired, as our earlier mail said. Your ${brand.goldCoins} and your account are as you left them.`,
        'You can ask for free entries at any time.',
        { link: 'How free entries work', page: 'free-entry' },
        'If you think that we are wrong, write to us on the contact page.',
        contact,
      ],
    }),
  },
};
