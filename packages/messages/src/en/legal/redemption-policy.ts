import {
  addressProofMaxDays,
  approvalsNeeded,
  brand,
  documentUpload,
  formsIssuedBy,
  identityReview,
  payoutMethods,
  payoutTerms,
  promisedBusinessDays,
  redemptionLimits,
  reportingThresholds,
  skillTest,
  support,
  unverified,
  w9FromCents,
} from '@goldwren/rules';
import type { LegalFacts, LegalSection } from '../../legal-text.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from '../prize-terms.ts';
import { redemptions } from '../redemptions.ts';
import { phrases } from './phrases.ts';
import { places, withPlaces } from './places-of-law.ts';

const [since, latest] = [
  reportingThresholds[0],
  reportingThresholds[reportingThresholds.length - 1] ?? reportingThresholds[0],
];
const approvals = approvalsNeeded(redemptionLimits.oneApprovalHundredths + 1n);
const review = promisedBusinessDays('in_review', 'bank');
const handover = promisedBusinessDays('approved', 'bank');
const reminders = formats.and(unverified.remindedAfterDays.map(String));

const sections: readonly LegalSection[] = [
  {
    id: 'what',
    title: 'What can be redeemed',
    blocks: [
      `${brand.sweepsCoins} can be redeemed for prizes, at about ${formats.usd(100n)} for each. ${brand.goldCoins} cannot. What you can redeem is the smaller of two numbers, and the page [Redemptions](redemptions) shows both:`,
      {
        list: [
          `what was played: every ${brand.sweepsCode} is played once, whatever it came from, and wins count as played;`,
          `what was held: your lowest balance of the last ${phrases.hours(redemptionLimits.heldHours)}.`,
        ],
      },
    ],
  },
  {
    id: 'conditions',
    title: 'Conditions',
    blocks: [
      {
        list: [
          `Your account is at least ${phrases.days(redemptionLimits.accountAgeDays)} old and in good standing, and your email address is verified.`,
          `You live, and are, where redemption is allowed. ${places.excluded}`,
          places.goldOnly,
          `You ask for one prize in ${phrases.hours(redemptionLimits.hoursBetween)}, and for none while another request is open.`,
          'No payment of yours is disputed with a bank, and nothing is owed from one that was.',
          'You have not excluded yourself. What you asked for before an exclusion is still paid.',
        ],
      },
      'The form shows each condition, whether it is met, and when it will be; the server decides by the same list.',
    ],
  },
  {
    id: 'methods',
    title: 'Methods and times',
    blocks: [
      {
        table: {
          caption: 'Least amount and time of each method',
          head: ['Method', 'Least amount', 'Time from approval'],
          rows: payoutMethods.map((method) => {
            const { minimumHundredths, businessDays } = payoutTerms[method];
            return [redemptions.methods[method], phrases.sweeps(minimumHundredths), phrases.businessDays(businessDays)];
          }),
        },
      },
      `Amazon gift cards come in ${formats.and((payoutTerms.gift_card.denominationsHundredths ?? []).map((value) => formats.usd(value)))}. Other amounts are asked for in steps of ${formats.amount(1n)}. ${prizeTerms.fromApproval} Business days are Monday to Friday without federal holidays. What it really took stands under [Payout times](payout-times).`,
      'The account, card or check must be in your own verified name. A prepaid Visa card is a physical card; we mail it to your verified address.',
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    blocks: [
      `${prizeTerms.limits} Our staff can raise your limits. A request may not be for more than what is left of the day and the month; the form shows that amount.`,
    ],
  },
  {
    id: 'steps',
    title: 'What happens after your request',
    blocks: [
      {
        list: [
          `The ${brand.sweepsCoins} leave your balance at once and are kept for the prize. A request cannot be taken back to play with them.`,
          `We review it${review ? ` within ${phrases.businessDays(review)}` : ''}. Above ${phrases.twoApprovals}, ${approvals} different members of our staff approve.`,
          `It is handed over for payment${handover ? ` within ${phrases.businessDays(handover)}` : ''} of its approval, and arrives in the time of its method, which counts from the approval.`,
          'You see every step with its clock, and get a mail at each. When a step takes longer than promised we tell you why.',
        ],
      },
      `A request that is refused or returned gives the ${brand.sweepsCoins} back. Only our staff can declare a prize forfeited, with a reason that you are told: fraud, a second account, being under age, or abuse of offers.`,
    ],
  },
  {
    id: 'identity',
    title: 'Identity verification',
    blocks: [
      'Every redemption needs a verified identity; it is verified once. You send:',
      {
        list: [
          'a government photo ID,',
          `a proof of address that is not older than ${phrases.days(addressProofMaxDays)},`,
          'a selfie with the ID,',
          'as a resident of the United States, the last four digits of your Social Security number.',
        ],
      },
      `Pictures of up to ${documentUpload.maxBytes / 1024 / 1024} MB each are kept encrypted, and only compliance staff see them, each view on record. The review takes ${phrases.hourRange(identityReview.targetHours)}, at most ${identityReview.maxBusinessDays} business days. What could not be accepted can be sent again.`,
      `A request whose verification is not completed within ${phrases.days(unverified.returnedAfterDays)} is returned, and you have the ${brand.sweepsCoins} back; we remind you on days ${reminders}. We also compare names with sanctions lists, as the law demands.`,
    ],
  },
  {
    id: 'canada',
    title: 'Canada: the skill-testing question',
    blocks: [
      `Residents of Canada answer a skill-testing question before the prize is approved: ${phrases.minutes(skillTest.secondsPerQuestion / 60)} for each question, at most ${skillTest.attempts} attempts. After the last one the request is refused and the ${brand.sweepsCoins} go back.`,
    ],
  },
  {
    id: 'tax',
    title: 'Tax',
    blocks: [
      {
        list: [
          `W-9: residents of the United States give this form before the payout with which those of a calendar year reach ${formats.usd(w9FromCents)}.`,
          `Withholding: ${prizeTerms.withholding} It is taken from the whole payout.`,
          `1099-MISC: by ${formsIssuedBy.month} ${formsIssuedBy.day} we issue this form for the year before, once its payouts reached ${formats.usd(since.cents)}; from ${latest.fromYear} on, ${formats.usd(latest.cents)}; and always when tax was withheld.`,
          'Residents of Canada give no W-9, have nothing withheld, and get a statement of their payouts after the year.',
        ],
      },
      'A payout belongs to the year in which it was paid. This is information and no tax advice.',
    ],
  },
  {
    id: 'chargebacks',
    title: 'Chargebacks',
    blocks: [
      'When a payment of yours goes back, the coins it brought are taken back as far as they are there, the rest is recorded as owed, and redemption stops until it is settled with us. An open request waits that long.',
    ],
  },
  {
    id: 'failed',
    title: 'When a payout fails',
    blocks: [
      'If money does not arrive, because details were wrong or an account was closed, we ask for new details and pay again. Tell us when a payout that we call paid is not there after the time of its method.',
    ],
  },
  {
    id: 'help',
    title: 'Help',
    blocks: [
      `Our support answers within ${phrases.hours(support.answerWithinHours)}, on average in ${phrases.hourRange(support.averageAnswerHours)}: [Contact Us](contact).`,
    ],
  },
];

/** The Redemption Policy. */
export function redemptionPolicy(facts: LegalFacts): readonly LegalSection[] {
  return withPlaces(sections, facts);
}
