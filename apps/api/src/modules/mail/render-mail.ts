import {
  account,
  brand,
  displayHundredths,
  freeEntry,
  type MailTemplate,
  parseHundredths,
  productTimeZone,
  sweepsLegalLine,
} from '@goldwren/rules';
import type { MailContent, MailText } from './queued-mail.ts';

type Templates = {
  readonly [T in MailTemplate]: (content: Extract<MailContent, { template: T }>) => {
    readonly subject: string;
    readonly paragraphs: readonly string[];
  };
};

/** `"2000000.00"` → `2,000,000 Gold Coins`. What is no amount is shown as it came. */
function coins(amount: string, name: string): string {
  const hundredths = parseHundredths(amount);
  return `${hundredths === null ? amount : displayHundredths(hundredths)} ${name}`;
}

/** `2,000,000 Gold Coins and 2 Sweeps Coins`; no Sweeps Coins, no mention of them. */
function bothCoins(gold: string, sweeps: string): string {
  const goldCoins = coins(gold, brand.goldCoins);
  return parseHundredths(sweeps) === 0n ? goldCoins : `${goldCoins} and ${coins(sweeps, brand.sweepsCoins)}`;
}

const paidAtFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: productTimeZone,
  dateStyle: 'long',
  timeStyle: 'short',
});

function waiting(amount: string, waitsFor: 'account' | 'verification' | null): string {
  const prize = coins(amount, brand.sweepsCoins);
  if (waitsFor === 'account') {
    return `: ${prize} are waiting for you. There is no ${brand.name} account with this email address yet. Register with it within ${freeEntry.heldDays} days, verify the address, and they are credited at once.`;
  }
  if (waitsFor === 'verification') {
    return `: ${prize} are waiting for you. Verify your email address within ${freeEntry.heldDays} days and they are credited at once: your dashboard sends you the link.`;
  }
  return `, and ${prize} are in your account.`;
}

const templates: Templates = {
  welcome: ({ firstName, gold, sweeps, hadBefore, link }) => ({
    subject: `Welcome to ${brand.name}`,
    paragraphs: [
      `Hello ${firstName},`,
      `Your ${brand.name} account is ready, and so is your welcome offer: ${bothCoins(gold, sweeps)}. Log in with your email address and the password you chose.`,
      parseHundredths(sweeps) === 0n
        ? `${brand.goldCoins} are for entertainment and have no cash value.`
        : `${brand.goldCoins} are for entertainment and have no cash value. ${brand.sweepsCoins} must be played once before they can be redeemed.`,
      ...(hadBefore
        ? [`The welcome ${brand.sweepsCoins} come once per mailbox, and another account with yours has had them.`]
        : []),
      `Open this link to show that this address is yours; it is good for ${account.verifyLinkHours} hours:\n${link}`,
      'If you did not create this account, tell us on the contact page and we will close it.',
    ],
  }),
  verify_email: ({ firstName, link }) => ({
    subject: 'Verify your email address',
    paragraphs: [
      `Hello ${firstName},`,
      `Open this link to show that this address is yours; it is good once and for ${account.verifyLinkHours} hours:\n${link}`,
      'Free entries and redemption wait for it. If you did not ask for this, ignore this email.',
    ],
  }),
  reset_password: ({ link }) => ({
    subject: `Set a new ${brand.name} password`,
    paragraphs: [
      'Hello,',
      `Open this link to set a new password; it is good once and for ${account.resetLinkHours} hour:\n${link}`,
      'It signs out every device. If you did not ask for this, ignore this email: nothing has changed.',
    ],
  }),
  registration_attempt: () => ({
    subject: `You already have a ${brand.name} account`,
    paragraphs: [
      'Hello,',
      `Somebody, perhaps you, filled in our sign-up form with this email address. You already have a ${brand.name} account, so nothing was created and nothing was changed.`,
      'If it was you, log in with the password you have. If it was not, you need to do nothing: the form told them nothing about you.',
    ],
  }),
  receipt: ({ firstName, packageName, priceUsd, gold, sweeps, orderId, paidAt }) => ({
    subject: `Your ${brand.name} receipt`,
    paragraphs: [
      `Hello ${firstName},`,
      'Thank you for your purchase. The coins are in your account.',
      [
        `Package: ${packageName}`,
        `Paid: ${priceUsd} (USD)`,
        `Credited: ${bothCoins(gold, sweeps)}`,
        `Order: ${orderId}`,
        `Date: ${paidAtFormat.format(paidAt)} (New York time)`,
      ].join('\n'),
      `You bought ${brand.goldCoins}; the ${brand.sweepsCoins} are a free bonus. Keep this email as your receipt. If you did not make this purchase, tell us on the contact page at once.`,
    ],
  }),
  free_entry_received: ({ fullName, reference, method }) => {
    const days = method === 'mail' ? freeEntry.mailInBusinessDays : freeEntry.reviewBusinessDays;
    return {
      subject: `We have your free entry request ${reference}`,
      paragraphs: [
        `Hello ${fullName},`,
        `Your request for free ${brand.sweepsCoins} has arrived. Its reference is ${reference}. We review it within ${days.from}-${days.to} business days and write to you either way.`,
        'There is a limit of one request per person and day. If you did not ask for this, ignore this email.',
      ],
    };
  },
  free_entry_approved: ({ fullName, reference, amount, waitsFor }) => ({
    subject: `Your free entry request ${reference} is approved`,
    paragraphs: [
      `Hello ${fullName},`,
      `Your request ${reference} is approved${waiting(amount, waitsFor)}`,
      `They are the same ${brand.sweepsCoins} as every other: same games, same odds, same prizes.`,
    ],
  }),
  free_entry_rejected: ({ fullName, reference, reason }) => ({
    subject: `About your free entry request ${reference}`,
    paragraphs: [
      `Hello ${fullName},`,
      `We could not approve your request ${reference}.`,
      reason,
      'If you think that we are wrong, write to us on the contact page and name the reference.',
    ],
  }),
};

/** The text of a mail; plain text, one paragraph to a line. */
export function renderMail(content: MailContent): MailText {
  const template = templates[content.template] as (content: MailContent) => ReturnType<Templates['welcome']>;
  const { subject, paragraphs } = template(content);
  return { subject, body: `${[...paragraphs, `Your ${brand.name} team`, `-- \n${sweepsLegalLine}`].join('\n\n')}\n` };
}
