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
  verificationDeadline,
  w9FromCents,
} from '@goldwren/rules';
import type { LegalFacts, LegalSection } from '../../legal-text.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from '../redemptions/prize-terms.ts';
import { redemptions } from '../redemptions/redemptions.ts';
import { phrases } from './phrases.ts';
import { places, withPlaces } from './places-of-law.ts';

const [since, latest] = [
  reportingThresholds[0],
  reportingThresholds[reportingThresholds.length - 1] ?? reportingThresholds[0],
];
const approvals = approvalsNeeded(redemptionLimits.oneApprovalHundredths + 1n);
const review = promisedBusinessDays('in_review', 'bank');
const handover = promisedBusinessDays('approved', 'bank');
const reminders = formats.and(verificationDeadline.remindedAfterDays.map(String));

const sections: readonly LegalSection[] = [
  {
    id: 'what',
    title: 'What can be redeemed',
    blocks: [
      `You can redeem ${brand.sweepsCoins} for prizes, at about ${formats.usd(100n)} each. ${brand.goldCoins} cannot be redeemed. You can redeem the smaller of two amounts. The page [Redemptions](redemptions) shows both:`,
      {
        list: [
          `played: you play every ${brand.sweepsCode} once, whatever its source, and wins count as played;`,
          `held: your lowest balance of the last ${phrases.hours(redemptionLimits.heldHours)}.`,
        ],
      },
    ],
  },
  {
    id: 'conditions',
    title: 'Requirements',
    blocks: [
      {
        list: [
          `Your account is at least ${phrases.days(redemptionLimits.accountAgeDays)} old and in good standing, and your email address is verified.`,
          `You live in, and are in, a place where redemption is allowed. ${places.excluded}`,
          places.goldOnly,
          `You request one redemption in ${phrases.hours(redemptionLimits.hoursBetween)}, and none while another request is open.`,
          'No payment of yours is disputed with a bank, and you owe nothing from a disputed payment.',
          'You have not excluded yourself. We still pay redemptions that you requested before an exclusion.',
        ],
      },
      'The form shows each requirement, whether you meet it, and if not, when you will. Our server checks the same list.',
    ],
  },
  {
    id: 'methods',
    title: 'Methods and times',
    blocks: [
      {
        table: {
          caption: 'Minimum and time of each method',
          head: ['Method', 'Minimum', 'Time from approval'],
          rows: payoutMethods.map((method) => {
            const { minimumHundredths, businessDays } = payoutTerms[method];
            return [redemptions.methods[method], phrases.sweeps(minimumHundredths), phrases.businessDays(businessDays)];
          }),
        },
      },
      `Amazon gift cards come in ${formats.and((payoutTerms.gift_card.denominationsHundredths ?? []).map((value) => formats.usd(value)))}. For other methods, amounts go in steps of ${formats.amount(1n)}. ${prizeTerms.fromApproval} Business days are Monday to Friday without federal holidays. See measured times under [Payout times](payout-times).`,
      'The account, card or check must be in your own verified name. A prepaid Visa card is a physical card. We mail it to your verified address.',
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    blocks: [
      `${prizeTerms.limits} Our staff can raise your limits. A request cannot exceed what is left of the day and the month. The form shows that amount.`,
    ],
  },
  {
    id: 'steps',
    title: 'What happens after your request',
    blocks: [
      {
        list: [
          `We remove the ${brand.sweepsCoins} from your balance immediately and set them aside. You cannot take a request back to play with them.`,
          `We review it${review ? ` within ${phrases.businessDays(review)}` : ''}. Above ${phrases.twoApprovals}, ${approvals} different members of our staff approve.`,
          `We hand it over for payment${handover ? ` within ${phrases.businessDays(handover)}` : ''} of its approval. It arrives in the time of its method, which counts from the approval.`,
          'You see every step with its deadline, and we email you at each step. If a step takes longer than promised, we tell you why.',
        ],
      },
      `If we reject or return a request, you get the ${brand.sweepsCoins} back. Only our staff can declare a prize forfeited, and they tell you the reason: fraud, a second account, being underage, or abuse of offers.`,
    ],
  },
  {
    id: 'identity',
    title: 'Identity verification',
    blocks: [
      'Every redemption needs a verified identity. You verify it once. You send:',
      {
        list: [
          'a government photo ID,',
          `a proof of address that is not older than ${phrases.days(addressProofMaxDays)},`,
          'a selfie with the ID,',
          'as a resident of the United States, the last four digits of your Social Security number.',
        ],
      },
      `We store pictures of up to ${documentUpload.maxBytes / 1024 / 1024} MB each encrypted. Only compliance staff see them, and we record each view. The review takes ${phrases.hourRange(identityReview.targetHours)}, at most ${identityReview.maxBusinessDays} business days. You can send documents again that we could not accept.`,
      `If you do not complete verification within ${phrases.days(verificationDeadline.returnedAfterDays)}, we close the request and return the ${brand.sweepsCoins}. We remind you on days ${reminders}. The law also requires us to compare names with sanctions lists.`,
    ],
  },
  {
    id: 'canada',
    title: 'Canada: the skill-testing question',
    blocks: [
      `Residents of Canada answer a skill-testing question before we approve the prize: ${phrases.minutes(skillTest.secondsPerQuestion / 60)} for each question, at most ${skillTest.attempts} attempts. After the last attempt we reject the request and return the ${brand.sweepsCoins}.`,
    ],
  },
  {
    id: 'tax',
    title: 'Tax',
    blocks: [
      {
        list: [
          `W-9: residents of the United States send this form before the payout with which their payouts in a calendar year reach ${formats.usd(w9FromCents)}.`,
          `Withholding: ${prizeTerms.withholding} It applies to the whole payout.`,
          `1099-MISC: we issue this form by ${formsIssuedBy.month} ${formsIssuedBy.day} for the year before, if its payouts reached ${formats.usd(since.cents)}; from ${latest.fromYear} on, ${formats.usd(latest.cents)}; and always if we withheld tax.`,
          'Residents of Canada do not need a W-9, and nothing is withheld. They get a statement of their payouts after the year.',
        ],
      },
      'A payout belongs to the year in which we paid it. This is information, not tax advice.',
    ],
  },
  {
    id: 'chargebacks',
    title: 'Chargebacks',
    blocks: [
      'If one of your payments is reversed, we remove its coins as far as your balance allows and record the rest as owed. You cannot redeem until it is settled. Open requests wait until then.',
    ],
  },
  {
    id: 'failed',
    title: 'If a payout fails',
    blocks: [
      'If a payout does not arrive because details were wrong or an account was closed, we ask for new details and pay again. If a payout is marked as paid but does not arrive in the time of its method, contact us.',
    ],
  },
  {
    id: 'help',
    title: 'Help',
    blocks: [
      `Our support team answers within ${phrases.hours(support.answerWithinHours)}, on average in ${phrases.hourRange(support.averageAnswerHours)}: [Contact Us](contact).`,
    ],
  },
];

/** The Redemption Policy. */
export function redemptionPolicy(facts: LegalFacts): readonly LegalSection[] {
  return withPlaces(sections, facts);
}
