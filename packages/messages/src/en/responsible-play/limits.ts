import { brand, type LimitKind, type LimitPeriod, largestLimit, limitRules } from '@goldwren/rules';
import { durationsOf } from '../../formats/durations.ts';
import { formats } from '../formats.ts';

const durations = durationsOf('en');

const kinds: Record<LimitKind, string> = {
  purchase: 'Purchases',
  gold_loss: `Loss of ${brand.goldCoins}`,
  sweeps_loss: `Loss of ${brand.sweepsCoins}`,
  play_time: 'Play time',
};

const about: Record<LimitKind, string> = {
  purchase: 'The most you can spend on packages. We check it before we open the payment page.',
  gold_loss: `What you stake minus what you win. We reject a stake that could exceed the limit if it loses.`,
  sweeps_loss: `What you stake minus what you win. We reject a stake that could exceed the limit if it loses.`,
  play_time: `Pauses of more than ${durations.inWords(limitRules.playGapSeconds)} do not count. You can always finish a round in progress.`,
};

const periods: Record<LimitPeriod, string> = { day: 'Per day', week: 'Per week', month: 'Per month' };
const inPeriod: Record<LimitPeriod, string> = { day: 'a day', week: 'a week', month: 'a month' };

const fields: Record<LimitKind, string> = {
  purchase: 'Amount in US dollars',
  gold_loss: `Amount in ${brand.goldCode}`,
  sweeps_loss: `Amount in ${brand.sweepsCode}`,
  play_time: 'Minutes of play',
};

/** /dashboard/limits: limits and reality checks. Breaks are in play-breaks. */
export const limits = {
  intro:
    'Decide in advance how much money and time you want to spend on play. Active limits always apply, whatever your balance.',
  periodsNote: 'Days, weeks and months follow Eastern Time. A week starts on Monday.',
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
  reserved: (amount: string, until: string | null) =>
    until === null
      ? `${amount} reserved by an order while we review its payment`
      : `${amount} reserved by unpaid orders until ${formats.moment(until)} at the latest`,
  resets: (at: string) => `Resets ${formats.moment(at)}`,
  set: 'Set',
  change: 'Change',
  /** Names the button of one limit. */
  of: (button: string, kind: string, period: string) => `${button}: ${kind}, ${period.toLowerCase()}`,
  dialog: {
    title: (kind: string, period: string) => `${kind} ${period}`,
    now: 'A first or lower limit applies as soon as you save it.',
    later: `You can confirm a higher limit, or no limit, ${limitRules.loosenAfterHours} hours from now. You then have ${limitRules.confirmWithinDays} days to confirm it.`,
    currentLimit: (amount: string) => `Your limit now: ${amount}`,
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
    save: 'Save limit',
    saving: 'Saving…',
    remove: 'Request removal',
    cancel: 'Cancel',
  },
  saved: 'Saved. The limit applies now.',
  requested: 'We have recorded your request. Your current limit applies until you confirm the new one.',
  wanted: {
    amount: (amount: string) => `You requested ${amount}.`,
    none: 'You requested no limit.',
    from: (at: string) => `You can confirm it from ${formats.moment(at)}.`,
    until: (at: string) => `Confirm it by ${formats.moment(at)}, or the request expires.`,
    confirm: 'Confirm',
    confirming: 'Confirming…',
    keep: 'Keep current limit',
  },
  check: {
    title: 'Reality check',
    text: 'Pauses play regularly and shows your time and your wins or losses. You choose whether to continue.',
    legend: 'Show it to me',
    off: 'Never',
    every: (minutes: number) => `Every ${durations.inWords(minutes * 60)} of play`,
    saved: 'Saved.',
    problem: 'We could not save this. Please try again.',
  },
};
