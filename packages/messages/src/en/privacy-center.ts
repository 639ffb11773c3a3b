import { brand, privacy, throttles } from '@goldwren/rules';
import { coins } from './coins.ts';
import { formats } from './formats.ts';
import { phrases } from './legal/phrases.ts';
import { retentionMessages } from './legal/retention-messages.ts';

const { dataExportPlayer } = throttles;
const erasure = phrases.days(privacy.erasureAfterDays);

/** A copy of everything that is known of a player, for them, on /dashboard/privacy. */
const copy = {
  title: 'A copy of your data',
  text: 'One ZIP file with the whole record: profile, logins, mails, messages, every coin and every round, orders, free entries, prizes, identity, and limits. Each part is in it twice, for spreadsheets (CSV) and for programs (JSON).',
  terms: `You can ask for ${dataExportPlayer.limit} file in ${formats.wait(dataExportPlayer.windowMinutes * 60)}. It can be downloaded for ${phrases.days(privacy.exportLinkDays)}, then it is deleted.`,
  loading: 'Loading your requests',
  problem: 'Could not load your requests.',
  documents: 'Put in the pictures of my identity documents',
  documentsHint: 'You have them already, and the file is safer without.',
  request: 'Request My Data',
  requestNew: 'Request a new file',
  tryAgain: 'Try again',
  requesting: 'Asking…',
  download: 'Export Data',
  downloading: 'Fetching your file…',
  tooSoon: (seconds: number) =>
    `You have asked for a file in the last ${formats.wait(dataExportPlayer.windowMinutes * 60)}. You can ask again in ${formats.wait(seconds)}.`,
  none: 'You have not asked for a file yet.',
  queued: 'Your request waits its turn. It usually begins within a minute.',
  counting: 'Your file is being built. We are counting your records.',
  running: 'Your file is being built.',
  progress: 'Records written',
  written: (percent: number, rows: number, of: number) =>
    `${percent}%: ${formats.number(rows)} of ${formats.number(of)} records`,
  mailed: 'A mail tells you when it is ready. You can leave this page.',
  ready: (size: string) => `Your file is ready (${size}).`,
  until: (left: string, at: string) =>
    `You can download it for ${left} more, until ${formats.dayAndTime(at)}, Eastern Time.`,
  keepSafe: 'It holds everything that we know of you. Keep it where nobody else can read it.',
  expired: 'Your last file has expired and is deleted.',
  failed: 'Your file could not be built. The fault is ours, and nothing of it was kept. Please try again.',
};

/** Files that were asked for before the last one. */
const earlier = {
  title: 'Earlier files',
  requested: (at: string) => `Requested ${formats.shortDay(at)}`,
  downloadOf: (at: string) => `Export Data of ${formats.shortDay(at)}`,
  until: (at: string) => `until ${formats.moment(at)}`,
  states: {
    queued: 'Waiting',
    running: 'Being built',
    ready: 'Ready',
    failed: 'Not built',
    expired: 'Expired',
  },
};

/** The end of an account: what it means, then password and a typed word. */
const deletion = {
  title: 'Delete your account',
  text: `Your account closes at once and for good. What says who you are is erased ${erasure} later.`,
  atOnceTitle: 'At once',
  atOnce: [
    'You are signed out everywhere, and nobody can log in any more.',
    `Your coins are lost: all ${brand.goldCoins} and ${brand.sweepsCoins} that you have not redeemed.`,
    'A prize that you have asked for is still paid, unless it waits for something from you.',
    'Nobody can take it back: not you, not our staff.',
  ] as readonly string[],
  erasedTitle: `Erased after ${erasure}`,
  erasedNote: 'If a prize of yours is still on its way then, it is paid first.',
  keptTitle: 'Kept, and why',
  keptText:
    'What the law asks for, and what our books would not add up without, stays in the form and for the time named here. Years count from the record itself.',
  ratherBreak: 'Would you rather stop playing than leave? While a self-exclusion lasts, no new account can be opened.',
  toExclusion: 'Self-exclusion',
  ask: 'Delete My Account',
  loading: 'Loading what you would lose',
  lost: (gold: string, sweeps: string) => `You lose ${coins.both(gold, sweeps)}.`,
  noCoins: 'There are no coins in your account.',
  lostUnknown: 'Your balances could not be loaded. All coins in your account are lost.',
  prizesUnknown: 'Your prizes could not be loaded. One that waits for something from you is not paid.',
  redeemFirst: 'Redeem first',
  onItsWay: (sweeps: string) => `Your prize of ${coins.sweeps(sweeps)} is on its way and is still paid.`,
  waitsForYou: (sweeps: string) =>
    `Your prize of ${coins.sweeps(sweeps)} waits for something from you. If you do not do it first, it is not paid.`,
  doFirst: 'See what it waits for',
  password: 'Password',
  word: 'DELETE',
  type: (word: string) => `Type ${word} to confirm`,
  typeWrong: (word: string) => `Type ${word}, in capitals.`,
  confirm: 'Delete my account for good',
  confirming: 'Deleting…',
  cancel: 'Keep my account',
  wrongPassword: 'This is not your password. Nothing has changed.',
};

/** The page of a player's data: /dashboard/privacy. */
export const privacyCenter = {
  intro: 'What we know of you is yours: have a copy of all of it, or have it deleted.',
  policy: 'What we keep, why, and whom we share it with:',
  copy,
  earlier,
  deletion,
  retention: retentionMessages,
};
