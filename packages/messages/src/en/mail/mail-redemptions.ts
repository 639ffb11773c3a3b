import { brand, isPayoutFailureReason, parseHundredths, verificationDeadline } from '@goldwren/rules';
import type { FactsOfMail, MailBlock, RedemptionMails } from '../../facts/mail-facts.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';
import { redemptions } from '../redemptions/redemptions.ts';

const contact: MailBlock = { link: 'Contact us', page: 'contact' };
const see: MailBlock = { link: 'See your redemption', page: 'redeem' };

type Ended = FactsOfMail<'redemption_ended'>;
type Moved = FactsOfMail<'redemption_moved'>;

function rows({ amount, method, redemptionId }: Pick<Ended, 'amount' | 'method' | 'redemptionId'>): MailBlock {
  return {
    rows: [
      ['Prize', coins.sweeps(amount)],
      ['Paid by', redemptions.methods[method]],
      ['Redemption', redemptionId],
    ],
  };
}

const noted = (note: string | null): MailBlock[] => (note === null ? [] : [`Note from our team: ${note}`]);
const by = (dueAt: string | null): string =>
  dueAt === null ? '' : ` We do this by ${formats.dayAndTime(dueAt)}, Eastern Time, at the latest.`;

const movedSubjects: Record<Moved['status'], string> = {
  in_review: 'Your redemption is in review',
  approved: 'Your redemption is approved',
  processing: 'Your prize is on its way',
  paid: 'Your prize is paid',
};

function movedText({ status, reason, dueAt, paid, withheld }: Moved): string {
  switch (status) {
    case 'in_review':
      return `${redemptions.reasons.verified} Next we review your request.${by(dueAt)}`;
    case 'approved':
      return isPayoutFailureReason(reason)
        ? `${redemptions.reasons[reason]}${by(dueAt)}`
        : `Next we hand your prize to the payment provider.${by(dueAt)}`;
    case 'processing':
      return `Your prize is with the payment provider.${by(dueAt)}`;
    case 'paid':
      return `We have paid you ${formats.usd(paid ?? '0.00')} (USD).${
        withheld === null || withheld === '0.00'
          ? ''
          : ` As the law requires, we withheld ${formats.usd(withheld)} (USD) for tax.`
      }`;
  }
}

/** What happened to the coins that were set aside. */
function returnedText(amount: string, debtPaid = '0.00'): string {
  const debt = parseHundredths(debtPaid) ?? 0n;
  if (debt === 0n) return `All ${coins.sweeps(amount)} are back in your account.`;
  const back = (parseHundredths(amount) ?? 0n) - debt;
  return `We used ${coins.sweeps(debt)} of the ${coins.sweeps(amount)} to settle what you owed for reversed purchases. The other ${coins.sweeps(back)} are back in your account.`;
}

function ended({ firstName, status, reason, note, debtPaid, ...of }: Ended) {
  const subjects = {
    rejected: 'Your redemption was not approved',
    returned: 'Your redemption was returned',
    forfeited: 'Your prize was forfeited',
  };
  const back =
    status === 'forfeited'
      ? `The ${brand.sweepsCoins} do not return to your account.`
      : returnedText(of.amount, debtPaid);
  return {
    subject: subjects[status],
    blocks: [
      `Hello ${firstName},`,
      `${redemptions.reasons[reason]} ${back}`,
      ...noted(note),
      rows(of),
      'If you think that this is a mistake, contact us and include the redemption number.',
      contact,
    ],
  };
}

/** The emails of a redemption, one for each step. */
export const redemptionMails: RedemptionMails = {
  redemption_requested: ({ firstName, needs, dueAt, ...of }) => ({
    subject: 'We have received your redemption request',
    blocks: [
      `Hello ${firstName},`,
      `We have received your request and set the ${brand.sweepsCoins} aside.`,
      rows(of),
      needs.length === 0
        ? `Next we review it.${by(dueAt)}`
        : `We need something from you within ${verificationDeadline.returnedAfterDays} days. ${needs.map((need) => redemptions.needs[need]).join(' ')}`,
      see,
      'If you did not request this, contact us now.',
      contact,
    ],
  }),
  redemption_moved: ({ firstName, note, ...facts }) => ({
    subject: movedSubjects[facts.status],
    blocks: [`Hello ${firstName},`, movedText({ firstName, note, ...facts }), ...noted(note), rows(facts), see],
  }),
  redemption_ended: ended,
  redemption_needs: ({ firstName, need, ...of }) => ({
    subject: 'Your redemption needs something from you',
    blocks: [
      `Hello ${firstName},`,
      `We need something from you to continue. ${redemptions.needs[need]}`,
      rows(of),
      see,
    ],
  }),
  redemption_reminder: ({ firstName, needs, daysLeft, ...of }) => ({
    subject: `Your redemption needs something from you: ${daysLeft} ${formats.plural(daysLeft, { one: 'day', other: 'days' })} left`,
    blocks: [
      `Hello ${firstName},`,
      `Your redemption still needs something from you. ${needs.map((need) => redemptions.needs[need]).join(' ')}`,
      `In ${daysLeft} ${formats.plural(daysLeft, { one: 'day', other: 'days' })} we close it and return the ${brand.sweepsCoins} to your account.`,
      rows(of),
      see,
    ],
  }),
  redemption_late: ({ firstName, reason, note, ...of }) => ({
    subject: 'Your redemption is delayed',
    blocks: [`Hello ${firstName},`, redemptions.reasons[reason], ...noted(note), rows(of), see],
  }),
};
