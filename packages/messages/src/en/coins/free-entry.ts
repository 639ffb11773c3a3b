import { brand, mailInCard, freeEntry as rules, sweepsLegalLine } from '@goldwren/rules';
import { ages } from '../ages.ts';
import { formats } from '../formats.ts';

const { reviewBusinessDays: review, mailInBusinessDays: mailIn } = rules;

/** The alternative method of entry: Sweeps Coins without a purchase. */
export const freeEntry = {
  title: 'Free SC',
  intro: `Request ${formats.amount(rules.grantHundredths)} ${brand.sweepsCoins} without a purchase, once a day, online or by mail.`,
  online: 'Enter online',
  form: 'Free entry',
  fullName: 'Full name',
  email: 'Email',
  emailHint: 'We add the coins to the account with this email. If you have none yet, we hold them for you.',
  birthDate: 'Date of birth',
  birthDateHint: `You must be ${ages.inShort}.`,
  address: 'Mailing address',
  addressHint: 'Street, city, state or province, postal code, country.',
  limit:
    'One request per person and day. A second request on the same day is rejected. The next day starts at midnight Eastern Time.',
  sending: 'Sending your request…',
  submit: 'Submit request',
  byMail: 'Or enter by mail',
  takeCard: `Take a ${mailInCard} card and write on it by hand:`,
  onCard: `On the ${mailInCard} card`,
  cardLines: ['Your name', 'Your email', 'Your date of birth', 'Your mailing address'],
  mailTo: 'Put it in an envelope with a stamp and mail it to:',
  processed: `We process cards within ${mailIn.from}-${mailIn.to} business days of arrival. One entry per person and day, online and mail together.`,
  submitted: 'Request Submitted!',
  review: `We review it within ${review.from}-${review.to} business days and write to you by email.`,
  reference: 'Your reference',
  tomorrow: 'You can send your next request tomorrow.',
  loading: 'Loading your free entry',
  requestedToday: 'You have sent today’s request',
  nextRequest: (at: string) => `You can send your next request from ${at} Eastern Time.`,
  /** In places without Sweeps Coins the page offers none, also in its title. */
  titleWithout: 'Free entry',
  noSweepsIn: (place: string) =>
    `${brand.sweepsCoins} are not available in ${place}, so you cannot request a free entry.`,
  whatYouCanDo: 'What you can do',
  playWithGold: `You can play every game with ${brand.goldCoins}, at the same odds. They are free every day as the login bonus, and have no cash value.`,
  refusals: {
    account_suspended: 'Your account is suspended, so we cannot grant an entry.',
    self_excluded: 'You have excluded yourself from play, so we cannot grant an entry.',
    exclusion_review: 'We are reviewing your account. We grant an entry when the review is done.',
    cooling_off: 'You are taking a break from play, so we cannot grant an entry.',
    region_blocked: 'Free entries are not available where you live or are now.',
    email_unverified:
      'Verify your email first. We grant entries only to verified addresses. Use the link in the email we sent.',
  },
  same: 'The same coins for everyone',
  sameText: `Odds, games and prizes are the same for every ${brand.sweepsCode}, whether from a free entry, a gift or a package bonus. ${sweepsLegalLine}`,
  who: 'Who may enter',
  whoText: (excluded: string, goldOnly: string | null) =>
    `People in the United States and Canada who are ${ages.inFull}. Void in ${excluded} and where prohibited by law${goldOnly === null ? '' : `; ${brand.sweepsCoins} are not available in ${goldOnly}`}. An approved entry adds ${formats.amount(rules.grantHundredths)} ${brand.sweepsCode}. You have ${rules.heldDays} days to`,
  signUp: 'sign up',
  andVerify: 'and to verify your email address. The full terms are in the',
  rules: 'Sweepstakes Rules',
};
