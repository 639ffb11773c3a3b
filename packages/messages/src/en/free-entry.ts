import { brand, mailInCard, freeEntry as rules, sweepsLegalLine } from '@goldwren/rules';
import { ages } from './ages.ts';
import { formats } from './formats.ts';

const { reviewBusinessDays: review, mailInBusinessDays: mailIn } = rules;

/** The way to Sweeps Coins without a purchase. */
export const freeEntry = {
  title: 'Free SC',
  intro: `Ask for ${formats.amount(rules.grantHundredths)} ${brand.sweepsCoins} without buying anything, once a day, online or by mail.`,
  online: 'Enter online',
  form: 'Free entry',
  fullName: 'Full name',
  email: 'Email',
  emailHint: 'The coins go to the account with this email. Without one yet, they wait for you.',
  birthDate: 'Date of birth',
  birthDateHint: `You must be ${ages.inShort}.`,
  address: 'Mailing address',
  addressHint: 'Street, city, state or province, postal code, country.',
  limit:
    'One request per person and day. A second one on the same day is refused; the next day begins at midnight Eastern Time.',
  sending: 'Sending your request…',
  submit: 'Submit request',
  byMail: 'Or enter by mail',
  takeCard: `Take a ${mailInCard} card and write on it by hand:`,
  onCard: `On the ${mailInCard} card`,
  cardLines: ['Your name', 'Your email', 'Your date of birth', 'Your mailing address'],
  mailTo: 'Put it in an envelope with a stamp and mail it to:',
  processed: `Cards are processed within ${mailIn.from}-${mailIn.to} business days of arriving. One entry per person and day, online and mail together.`,
  submitted: 'Request Submitted!',
  review: `We review it within ${review.from}-${review.to} business days and write to you by email.`,
  reference: 'Your reference',
  tomorrow: 'You can send your next request tomorrow.',
  loading: 'Looking up your free entry',
  askedToday: 'You have asked today',
  nextRequest: (at: string) => `Your next request counts from ${at} Eastern Time.`,
  /** Where there are no Sweeps Coins, the page offers none: not in its title either. */
  titleWithout: 'Free entry',
  noSweepsIn: (place: string) =>
    `${brand.sweepsCoins} are not available in ${place}, so a free entry would bring you none and there is nothing to ask for.`,
  whatHolds: 'What holds for you',
  playWithGold: `Every game is open to you with ${brand.goldCoins}, at the same odds. They are free every day as the login bonus, and have no cash value.`,
  refusals: {
    account_suspended: 'Your account is suspended, so an entry would not be granted.',
    self_excluded: 'You have excluded yourself from play, so an entry would not be granted.',
    exclusion_review: 'We are reviewing your account. An entry is granted when the review is done.',
    cooling_off: 'You are taking a break from play, so an entry would not be granted.',
    region_blocked: 'Free entries are not available where you live or are.',
    email_unverified:
      'Verify your email first: an entry is granted to a verified address only. The link is in our mail.',
  },
  same: 'The same coins for everyone',
  sameText: `Odds, games and prizes are the same for every ${brand.sweepsCode}, however it was obtained: by free entry, as a gift, or as a bonus with a package. ${sweepsLegalLine}`,
  who: 'Who may enter',
  whoText: (excluded: string, goldOnly: string | null) =>
    `People in the United States and Canada who are ${ages.inFull}. Void in ${excluded} and where prohibited by law${goldOnly === null ? '' : `; ${brand.sweepsCoins} are not available in ${goldOnly}`}. An approved entry adds ${formats.amount(rules.grantHundredths)} ${brand.sweepsCode}. It waits ${rules.heldDays} days for you to`,
  signUp: 'sign up',
  andVerify: 'and to verify your email address. The full terms are in the',
  rules: 'Sweepstakes Rules',
};
