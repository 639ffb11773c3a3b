import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatHundredths } from '../money/money.ts';
import { laterBansPack, specificationPack } from '../places/jurisdictions.ts';
import {
  firstFailing,
  type RedeemableFacts,
  type RedeemerFacts,
  type RedemptionRule,
  type RedemptionWish,
  redeemableHundredths,
  redemptionEligibility,
  redemptionRules,
} from './redemption-eligibility.ts';
import { redemptionLimits } from './redemptions.ts';

const now = new Date('2026-11-23T15:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
const person = {
  country: 'US',
  region: 'OH',
  emailVerifiedAt: hoursAgo(700),
  suspendedAt: null,
  redemptionSuspendedAt: null,
  breakCode: null,
  breakUntil: null,
} as const;
const good: RedeemerFacts & RedeemableFacts = {
  pack: specificationPack,
  person,
  visitor: null,
  createdAt: hoursAgo(24 * 7),
  ledgerRefusal: null,
  pending: false,
  lastRequestedAt: hoursAgo(24),
  balance: 30_000n,
  unplayed: 0n,
  held: 30_000n,
  heldSince: hoursAgo(24),
  allowance: redemptionLimits,
  usedToday: 0n,
  usedThisMonth: 0n,
};
const fifty: RedemptionWish = { amountHundredths: 5_000n, method: 'bank' };

function failures(facts: Partial<typeof good>, wish: RedemptionWish = fifty): RedemptionRule[] {
  return redemptionEligibility({ ...good, ...facts }, wish, now)
    .filter(({ passed }) => !passed)
    .map(({ code }) => code);
}

describe('a redemption', () => {
  test('is allowed at the limit of every rule, and lists each rule once in order', () => {
    const rules = redemptionEligibility(good, fifty, now);
    expect(firstFailing(rules)).toBeNull();
    expect(rules.map(({ code }) => code)).toEqual([...redemptionRules]);
    expect(rules.every(({ passesAt }) => passesAt === null)).toBe(true);
  });

  test.each<[RedemptionRule, Partial<typeof good>]>([
    ['good_standing', { person: { ...person, suspendedAt: hoursAgo(1) } }],
    ['good_standing', { ledgerRefusal: 'account_suspended' }],
    ['not_excluded', { ledgerRefusal: 'self_excluded' }],
    ['not_excluded', { ledgerRefusal: 'a refusal to come' }],
    ['no_chargeback', { person: { ...person, redemptionSuspendedAt: hoursAgo(1) } }],
    ['region', { person: { ...person, region: 'MI' } }],
    ['region', { person: { ...person, region: null } }],
    ['region', { visitor: 'unknown' }],
    ['region', { visitor: { country: 'US', region: 'WA' } }],
    ['region', { pack: laterBansPack, person: { ...person, region: 'CA' } }],
    ['email_verified', { person: { ...person, emailVerifiedAt: null } }],
    ['account_age', { createdAt: new Date(hoursAgo(24 * 7).getTime() + 1) }],
    ['none_pending', { pending: true }],
    ['one_in_24_hours', { lastRequestedAt: new Date(hoursAgo(24).getTime() + 1) }],
    ['played', { unplayed: 25_001n }],
    ['held', { held: 4_999n }],
    ['day_limit', { usedToday: 245_001n }],
    ['month_limit', { usedThisMonth: 995_001n }],
  ])('fails only the rule %s', (rule, facts) => expect(failures(facts)).toEqual([rule]));

  test.each<[RedemptionRule[], string, RedemptionWish, Partial<typeof good>]>([
    [[], '50.00 to a bank', fifty, {}],
    [['minimum'], '49.99 to a bank', { amountHundredths: 4_999n, method: 'bank' }, {}],
    [[], 'a card of 10.00', { amountHundredths: 1_000n, method: 'gift_card' }, {}],
    [['denomination'], 'a card of 20.00', { amountHundredths: 2_000n, method: 'gift_card' }, {}],
    [['minimum', 'denomination'], 'a card of 9.99', { amountHundredths: 999n, method: 'gift_card' }, {}],
    [['balance', 'played', 'held'], 'more than there is', { amountHundredths: 30_001n, method: 'paypal' }, {}],
    [[], 'a whole day', { amountHundredths: 250_000n, method: 'check' }, { balance: 600_000n, held: 600_000n }],
    [
      ['day_limit'],
      'over a day',
      { amountHundredths: 250_001n, method: 'check' },
      { balance: 600_000n, held: 600_000n },
    ],
    [
      ['request_limit', 'day_limit'],
      'over a request',
      { amountHundredths: 500_001n, method: 'check' },
      { balance: 600_000n, held: 600_000n },
    ],
  ])('fails %s: %s', (expected, _name, wish, facts) => expect(failures(facts, wish)).toEqual(expected));

  test.each<[bigint, string, Partial<typeof good>]>([
    [30_000n, 'the balance', {}],
    [20_000n, 'what is played', { unplayed: 10_000n }],
    [250_000n, 'the limit of a day', { balance: 900_000n, held: 900_000n }],
    [50_000n, 'what is left of the day', { balance: 900_000n, held: 900_000n, usedToday: 200_000n }],
    [1_000n, 'what is left of the month', { balance: 900_000n, held: 900_000n, usedThisMonth: 999_000n }],
    [0n, 'nothing over the limit', { balance: 900_000n, held: 900_000n, usedToday: 300_000n }],
  ])('may be for at most %s: %s', (most, _name, facts) => {
    const all = { ...good, ...facts };
    expect(redeemableHundredths(all)).toBe(most);
    const over = redemptionEligibility(all, { amountHundredths: most + 1n, method: null }, now);
    expect(firstFailing(over.filter(({ code }) => code !== 'minimum'))).not.toBeNull();
  });

  test('over several limits reports the same remaining amount for each', () => {
    const facts = { ...good, balance: 900_000n, held: 900_000n, usedToday: 100_000n, usedThisMonth: 900_000n };
    const failed = redemptionEligibility(facts, { amountHundredths: 600_000n, method: 'bank' }, now).filter(
      ({ passed }) => !passed,
    );
    expect(failed.map(({ code, params }) => [code, params.left])).toEqual([
      ['request_limit', '1000.00'],
      ['day_limit', '1000.00'],
      ['month_limit', '1000.00'],
    ]);
  });

  test('is allowed up to the limits that staff raised', () => {
    const raised = { requestHundredths: 900_000n, dayHundredths: 900_000n, monthHundredths: 2_000_000n };
    const facts = { balance: 1_000_000n, held: 1_000_000n, allowance: raised };
    expect(failures(facts, { amountHundredths: 900_000n, method: 'bank' })).toEqual([]);
    expect(failures(facts, { amountHundredths: 900_001n, method: 'bank' })).toEqual(['request_limit', 'day_limit']);
  });

  test.each<[RedemptionRule, Partial<typeof good>, string | null]>([
    ['account_age', { createdAt: hoursAgo(24) }, '2026-11-29T15:00:00.000Z'],
    ['one_in_24_hours', { lastRequestedAt: hoursAgo(1) }, '2026-11-24T14:00:00.000Z'],
    ['held', { held: 0n, heldSince: hoursAgo(20) }, '2026-11-23T19:00:00.000Z'],
    ['held', { held: 0n, heldSince: null }, null],
    ['day_limit', { usedToday: 250_000n }, '2026-11-24T05:00:00.000Z'],
    ['month_limit', { usedThisMonth: 1_000_000n }, '2026-12-01T05:00:00.000Z'],
    ['played', { unplayed: 30_000n }, null],
  ])('reports when %s will pass', (rule, facts, at) => {
    const failing = firstFailing(redemptionEligibility({ ...good, ...facts }, fifty, now));
    expect([failing?.code, failing?.passesAt?.toISOString() ?? null]).toEqual([rule, at]);
  });

  test('passes exactly at the reported time', () => {
    const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, fc.nat(100), fc.nat(30), (at, hours, days) => {
        const facts = {
          ...good,
          createdAt: new Date(at.getTime() - days * 86_400_000),
          lastRequestedAt: new Date(at.getTime() - hours * 3_600_000),
        };
        for (const { code, passesAt } of redemptionEligibility(facts, fifty, at)) {
          if (!passesAt) continue;
          const then = (moment: Date): boolean | undefined =>
            redemptionEligibility(facts, fifty, moment).find((rule) => rule.code === code)?.passed;
          expect([then(new Date(passesAt.getTime() - 1)), then(passesAt)]).toEqual([false, true]);
        }
      }),
    );
  });

  test('is checked against the lowest minimum before an amount is chosen', () => {
    expect(failures({ balance: 999n, held: 999n }, { amountHundredths: null, method: null })).toEqual([
      'balance',
      'played',
      'held',
    ]);
    expect(failures({ balance: 1_000n, held: 1_000n }, { amountHundredths: null, method: null })).toEqual([]);
    expect(failures({ balance: 1_000n, held: 1_000n }, { amountHundredths: null, method: 'bank' })).toHaveLength(3);
  });
});

test.each([
  ['2026-01', '2026-02-01T05:00:00Z'],
  ['2026-02', '2026-03-01T05:00:00Z'],
  ['2026-03', '2026-04-01T04:00:00Z'],
  ['2026-04', '2026-05-01T04:00:00Z'],
  ['2026-12', '2027-01-01T05:00:00Z'],
  ['2028-02', '2028-03-01T05:00:00Z'],
])('the monthly limit of %s renews on the first day of the next month', (month, renewsAt) => {
  for (const day of ['01', '28']) {
    const at = new Date(`${month}-${day}T15:00:00Z`);
    const facts = { ...good, createdAt: new Date('2020-01-01'), usedThisMonth: redemptionLimits.monthHundredths };
    const rule = redemptionEligibility(facts, fifty, at).find(({ code }) => code === 'month_limit');
    expect(rule).toMatchObject({ passed: false, passesAt: new Date(renewsAt), params: { left: '0.00' } });
  }
});

test('each rule returns the facts for its sentence', () => {
  const facts = {
    ...good,
    balance: 20_000n,
    unplayed: 5_000n,
    held: 18_000n,
    usedToday: 1_000n,
    usedThisMonth: 2_000n,
  };
  const paramsOf = (wish: RedemptionWish, change: Partial<typeof good> = {}) =>
    Object.fromEntries(
      redemptionEligibility({ ...facts, ...change }, wish, now).map(({ code, params }) => [code, params]),
    );
  const { requestHundredths, dayHundredths, monthHundredths } = redemptionLimits;
  // Every limit reports the same remaining amount: that of the strictest limit, here the daily one.
  const left = formatHundredths(dayHundredths - 1_000n);
  const limit = (most: bigint) => ({ limit: formatHundredths(most), left });
  expect(paramsOf(fifty)).toEqual({
    ...{ good_standing: {}, not_excluded: { refusal: null }, no_chargeback: {}, region: {}, email_verified: {} },
    ...{ account_age: { days: redemptionLimits.accountAgeDays }, none_pending: {} },
    one_in_24_hours: { hours: redemptionLimits.hoursBetween },
    ...{ minimum: { minimum: '50.00' }, denomination: { offered: [] } },
    request_limit: limit(requestHundredths),
    day_limit: limit(dayHundredths),
    month_limit: limit(monthHundredths),
    ...{ balance: { balance: '200.00' }, played: { unplayed: '50.00', played: '150.00' } },
    held: { hours: redemptionLimits.heldHours, held: '180.00' },
  });
  const blocked = { person: { ...person, region: 'WA' } };
  expect(paramsOf(fifty, blocked).region).toEqual({
    ...{ refusal: 'region_blocked', action: 'redeem', country: 'US', region: 'WA', here: false },
  });
  expect(paramsOf(fifty, { person: { ...person, region: null as never } }).region).toEqual({
    refusal: 'state_required',
  });
  expect(paramsOf(fifty, { usedToday: dayHundredths + 1n }).day_limit).toMatchObject({ left: '0.00' });
});

test('a request over the daily and the monthly limit passes both when the next month begins', () => {
  const passing = (usedThisMonth: bigint, usedToday = 250_000n) =>
    redemptionEligibility({ ...good, usedToday, usedThisMonth }, fifty, now)
      .filter(({ passed }) => !passed)
      .map(({ code, passesAt }) => [code, passesAt?.toISOString()]);
  expect(passing(500_000n)).toEqual([['day_limit', '2026-11-24T05:00:00.000Z']]);
  expect(passing(1_000_000n)).toEqual([
    ['day_limit', '2026-12-01T05:00:00.000Z'],
    ['month_limit', '2026-12-01T05:00:00.000Z'],
  ]);
  expect(passing(1_000_000n, 0n)).toEqual([['month_limit', '2026-12-01T05:00:00.000Z']]);
});

test('a limit renews only for an amount within the limit', () => {
  const { dayHundredths } = redemptionLimits;
  const renewal = (amountHundredths: bigint) =>
    redemptionEligibility({ ...good, usedToday: 1n }, { amountHundredths, method: null }, now).find(
      ({ code }) => code === 'day_limit',
    )?.passesAt;
  expect(renewal(dayHundredths)).toBeInstanceOf(Date);
  expect(renewal(dayHundredths + 1n)).toBeNull();
});

test('the redeemable amount is played, held, within the limits and never negative', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10_000_000n });
  fc.assert(
    fc.property(amounts, amounts, amounts, (balance, unplayed, held) => {
      fc.pre(unplayed <= balance);
      const redeemable = redeemableHundredths({ ...good, balance, unplayed, held });
      expect(redeemable >= 0n && redeemable <= balance - unplayed && redeemable <= held).toBe(true);
      expect(redeemable <= redemptionLimits.dayHundredths).toBe(true);
    }),
  );
});
