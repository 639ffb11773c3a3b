import {
  brand,
  type PayoutMethod,
  payoutTerms,
  redemptionLimits,
  usdCentsOf,
  verificationDeadline,
  w9FromCents,
} from '@goldwren/rules';
import { ages } from '../ages.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from './prize-terms.ts';

const businessDays = ({ from, to }: { readonly from: number; readonly to: number }) => `${from}-${to} business days`;

/** The payout details of each payout method. */
const details: Record<PayoutMethod, { label: string; hint: string }> = {
  bank: { label: 'Bank details', hint: 'Account holder, bank, routing number and account number.' },
  skrill: { label: 'Skrill account', hint: 'The email address of your Skrill account.' },
  paypal: { label: 'PayPal account', hint: 'The email address of your PayPal account.' },
  check: { label: 'Where to mail the check', hint: 'Your name and full mailing address.' },
  gift_card: { label: 'Where to send the Amazon gift card', hint: 'The email address that gets the code.' },
  card: {
    label: 'Where to mail the Visa card',
    hint: 'Your name and full mailing address, the same as on your verified proof of address.',
  },
};

const withholdingLine = prizeTerms.withholding;

/** The redemption screen. */
export const redeem = {
  title: 'Redeem',
  intro: `Redeem ${brand.sweepsCoins} that you have played for prizes, at about ${formats.usd(usdCentsOf(100n))} per ${brand.sweepsCode}.`,
  /** In places without Sweeps Coins the page promises none. */
  introWithout: `You redeem prizes with ${brand.sweepsCoins}, which are not available where you live. We still process your earlier requests.`,
  details,
  numbers: {
    title: `Your ${brand.sweepsCoins}`,
    balance: 'Balance',
    balanceNote: `All your ${brand.sweepsCoins} now.`,
    unplayed: 'Not yet played',
    unplayedNote: 'Play each coin once before you redeem it.',
    held: `Held for ${redemptionLimits.heldHours} hours`,
    heldNote: `Your lowest balance of the last ${redemptionLimits.heldHours} hours.`,
    redeemable: 'Redeemable now',
    redeemableNote: 'The smaller of played and held, within your limits.',
    loading: 'Loading your redeemable amount',
    problem: 'Could not load your redeemable amount.',
  },
  form: {
    title: 'Request a redemption',
    label: 'Redemption',
    amount: `Amount in ${brand.sweepsCode}`,
    /** `most`: the largest amount of a request now; null while it is unknown. */
    range: (minimum: string, most: string | null) =>
      `At least ${formats.amount(minimum)} ${brand.sweepsCode}, in steps of 0.01.${
        most === null ? '' : ` You can redeem up to ${formats.amount(most)} ${brand.sweepsCode} now.`
      }`,
    all: (amount: string) => `Use all ${amount}`,
    denominations: 'Value of the Amazon gift card',
    method: 'Payout method',
    promise: (days: { readonly from: number; readonly to: number }) => businessDays(days),
    promiseNote: 'Starts when we approve your request.',
    sameName: 'The account must be in your own verified name.',
    submit: 'Request redemption',
    submitting: 'Sending your request…',
    missing: (count: number) =>
      `${formats.number(count)} ${formats.plural(count, { one: 'requirement is', other: 'requirements are' })} not met yet: show`,
    noWayBack: `We remove the ${brand.sweepsCoins} from your balance immediately. You cannot take a request back to play with them.`,
  },
  submitted: {
    title: 'Request received',
    text: "Your redemption request is being reviewed. You'll be notified via email.",
    identity: 'Verify your identity first. The review starts when we have your documents.',
    skillTest: 'Next, answer the skill-testing question that Canadian law requires.',
    toNeeds: 'See what is needed',
    toHistory: 'See your request',
  },
  rules: {
    title: 'Requirements',
    titlePublic: 'The rules',
    passed: 'Met',
    failed: 'Not yet',
    never: 'Not met',
    allPassed: 'You meet every requirement.',
    someFail: (count: number) =>
      `${formats.number(count)} ${formats.plural(count, { one: 'requirement is', other: 'requirements are' })} not met.`,
    in: (duration: string) => `In ${duration}.`,
    verifyEmail: 'Go to the dashboard',
    checking: 'Checking the requirements for this amount…',
  },
  tax: {
    title: 'Tax',
    withheld: (withheld: string, rest: string) =>
      `${withholdingLine} For this redemption, ${formats.usd(withheld)} would be withheld and ${formats.usd(rest)} paid to you.`,
    withholding: withholdingLine,
    w9: `When your payouts in a calendar year reach ${formats.usd(w9FromCents)}, we need a W-9 form before we pay the next one.`,
    w9Now: (paid: string) =>
      `With this redemption, your payouts this year reach ${formats.usd(w9FromCents)} (${formats.usd(paid)} paid so far). We need a W-9 form before we pay it.`,
    w9OnFile: 'Your W-9 is on file.',
    canada: 'Players in Canada do not need a W-9. You get a statement of your payouts after the year.',
  },
  clock: {
    title: 'How long it takes',
    verification: 'Identity check',
    verificationPromise: (hours: { readonly from: number; readonly to: number }, days: number) =>
      `${hours.from}-${hours.to} hours, at most ${days} business days`,
    review: 'Review',
    handover: 'Handover to payout, part of the payout time',
    payment: 'Payout, counted from approval',
    days: businessDays,
    byMethod: (days: { readonly from: number; readonly to: number }) => `${businessDays(days)}, by payout method`,
    measured: (half: string) => `Measured: half within ${half}`,
    more: 'All measured times',
    unverified: `If you do not complete the identity check within ${verificationDeadline.returnedAfterDays} days, the request is returned, and your ${brand.sweepsCoins} are available again.`,
  },
  visitor: {
    title: 'Log in to redeem',
    text: 'Log in to see how much you can redeem and to request a redemption.',
    logIn: 'Log in',
    signUp: 'Sign Up Free',
    how: 'How it works',
    steps: [
      `Play your ${brand.sweepsCoins} once, whether they came from a free entry, a gift or a package.`,
      `Request a redemption of at least ${formats.amount(payoutTerms.bank.minimumHundredths)} ${brand.sweepsCode}, or ${formats.amount(payoutTerms.gift_card.minimumHundredths)} ${brand.sweepsCode} for an Amazon gift card.`,
      'Verify your identity once: photo ID, proof of address and a selfie.',
      'We review your request and pay it. This page shows each step and its time, and we email you at each step.',
    ],
    adults: `You are ${ages.inShort}`,
    canada: 'In Canada, you answer a skill-testing question before we pay a prize.',
  },
  winner: {
    title: 'Recent winners',
    show: 'Show me among the recent winners when you pay a redemption of mine',
    asNamed: (name: string) => `Shown as ${name}, with the amount and the date.`,
    asAnonymous: 'Your paid redemptions are shown as Anonymous.',
    saved: 'Saved.',
    problem: 'We could not save this. Please try again.',
  },
  needs: { identity: 'Verify your identity', w9: 'Tax form W-9', skill_test: 'Skill-testing question' },
};
