import { brand, type ExclusionTerm, exclusionTerms, limitRules } from '@goldwren/rules';
import { formats } from './formats.ts';

function termName(term: ExclusionTerm): string {
  const months = exclusionTerms[term];
  if (months === null) return 'For good';
  if (months < 12) return `${months} months`;
  return `${months / 12} ${formats.plural(months / 12, { one: 'year', other: 'years' })}`;
}

/** What every break stops; both kinds say it before they begin. */
const stops = [
  'Games: no new round, with either coin. A round in progress is finished.',
  'Purchases, the daily bonus and free entries.',
  'Mail about offers.',
] as const;

/** Cool-off and self-exclusion, on /dashboard/limits. */
export const playBreaks = {
  days: (days: number) => `${days} ${formats.plural(days, { one: 'day', other: 'days' })}`,
  stopsTitle: 'What stops',
  stops: stops as readonly string[],
  keepsTitle: 'What stays',
  coolOff: {
    title: 'Cool-off',
    text: 'A short break from everything that costs or pays coins. It begins at once and ends by itself.',
    legend: 'For how long?',
    begin: 'Begin the break…',
    running: (until: string) =>
      `You are taking a break until ${formats.dayAndTime(until)}, Eastern Time. It can be made longer, not shorter.`,
    dialogTitle: (length: string) => `A break of ${length}`,
    final: 'It cannot be taken back, by you or by our staff. You can only make it longer.',
    keeps: ['Your balances and records.', 'Redemption of prizes.', 'Your account, and every way to reach us.'],
    confirm: 'Begin now',
    confirming: 'Beginning…',
    cancel: 'Not now',
    begun: 'Your break has begun.',
  },
  exclusion: {
    title: 'Self-exclusion',
    text: 'A long break for whom playing has stopped being fun. It cannot be lifted before its time.',
    legend: 'For how long?',
    term: termName,
    begin: 'Exclude myself…',
    running: (until: string | null) =>
      until === null
        ? 'You have excluded yourself for good.'
        : `You have excluded yourself until ${formats.day(until)}. The term can be made longer, not shorter.`,
    dialogTitle: (term: string) => `Self-exclusion: ${term.toLowerCase()}`,
    final: 'Nobody can lift or shorten it: not you, not our staff.',
    consequences: [
      'You are signed out on every device.',
      `A new account in your name, with your mailbox or your phone number, is refused.`,
      `An order that is paid afterwards is not credited; it is refunded.`,
      'New redemptions cannot be asked for. If you have prizes to redeem, ask for them first.',
    ] as readonly string[],
    keeps: [
      'What you have asked to redeem is paid.',
      'You can log in to read your records and to use your privacy rights.',
      `Your coins are kept as the rules say; ${brand.sweepsCoins} expire as they do for everybody who is away.`,
    ] as readonly string[],
    after: {
      term: `When the term is over, nothing opens by itself: you ask to come back, and wait ${limitRules.returnAfterHours} hours more.`,
      permanent: 'There is no way back from an exclusion for good.',
    },
    word: 'EXCLUDE',
    type: (word: string) => `Type ${word} to confirm`,
    typeWrong: (word: string) => `Type ${word}, in capitals.`,
    password: 'Password',
    confirm: 'Exclude me now',
    confirming: 'Excluding…',
    cancel: 'Not now',
    wrongPassword: 'This is not your password. Nothing has changed.',
  },
  back: {
    title: 'Your term is over',
    text: `Play opens ${limitRules.returnAfterHours} hours after you ask for it. Take the time: your limits stay as they are.`,
    ask: 'Ask to come back',
    asking: 'Asking…',
    waiting: (at: string) => `You have asked to come back. Play opens ${formats.dayAndTime(at)}, Eastern Time.`,
    problem: 'This could not be done. Please try again.',
  },
  done: {
    title: 'You have excluded yourself.',
    text: 'You are signed out on every device. We have sent you a mail about it. What you have asked to redeem is still paid.',
  },
};
