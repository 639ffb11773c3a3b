import { brand, type ExclusionTerm, exclusionTerms, limitRules } from '@goldwren/rules';
import { formats } from '../formats.ts';

function termName(term: ExclusionTerm): string {
  const months = exclusionTerms[term];
  if (months === null) return 'Permanent';
  if (months < 12) return `${months} months`;
  return `${months / 12} ${formats.plural(months / 12, { one: 'year', other: 'years' })}`;
}

/** What every break stops. Both kinds of break show this before they start. */
const stops = [
  'Games: no new rounds, with either coin. You can finish a round in progress.',
  'Purchases, the daily bonus and free entries.',
  'Emails about offers.',
] as const;

/** Cool-off and self-exclusion, on /dashboard/limits. */
export const playBreaks = {
  days: (days: number) => `${days} ${formats.plural(days, { one: 'day', other: 'days' })}`,
  stopsTitle: 'What stops',
  stops: stops as readonly string[],
  keepsTitle: 'Still available',
  coolOff: {
    title: 'Cool-off',
    text: 'A short break from play, purchases and bonuses. It starts immediately and ends automatically.',
    legend: 'For how long?',
    begin: 'Start cool-off',
    running: (until: string) =>
      `Your cool-off ends on ${formats.dayAndTime(until)}, Eastern Time. You can make it longer, but not shorter.`,
    dialogTitle: (length: string) => `Start a cool-off of ${length}?`,
    final: 'Neither you nor our staff can end it early. You can only make it longer.',
    keeps: ['Your balances and records.', 'Redemptions.', 'Your account, and contact with us.'],
    confirm: 'Start cool-off',
    confirming: 'Starting…',
    cancel: 'Cancel',
    begun: 'Your cool-off has started.',
  },
  exclusion: {
    title: 'Self-exclusion',
    text: 'A long break if playing is no longer fun. It cannot be ended early.',
    legend: 'For how long?',
    term: termName,
    begin: 'Exclude myself…',
    running: (until: string | null) =>
      until === null
        ? 'You have excluded yourself permanently.'
        : `You have excluded yourself until ${formats.day(until)}. You can make the term longer, but not shorter.`,
    dialogTitle: (term: string) => `Self-exclusion: ${term.toLowerCase()}`,
    final: 'Neither you nor our staff can end or shorten it.',
    consequences: [
      'You are logged out on every device.',
      `We reject new accounts with your name, mailbox or phone number.`,
      `If an order is paid after this, we add no coins and refund it.`,
      'You cannot request new redemptions. If you want to redeem, do it first.',
    ] as readonly string[],
    keeps: [
      'We still pay open redemptions.',
      'You can log in to see your records and to use your privacy rights.',
      `Your coins stay in your account, but ${brand.sweepsCoins} expire as usual if you do not log in.`,
    ] as readonly string[],
    after: {
      term: `Play does not open automatically after the term. You request to return, and you can play ${limitRules.returnAfterHours} hours later.`,
      permanent: 'You cannot return from a permanent exclusion.',
    },
    word: 'EXCLUDE',
    type: (word: string) => `Type ${word} to confirm`,
    typeWrong: (word: string) => `Type ${word} in capital letters.`,
    password: 'Password',
    confirm: 'Exclude me now',
    confirming: 'Excluding…',
    cancel: 'Cancel',
    wrongPassword: 'Incorrect password. Nothing has changed.',
  },
  back: {
    title: 'Your term is over',
    text: `You can play ${limitRules.returnAfterHours} hours after your request to return. Your limits do not change.`,
    ask: 'Request to return',
    asking: 'Sending…',
    waiting: (at: string) => `You have requested to return. You can play from ${formats.dayAndTime(at)}, Eastern Time.`,
    problem: 'We could not send your request. Please try again.',
  },
  done: {
    title: 'You have excluded yourself.',
    text: 'You are logged out on every device. We have sent you an email. We still pay your open redemptions.',
  },
};
