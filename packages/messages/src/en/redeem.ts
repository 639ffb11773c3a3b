import {
  brand,
  measuredTimesDays,
  type PayoutMethod,
  payoutTerms,
  redemptionLimits,
  unverified,
  usdCentsOf,
  w9FromCents,
} from '@goldwren/rules';
import { ages } from './ages.ts';
import { formats } from './formats.ts';
import { prizeTerms } from './prize-terms.ts';

const businessDays = ({ from, to }: { readonly from: number; readonly to: number }) => `${from}-${to} business days`;

/** What the details of each way of payout are. */
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

/** The screen where Sweeps Coins become a prize. */
export const redeem = {
  title: 'Redeem',
  intro: `Redeem ${brand.sweepsCoins} that you have played for prizes, at about ${formats.usd(usdCentsOf(100n))} per ${brand.sweepsCode}.`,
  /** Where there are no Sweeps Coins, none are asked for and nothing is promised. */
  introWithout: `Prizes are redeemed with ${brand.sweepsCoins}, which are not available where you live. What you asked for before is still handled.`,
  details,
  numbers: {
    title: `Your ${brand.sweepsCoins}`,
    balance: 'Balance',
    balanceNote: 'All that you have now.',
    unplayed: 'Still to be played',
    unplayedNote: 'Each coin is played once before it can be redeemed, wherever it came from.',
    held: `Held for ${redemptionLimits.heldHours} hours`,
    heldNote: `Your lowest balance of the last ${redemptionLimits.heldHours} hours.`,
    redeemable: 'Redeemable now',
    redeemableNote: 'What is played and held, within what is left of your limits.',
    loading: 'Loading what you can redeem',
    problem: 'Could not load what you can redeem.',
  },
  form: {
    title: 'Request a redemption',
    label: 'Redemption',
    amount: `Amount in ${brand.sweepsCode}`,
    /** `most`: what a request may be for now; null while it is not known. */
    range: (minimum: string, most: string | null) =>
      `At least ${formats.amount(minimum)} ${brand.sweepsCode}, in steps of 0.01.${
        most === null ? '' : ` You can redeem up to ${formats.amount(most)} ${brand.sweepsCode} now.`
      }`,
    all: (amount: string) => `Use all ${amount}`,
    denominations: 'Value of the Amazon gift card',
    method: 'Payout method',
    promise: (days: { readonly from: number; readonly to: number }) => businessDays(days),
    promiseNote: 'Counted from the approval of your request.',
    sameName: 'The account must be in your own verified name.',
    submit: 'Request redemption',
    submitting: 'Sending your request…',
    missing: (count: number) =>
      `${formats.number(count)} ${formats.plural(count, { one: 'condition is', other: 'conditions are' })} not met yet: show`,
    noWayBack: `The ${brand.sweepsCoins} leave your balance at once. A request cannot be taken back to play with them.`,
  },
  submitted: {
    title: 'Request received',
    text: "Your redemption request is being reviewed. You'll be notified via email.",
    identity: 'First we need to know who you are. The review begins when your documents are in.',
    skillTest: 'First comes the skill-testing question that Canadian law asks for.',
    toNeeds: 'See what is needed',
    toHistory: 'See your request',
  },
  rules: {
    title: 'What has to be true',
    titlePublic: 'The rules',
    passed: 'Met',
    failed: 'Not yet',
    never: 'Not met',
    forAmount: 'For this amount',
    allPassed: 'Every condition is met.',
    someFail: (count: number) =>
      `${formats.number(count)} ${formats.plural(count, { one: 'condition is', other: 'conditions are' })} not met.`,
    in: (duration: string) => `In ${duration}.`,
    verifyEmail: 'Go to the dashboard',
    checking: 'Checking the conditions for this amount…',
  },
  tax: {
    title: 'Tax, before you ask',
    withheld: (withheld: string, rest: string) =>
      `${withholdingLine} From this one, ${formats.usd(withheld)} would be withheld and ${formats.usd(rest)} paid to you.`,
    withholding: withholdingLine,
    w9: `Once your payouts of a calendar year reach ${formats.usd(w9FromCents)}, we need a W-9 form before the next one is paid.`,
    w9Now: (paid: string) =>
      `With this redemption your payouts of the year reach ${formats.usd(w9FromCents)} (${formats.usd(paid)} paid so far): we will ask for a W-9 form before it is paid.`,
    w9OnFile: 'Your W-9 is on file; nothing more is needed.',
    canada: 'Players in Canada give no W-9. After the year you get a statement of your payouts.',
  },
  clock: {
    title: 'How long it takes',
    verification: 'Identity check',
    verificationPromise: (hours: { readonly from: number; readonly to: number }, days: number) =>
      `${hours.from}-${hours.to} hours, at most ${days} business days`,
    review: 'Review',
    handover: 'Handed to payout, part of the payout time',
    payment: 'Payout, counted from approval',
    days: businessDays,
    byMethod: (days: { readonly from: number; readonly to: number }) => `${businessDays(days)}, by payout method`,
    measured: (half: string) => `Measured: half within ${half}`,
    notMeasured: `No payouts measured in the last ${measuredTimesDays} days.`,
    more: 'All measured times',
    unverified: `A request whose identity check is not completed within ${unverified.returnedAfterDays} days is returned: you get the ${brand.sweepsCoins} back.`,
  },
  visitor: {
    title: 'Log in to redeem',
    text: 'Log in to see what you can redeem and to ask for a redemption.',
    logIn: 'Login',
    signUp: 'Sign Up Free',
    how: 'How it works',
    steps: [
      `Play your ${brand.sweepsCoins} once. It makes no difference whether they came from a free entry, a gift or a package.`,
      `Request a redemption of at least ${formats.amount(payoutTerms.bank.minimumHundredths)} ${brand.sweepsCode}, or ${formats.amount(payoutTerms.gift_card.minimumHundredths)} ${brand.sweepsCode} for an Amazon gift card.`,
      'Show who you are, once: photo ID, proof of address, a selfie.',
      'We review your request and pay it. You see each step here with its clock, and get a mail at each.',
    ],
    adults: `You are ${ages.inShort}`,
    canada: 'In Canada, a skill-testing question is answered before a prize is paid.',
  },
  winner: {
    title: 'Recent winners',
    show: 'Show me among the recent winners when a redemption of mine is paid',
    asNamed: (name: string) => `Shown as ${name}, with the amount and the day.`,
    asAnonymous: 'Your paid redemptions are shown as Anonymous.',
    saved: 'Saved.',
    problem: 'This could not be saved. Please try again.',
  },
  needs: { identity: 'Verify your identity', w9: 'Tax form W-9', skill_test: 'Skill-testing question' },
};
