import { brand, type LimitKind, type LimitPeriod, largestLimit, limitRules } from '@goldwren/rules';
import { durationsOf } from '../durations.ts';
import { formats } from './formats.ts';

const durations = durationsOf('en');

const kinds: Record<LimitKind, string> = {
  purchase: 'Purchases',
  gold_loss: `Loss of ${brand.goldCoins}`,
  sweeps_loss: `Loss of ${brand.sweepsCoins}`,
  play_time: 'Time of play',
};

const about: Record<LimitKind, string> = {
  purchase: 'The most that you pay for packages. Checked before you are sent to the payment page.',
  gold_loss: `What you stake minus what you win. A stake that could pass the limit if it lost is not taken.`,
  sweeps_loss: `What you stake minus what you win. A stake that could pass the limit if it lost is not taken.`,
  play_time: `Only time in which you play counts: pauses of more than ${durations.inWords(limitRules.playGapSeconds)} do not. A round in progress is always finished.`,
};

const periods: Record<LimitPeriod, string> = { day: 'Per day', week: 'Per week', month: 'Per month' };
const inPeriod: Record<LimitPeriod, string> = { day: 'a day', week: 'a week', month: 'a month' };

const fields: Record<LimitKind, string> = {
  purchase: 'Amount in US dollars',
  gold_loss: `Amount in ${brand.goldCode}`,
  sweeps_loss: `Amount in ${brand.sweepsCode}`,
  play_time: 'Minutes of play',
};

/** /dashboard/limits: limits and reality checks. Breaks have words of their own (play-breaks). */
export const limits = {
  intro:
    'Decide in advance how much money and time play may take. Nobody can play past a limit that holds, whatever the balance says.',
  periodsNote: 'Days, weeks and months are those of Eastern Time. A week begins on Monday.',
  loading: 'Loading your limits',
  problem: 'Could not load your limits.',
  today: { title: 'Today', time: 'Time played', gold: 'Net GC', sweeps: 'Net SC' },
  kinds,
  about,
  periods,
  inPeriod,
  fields,
  amounts: {
    purchase: (amount: string) => formats.usd(amount),
    gold_loss: (amount: string) => `${formats.amount(amount)} ${brand.goldCode}`,
    sweeps_loss: (amount: string) => `${formats.amount(amount)} ${brand.sweepsCode}`,
    play_time: (minutes: string) => durations.exactly(Number(minutes) * 60),
  } satisfies Record<LimitKind, (amount: string) => string> as Record<LimitKind, (amount: string) => string>,
  none: 'No limit',
  used: (used: string, left: string) => `${used} used, ${left} left`,
  ahead: (won: string, left: string) => `${won} ahead, ${left} left`,
  reserved: (amount: string, until: string) =>
    `${amount} reserved by unpaid orders until ${formats.moment(until)} at the latest`,
  resets: (at: string) => `Begins anew ${formats.moment(at)}`,
  set: 'Set',
  change: 'Change',
  /** Names the button of one limit. */
  of: (button: string, kind: string, period: string) => `${button}: ${kind}, ${period.toLowerCase()}`,
  dialog: {
    title: (kind: string, period: string) => `${kind} ${period}`,
    now: 'A first or lower limit holds from the moment you save it.',
    later: `A higher limit, or none, holds after ${limitRules.loosenAfterHours} hours, once you have confirmed it within ${limitRules.confirmWithinDays} days from then.`,
    standing: (amount: string) => `Your limit now: ${amount}`,
    hints: {
      purchase: 'Zero stops all purchases.',
      gold_loss: 'Zero stops every stake.',
      sweeps_loss: 'Zero stops every stake.',
      play_time: 'Whole minutes. Zero stops every round.',
    } satisfies Record<LimitKind, string> as Record<LimitKind, string>,
    invalid: {
      purchase: `Enter an amount from 0 to ${formats.amount(largestLimit.purchase)}, such as 50 or 50.00.`,
      gold_loss: `Enter an amount from 0 to ${formats.amount(largestLimit.gold_loss)}, without commas.`,
      sweeps_loss: `Enter an amount from 0 to ${formats.amount(largestLimit.sweeps_loss)}, such as 10 or 10.00.`,
      play_time: `Enter whole minutes from 0 to ${formats.number(Number(largestLimit.play_time / 60n))}.`,
    } satisfies Record<LimitKind, string> as Record<LimitKind, string>,
    save: 'Save the limit',
    saving: 'Saving…',
    remove: 'Ask to remove it',
    cancel: 'Cancel',
  },
  saved: 'Saved. The limit holds from now on.',
  asked: 'Your wish is noted. The limit that you have holds until you confirm the new one.',
  wanted: {
    amount: (amount: string) => `You asked for ${amount}.`,
    none: 'You asked for no limit.',
    from: (at: string) => `You can confirm it from ${formats.moment(at)}.`,
    until: (at: string) => `Confirm it by ${formats.moment(at)}, or the request lapses.`,
    confirm: 'Confirm',
    confirming: 'Confirming…',
    keep: 'Keep the limit that I have',
  },
  check: {
    title: 'Reality check',
    text: 'Stops play after so much time with what you have played and won or lost. You go on only by saying so.',
    legend: 'Show it to me',
    off: 'Never',
    every: (minutes: number) => `Every ${durations.inWords(minutes * 60)} of play`,
    saved: 'Saved.',
    problem: 'This could not be saved. Please try again.',
  },
};
