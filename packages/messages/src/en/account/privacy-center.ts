import { brand, privacy, rateLimits } from '@goldwren/rules';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';
import { phrases } from '../legal/phrases.ts';
import { retentionMessages } from '../legal/retention-messages.ts';

const { dataExportPlayer } = rateLimits;
const erasure = phrases.days(privacy.erasureAfterDays);

/** A copy of the player's data, on /dashboard/privacy. */
const copy = {
  title: 'A copy of your data',
  text: 'One ZIP file with your whole record: profile, logins, emails, messages, every coin in or out, every round, orders, free entries, redemptions, identity and limits. Each part comes as CSV for spreadsheets and JSON for programs.',
  terms: `You can request ${dataExportPlayer.limit} file in ${formats.wait(dataExportPlayer.windowMinutes * 60)}. You can download it for ${phrases.days(privacy.exportLinkDays)}, then we delete it.`,
  loading: 'Loading your requests',
  problem: 'Could not load your requests.',
  documents: 'Include the pictures of my identity documents',
  documentsHint: 'You already have them, and the file is safer without them.',
  request: 'Request My Data',
  requestNew: 'Request a new file',
  tryAgain: 'Try again',
  requesting: 'Requesting…',
  download: 'Export Data',
  downloading: 'Downloading your file…',
  tooSoon: (seconds: number) =>
    `You requested a file in the last ${formats.wait(dataExportPlayer.windowMinutes * 60)}. You can request the next one in ${formats.wait(seconds)}.`,
  none: 'You have not requested a file yet.',
  queued: 'Your request is in the queue. It usually starts within a minute.',
  counting: 'We are preparing your file and counting your records.',
  running: 'We are preparing your file.',
  progress: 'Records written',
  written: (percent: number, rows: number, of: number) =>
    `${percent}%: ${formats.number(rows)} of ${formats.number(of)} records`,
  mailed: 'We email you when it is ready. You can leave this page.',
  ready: (size: string) => `Your file is ready (${size}).`,
  until: (left: string, at: string) =>
    `You can download it for ${left} more, until ${formats.dayAndTime(at)}, Eastern Time.`,
  keepSafe: 'It contains all data that we have about you. Store it in a safe place.',
  expired: 'Your last file has expired, and we have deleted it.',
  failed: 'We could not prepare your file and have deleted its parts. Please try again.',
};

/** Files requested before the latest one. */
const earlier = {
  title: 'Earlier files',
  requested: (at: string) => `Requested ${formats.shortDay(at)}`,
  downloadOf: (at: string) => `Export Data of ${formats.shortDay(at)}`,
  until: (at: string) => `until ${formats.moment(at)}`,
  states: {
    queued: 'Waiting',
    running: 'In progress',
    ready: 'Ready',
    failed: 'Failed',
    expired: 'Expired',
  },
};

/** The restrictions of the account, and a review by staff. */
const review = {
  title: 'Restrictions and reviews of this account',
  loading: 'Loading the review of your account',
  problem: 'Could not load the review of your account.',
  nothing: 'No restriction and no review.',
  states: {
    none: 'No review.',
    open: 'Our team is reviewing your account.',
    contacted: 'Our team has written to you about your account.',
    no_concern: 'Our team reviewed your account and has no concern.',
  },
  since: (at: string) => `Since ${formats.dayAndTime(at)}, Eastern Time.`,
  decided: (at: string) => `Decided ${formats.dayAndTime(at)}, Eastern Time.`,
  about: 'What it is about',
  topics: {
    accounts: 'Some details of this account resemble those of other accounts. Each person may have one account.',
    pace: 'A lot of activity in a short time, such as sign-ups or redemptions.',
    timing: 'The rounds were played very regularly, or for a very long time.',
    offers: 'How the welcome offer or other free coins were used.',
  },
  restricts: 'A review alone restricts nothing. People decide, not a program.',
  home: 'People who live together often share a device, a network or an address. That is fine.',
  suspended: 'Our team has suspended your account. We have emailed you the reason.',
  redemptionsSuspended: 'Redemptions are suspended because a payment was disputed.',
  how: 'We compare the browser, network, email, phone, address, payment and document data of accounts, as codes. We also look at the times of rounds and redemptions.',
  object: 'Do you think this is wrong? Write to us. A person checks it.',
  objectLink: 'Send an objection',
  ticket: 'Read our message',
};

/** Deleting an account: what it means, then the password and a typed word. */
const deletion = {
  title: 'Delete your account',
  text: `Your account closes immediately and permanently. We erase your personal data ${erasure} later.`,
  atOnceTitle: 'Immediately',
  atOnce: [
    'You are logged out everywhere and can no longer log in.',
    `You lose your coins: all ${brand.goldCoins}, and all ${brand.sweepsCoins} that you have not redeemed.`,
    'We still pay your open redemption, unless it needs something from you.',
    'Neither you nor our staff can undo it.',
  ] as readonly string[],
  erasedTitle: `Erased after ${erasure}`,
  erasedNote: 'If a redemption is still open then, we pay it first.',
  keptTitle: 'What we keep, and why',
  keptText:
    'We keep what the law requires and what our accounts need, in the form and for the time listed here. Years count from the date of the record.',
  ratherBreak: 'Do you only want to stop playing? During a self-exclusion, no new account can be opened.',
  toExclusion: 'Self-exclusion',
  ask: 'Delete My Account',
  loading: 'Loading your balances and redemptions',
  lost: (gold: string, sweeps: string) => `You lose ${coins.both(gold, sweeps)}.`,
  noCoins: 'There are no coins in your account.',
  lostUnknown: 'Could not load your balances. You lose all coins in your account.',
  prizesUnknown: 'Could not load your redemptions. We do not pay one that still needs something from you.',
  redeemFirst: 'Redeem first',
  onItsWay: (sweeps: string) => `Your redemption of ${coins.sweeps(sweeps)} is in progress, and we still pay it.`,
  waitsForYou: (sweeps: string) =>
    `Your redemption of ${coins.sweeps(sweeps)} needs something from you. We pay it only if you do this first.`,
  doFirst: 'See what it needs',
  password: 'Password',
  word: 'DELETE',
  type: (word: string) => `Type ${word} to confirm`,
  typeWrong: (word: string) => `Type ${word} in capital letters.`,
  confirm: 'Delete account permanently',
  confirming: 'Deleting…',
  cancel: 'Keep account',
  wrongPassword: 'Incorrect password. Nothing has changed.',
};

/** The page /dashboard/privacy. */
export const privacyCenter = {
  intro:
    'Download a copy of all data that we have about you, see the restrictions and reviews of your account, or delete it.',
  policy: 'What data we keep, why, and who receives it:',
  copy,
  earlier,
  review,
  deletion,
  retention: retentionMessages,
};
