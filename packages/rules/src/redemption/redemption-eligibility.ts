import { dayAfter, productDay, productDayStart } from '../calendar.ts';
import { formatHundredths } from '../money/money.ts';
import { type Applicant, findRefusal, type Visitor } from '../places/eligibility.ts';
import type { PolicyPack } from '../places/jurisdictions.ts';
import { leastPayoutHundredths, type PayoutMethod, payoutTerms } from './payout-methods.ts';
import { redemptionLimits } from './redemptions.ts';

/** All rules of a redemption, by priority: the first one that fails is reported. */
export const redemptionRules = [
  'good_standing',
  'not_excluded',
  'no_chargeback',
  'region',
  'email_verified',
  'account_age',
  'none_pending',
  'one_in_24_hours',
  'minimum',
  'denomination',
  'request_limit',
  'day_limit',
  'month_limit',
  'balance',
  'played',
  'held',
] as const;
export type RedemptionRule = (typeof redemptionRules)[number];

/** Facts for the sentence of a rule. Amounts and instants are in the wire format. */
export type RuleParams = Readonly<Record<string, string | number | boolean | null | string[]>>;

export interface RuleResult {
  readonly code: RedemptionRule;
  readonly passed: boolean;
  readonly params: RuleParams;
  /** When the rule passes if nothing else changes. Null: it passes now, or time alone does not help. */
  readonly passesAt: Date | null;
}

/** Redemption limits of a player, in hundredths. Staff can raise them for one player. */
export interface RedemptionAllowance {
  readonly requestHundredths: bigint;
  readonly dayHundredths: bigint;
  readonly monthHundredths: bigint;
}

/** Facts for the rules about the player. */
export interface RedeemerFacts {
  readonly pack: PolicyPack;
  readonly person: Applicant;
  readonly visitor: Visitor;
  readonly createdAt: Date;
  /**
   * Why the ledger rejects any redemption, regardless of the amount: a frozen wallet, an exclusion. Null if it
   * does not.
   */
  readonly ledgerRefusal: string | null;
  readonly pending: boolean;
  readonly lastRequestedAt: Date | null;
}

/** Facts for the rules about the amount, in hundredths. */
export interface RedeemableFacts {
  readonly balance: bigint;
  /** Amount that must still be played once. */
  readonly unplayed: bigint;
  /** The lowest balance of the last 24 hours. */
  readonly held: bigint;
  /** Since when the balance has been at least the requested amount. Null if it is lower or was not looked up. */
  readonly heldSince: Date | null;
  readonly allowance: RedemptionAllowance;
  /** Requested today and this month, without returned amounts. */
  readonly usedToday: bigint;
  readonly usedThisMonth: bigint;
}

/** Null: not chosen yet. The lowest possible redemption is then used as the amount. */
export interface RedemptionWish {
  readonly amountHundredths: bigint | null;
  readonly method: PayoutMethod | null;
}

const hourMs = 3_600_000;

/** Returns the amount that can be redeemed now: played, held for a day, and within the remaining limits. */
export function redeemableHundredths({ balance, unplayed, held, ...limits }: RedeemableFacts): bigint {
  return least(least(balance - unplayed, held), leftOfLimits(limits));
}

function leftOfLimits({
  allowance,
  usedToday,
  usedThisMonth,
}: Pick<RedeemableFacts, 'allowance' | 'usedToday' | 'usedThisMonth'>): bigint {
  const { requestHundredths, dayHundredths, monthHundredths } = allowance;
  const left = least(requestHundredths, least(dayHundredths - usedToday, monthHundredths - usedThisMonth));
  return left < 0n ? 0n : left;
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/**
 * Checks a redemption against every rule. Each result has the reason and the time from which it passes. The
 * server and the screens both use this function, so the screens show exactly what is enforced.
 */
export function redemptionEligibility(
  facts: RedeemerFacts & RedeemableFacts,
  wish: RedemptionWish,
  now: Date,
): RuleResult[] {
  return [...redeemerRules(facts, now), ...amountRules(facts, wish, now)];
}

/** Returns the first failing rule by priority, or null if the redemption is allowed. */
export function firstFailing(rules: readonly RuleResult[]): RuleResult | null {
  return rules.find(({ passed }) => !passed) ?? null;
}

function result(
  code: RedemptionRule,
  passed: boolean,
  params: RuleParams = {},
  passesAt: Date | null = null,
): RuleResult {
  return { code, passed, params, passesAt: passed ? null : passesAt };
}

/** The rules about the player. */
export function redeemerRules(facts: RedeemerFacts, now: Date): RuleResult[] {
  const refusal = findRefusal(facts.pack, 'redeem', facts.person, facts.visitor);
  const refusalCode = refusal?.code;
  const regional =
    refusalCode === 'region_blocked' || refusalCode === 'region_unknown' || refusalCode === 'state_required';
  const { accountAgeDays, hoursBetween } = redemptionLimits;
  const oldEnoughAt = new Date(facts.createdAt.getTime() + accountAgeDays * 24 * hourMs);
  const nextAt = facts.lastRequestedAt && new Date(facts.lastRequestedAt.getTime() + hoursBetween * hourMs);
  return [
    result('good_standing', facts.person.suspendedAt === null && facts.ledgerRefusal !== 'account_suspended'),
    result('not_excluded', facts.ledgerRefusal === null || facts.ledgerRefusal === 'account_suspended', {
      refusal: facts.ledgerRefusal,
    }),
    result('no_chargeback', facts.person.redemptionSuspendedAt === null),
    result(
      'region',
      !regional,
      regional ? { refusal: refusalCode, ...(refusal && 'params' in refusal ? refusal.params : {}) } : {},
    ),
    result('email_verified', facts.person.emailVerifiedAt !== null),
    result('account_age', now >= oldEnoughAt, { days: accountAgeDays }, oldEnoughAt),
    result('none_pending', !facts.pending),
    result('one_in_24_hours', nextAt === null || now >= nextAt, { hours: hoursBetween }, nextAt),
  ];
}

/** The rules about the amount and the method. The form checks them again on every keystroke. */
export function amountRules(facts: RedeemableFacts, wish: RedemptionWish, now: Date): RuleResult[] {
  const terms = wish.method && payoutTerms[wish.method];
  const minimum = leastPayoutHundredths(wish.method);
  const amount = wish.amountHundredths ?? minimum;
  const offered = terms?.denominationsHundredths ?? null;
  return [
    result('minimum', amount >= minimum, { minimum: formatHundredths(minimum) }),
    result('denomination', offered === null || offered.includes(amount), {
      offered: (offered ?? []).map(formatHundredths),
    }),
    ...limitRules(facts, amount, now),
    ...coinRules(facts, amount),
  ];
}

function limitRules({ allowance, usedToday, usedThisMonth }: RedeemableFacts, amount: bigint, now: Date): RuleResult[] {
  const today = productDay(now);
  const nextMonth = dayAfter(`${today.slice(0, 8)}01`, 32).slice(0, 8);
  // For any exceeded limit, players see one amount: the most that they can request now. They also see one time:
  // when the requested amount is within every limit. If the monthly limit still blocks it, tomorrow is too
  // early.
  const left = formatHundredths(leftOfLimits({ allowance, usedToday, usedThisMonth }));
  const limits = [
    { code: 'request_limit', most: allowance.requestHundredths, used: 0n, renewsAt: null },
    { code: 'day_limit', most: allowance.dayHundredths, used: usedToday, renewsAt: productDayStart(dayAfter(today)) },
    {
      code: 'month_limit',
      most: allowance.monthHundredths,
      used: usedThisMonth,
      renewsAt: productDayStart(`${nextMonth}01`),
    },
  ] as const;
  const renews = limits.every(({ most }) => amount <= most);
  // The limits are ordered by length, so the last exceeded one renews last.
  const exceeded = limits.findLast(({ most, used }) => amount > most - used);
  const passesAt = renews ? (exceeded?.renewsAt ?? null) : null;
  return limits.map(({ code, most, used }) =>
    result(code, amount <= most - used, { limit: formatHundredths(most), left }, passesAt),
  );
}

function coinRules({ balance, unplayed, held, heldSince }: RedeemableFacts, amount: bigint): RuleResult[] {
  const { heldHours } = redemptionLimits;
  const heldAt = heldSince && new Date(heldSince.getTime() + heldHours * hourMs);
  return [
    result('balance', amount <= balance, { balance: formatHundredths(balance) }),
    result('played', amount <= balance - unplayed, {
      unplayed: formatHundredths(unplayed),
      played: formatHundredths(balance - unplayed),
    }),
    result('held', amount <= held, { hours: heldHours, held: formatHundredths(held) }, heldAt),
  ];
}
