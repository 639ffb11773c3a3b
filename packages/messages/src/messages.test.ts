import { type FormCode, formCodes } from '@goldwren/contracts/form-codes';
import { problemStatus } from '@goldwren/contracts/problem';
import { describe, expect, test } from 'vitest';
import { play } from './en/play/play.ts';
import { footer } from './en/site/footer.ts';
import { forms } from './en/site/forms.ts';
import { problems } from './en/site/problems.ts';
import { fieldSentence, problemSentence } from './formats/sentences.ts';
import { play as frenchPlay } from './fr-CA/play/play.ts';
import { footer as frenchFooter } from './fr-CA/site/footer.ts';
import { forms as frenchForms } from './fr-CA/site/forms.ts';
import { problems as frenchProblems } from './fr-CA/site/problems.ts';

/** Facts that can be recognised in a sentence. */
const samples = {
  min: 3,
  max: 77,
  country: 'US',
  region: 'TX',
  action: 'purchase',
  here: false,
  stakes: ['0.20', '5.00'],
  minimum: '50.00',
  offered: ['10.00', '25.00'],
  choices: ['{"mines":3}', '{"mines":5}'],
  field: 'numbers',
  most: 5,
  line: 8,
  found: 3,
  expected: 12,
  names: 40,
  before: 90,
};
const sentence = /^\P{Ll}.*[\p{L})»]*[.?]?$/u;

function sampleOf(code: FormCode) {
  return { code, params: Object.fromEntries(formCodes[code].map((name) => [name, samples[name]])) } as never;
}
const digitsOf = (text: string): string[] => text.match(/\d+/g) ?? [];

describe.each(Object.keys(formCodes) as FormCode[])('form code %s', (code) => {
  test('has a sentence in both languages, with the same numbers', () => {
    const [english, french] = [fieldSentence(forms, sampleOf(code)), fieldSentence(frenchForms, sampleOf(code))];
    expect(english).toMatch(sentence);
    expect(french).toMatch(sentence);
    expect(french).not.toBe(english);
    expect(digitsOf(french)).toEqual(digitsOf(english));
    for (const text of [english, french]) expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  });
});

describe.each(Object.keys(problemStatus) as (keyof typeof problemStatus)[])('problem %s', (code) => {
  test('has a sentence in both languages', () => {
    expect(problemSentence(problems, code)).toMatch(sentence);
    expect(problemSentence(frenchProblems, code)).toMatch(sentence);
    expect(problemSentence(frenchProblems, code)).not.toBe(problemSentence(problems, code));
  });
});

describe('problems with facts', () => {
  const cases = [
    ['account_suspended', { reason: 'entry_holder' }],
    ['conflict', { reason: 'bonus_claimed' }],
    ['conflict', { reason: 'order_over' }],
    ['conflict', { reason: 'entry_exists' }],
    ...['adjustment_decided', 'adjustment_differs', 'account_state', 'account_closed'].map(
      (reason) => ['conflict', { reason }] as const,
    ),
    ['conflict', { reason: 'export_unfinished' }],
    ['conflict', { reason: 'export_not_ready' }],
    ...['second_factor_on', 'second_factor_off', 'name_locked'].map((reason) => ['conflict', { reason }] as const),
    ['totp_required', { wrong: 'totp_code' }],
    ['totp_required', { wrong: 'recovery_code' }],
    ['conflict', { reason: 'identity_in_review' }],
    ['conflict', { reason: 'identity_verified' }],
    ['payload_too_large', { reason: 'file', megabytes: 10 }],
    ['conflict', { reason: 'special_taken', package: 'X7' }],
    ...['pending', 'approved', 'granted', 'rejected', 'expired'].map(
      (status) => ['conflict', { reason: 'entry_decided', status }] as const,
    ),
    ['conflict', { reason: 'second_person' }],
    ...[
      'looser',
      'pack_unknown',
      'pack_effect_changed',
      'own_account',
      'change_pending',
      'change_decided',
      'change_expired',
      'requester_gone',
      'month_not_archived',
      'month_dropped',
      'month_too_young',
      'month_order',
      'month_without_partition',
      'round_archived',
      'email_taken',
    ].map((reason) => ['conflict', { reason }] as const),
    ['conflict', { reason: 'no_skill_test' }],
    ['conflict', { reason: 'redemption_held', by: 'sanctions' }],
    ['conflict', { reason: 'sanctions_list_missing' }],
    ['conflict', { reason: 'redemption_state', status: 'paid' }],
    ['conflict', { reason: 'redemption_needs', needs: ['skill_test', 'w9'] }],
    ['account_too_new', { days: 7, until: '2027-03-05T15:30:00.000Z' }],
    ['redemption_too_soon', { hours: 24, until: '2027-03-05T15:30:00.000Z' }],
    ['sweeps_unplayed', { unplayed: '3.00', redeemable: '2.00' }],
    ['sweeps_not_held', { hours: 24, redeemable: '2.00', until: null }],
    ['limit_reached', { reason: 'day_limit', limit: '25.00', left: '5.00', until: '2027-03-05T15:30:00.000Z' }],
    ['limit_reached', { reason: 'request_limit', limit: '50.00', left: '50.00', until: null }],
    ['forbidden', { reason: 'signature' }],
    ['limit_reached', { reason: 'free_entry' }],
    ['maintenance', { until: '2027-03-05T15:30:00.000Z' }],
    ['malformed_request', { reason: 'form' }],
    ['not_found', { reason: 'package' }],
    ['rate_limited', { seconds: 900 }],
    ...['register', 'gold_play', 'sweeps_play', 'purchase', 'claim_bonus', 'free_entry', 'redeem'].flatMap((action) =>
      [true, false].map((here) => ['region_blocked', { action, country: 'US', region: 'TX', here }] as const),
    ),
    ['region_locked', { country: 'CA', region: 'ON', until: '2027-03-05T05:00:00.000Z' }],
    ['region_locked', { country: 'CA', region: 'ON', until: null }],
    ['region_unknown', { action: 'sweeps_play' }],
    ['self_excluded', { until: '2027-03-05T05:00:00.000Z' }],
    ['cooling_off', { until: '2027-03-05T15:30:00.000Z' }],
    ['limit_not_yet', { from: '2027-03-05T15:30:00.000Z' }],
    ['conflict', { reason: 'terms_changed' }],
    ['terms_due', { documents: ['terms', 'privacy'] }],
    ['unavailable', { reason: 'payment_page' }],
    ['unavailable', { reason: 'identity_vendor' }],
  ] as const;

  test.each(cases)('%s %o has a more exact message with the same numbers in both languages', (code, facts) => {
    const [english, french] = [problems, frenchProblems].map((words) => problemSentence(words, code, facts as never));
    expect(english).toMatch(sentence);
    expect(english).not.toBe(problems.plain[code]);
    expect(french).not.toBe(frenchProblems.plain[code]);
    expect(french).not.toBe(english);
    expect(digitsOf(french ?? '').sort()).toEqual(digitsOf(english ?? '').sort());
    for (const text of [english, french]) expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test('covers every code with facts', () => {
    expect([...new Set(cases.map(([code]) => code))].sort()).toEqual(Object.keys(problems.exact).sort());
  });

  test('contains the sentences that the specification quotes', () => {
    expect(problems.plain).toMatchObject({
      insufficient_gold: 'Insufficient Gold Coins',
      unauthenticated: 'Please login to continue',
      invalid_credentials: 'Login failed. Please check your credentials.',
    });
  });

  test('use the language for the region, the waiting time and the day', () => {
    const blocked = { action: 'purchase', country: 'CA', region: 'BC', here: false };
    expect(problemSentence(problems, 'region_blocked', blocked)).toBe(
      'You cannot buy coins in British Columbia. You have not been charged.',
    );
    expect(problemSentence(frenchProblems, 'region_blocked', blocked)).toContain('(Colombie-Britannique)');
    expect(problemSentence(problems, 'rate_limited', { seconds: 61 })).toContain('2 minutes');
    expect(problemSentence(frenchProblems, 'rate_limited', { seconds: 1 })).toContain('1\u00a0seconde ');
    const ownTime = {
      reason: 'play_limit',
      kind: 'play_time',
      period: 'day',
      amount: '100',
      resets_at: '2027-03-05T15:30:00.000Z',
      reserved: '10.00',
      reserved_until: '2027-03-05T16:30:00.000Z',
    } as const;
    expect(problemSentence(problems, 'limit_reached', ownTime)).toContain('1 hour and 40 minutes of play');
    expect(problemSentence(frenchProblems, 'limit_reached', ownTime)).toMatch(/1\sheure et 40\sminutes de jeu/);
    for (const language of [problems, frenchProblems]) {
      const unknown = { ...ownTime, kind: 'session_loss' as 'play_time' };
      expect(() => problemSentence(language, 'limit_reached', unknown)).toThrow(TypeError);
    }
    const locked = { country: 'CA', region: 'QC', until: '2027-03-05T05:00:00.000Z' };
    expect(problemSentence(frenchProblems, 'region_locked', locked)).toMatch(/Québec.*5 mars 2027/);
  });
});

test('uses the singular for one line', () => {
  const titles = [play, frenchPlay].map(({ rules }) => [rules.lines(1), rules.lines(20)]);
  expect(titles).toEqual([
    ['The line', 'The 20 lines'],
    ['La ligne', 'Les 20 lignes'],
  ]);
});

test('a rating out of five has the decimal separator of its language', () => {
  expect([footer, frenchFooter].map(({ outOfFive }) => outOfFive('4.8/5'))).toEqual(['4.8/5', '4,8/5']);
});
