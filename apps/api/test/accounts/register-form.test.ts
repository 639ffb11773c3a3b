import { ageInYears, productDay } from '@goldwren/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { registration } from '../helpers/people/players.ts';

const api = setUpTestApi();
afterEach(() => vi.useRealTimers());

async function refusedFields(form: object): Promise<string[]> {
  const problem = await expectProblem(api.caller().client.auth.register({ body: form as never }), 'validation_failed');
  return Object.keys(problem.fieldErrors);
}

async function accepted(form: object): Promise<boolean> {
  return (await api.caller().send('POST', '/api/auth/register', { json: form })).status === 201;
}

/** Returns the birth date of a person who turns `years` today in New York, and the date one day later. */
function birthdays(years: number): { today: string; tomorrow: string } {
  const today = productDay(new Date());
  const born = new Date(`${Number(today.slice(0, 4)) - years}-${today.slice(5)}T12:00:00Z`);
  const next = new Date(born.getTime() + 86_400_000);
  return { today: born.toISOString().slice(0, 10), tomorrow: next.toISOString().slice(0, 10) };
}

describe('age', () => {
  test('accepts a person who turns 18 today, and rejects one who turns 18 tomorrow', async () => {
    const { today, tomorrow } = birthdays(18);
    expect(ageInYears(tomorrow, productDay(new Date()))).toBe(17);
    expect(await accepted(registration({ birth_date: today }))).toBe(true);
    expect(await refusedFields(registration({ birth_date: tomorrow }))).toEqual(['birth_date']);
  });

  test.each([
    ['US', 'AL', 19],
    ['US', 'MS', 21],
    ['CA', 'YT', 19],
    ['CA', 'QC', 18],
  ] as const)('requires in %s-%s the age %s, reached today', async (country, us_state, years) => {
    const { today, tomorrow } = birthdays(years);
    const form = registration({ country, us_state, birth_date: tomorrow });
    const problem = await expectProblem(api.caller().client.auth.register({ body: form }), 'validation_failed');
    expect(problem.fieldErrors).toEqual({
      birth_date: [`You must be ${years} or older to join. If the date is wrong, correct it.`],
    });
    expect(await accepted({ ...form, birth_date: today })).toBe(true);
  });

  test('uses the date in New York, not in UTC', async () => {
    const form = registration({ birth_date: '2008-03-02' });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T04:30:00Z') });
    expect(await refusedFields(form)).toEqual(['birth_date']);
    vi.setSystemTime(new Date('2026-03-02T05:30:00Z'));
    expect(await accepted(form)).toBe(true);
  });

  test.each(['2020-01-01', '2999-01-01'])('rejects the birth date %s', async (birth_date) => {
    expect(await refusedFields(registration({ birth_date }))).toEqual(['birth_date']);
  });

  test.each(['2001-02-29', '1990-13-01', '1990-5-17', '17/05/1990', '0001-01-01', '', '1990-05-17T00:00:00Z'])(
    'rejects "%s" as a birth date',
    async (birth_date) => expect(await refusedFields(registration({ birth_date }))).toEqual(['birth_date']),
  );
});

describe('the password', () => {
  test.each([
    [7, false],
    [8, true],
    [128, true],
    [129, false],
  ])('of %i characters is valid: %s', async (length, fits) => {
    const password = 'kV9-zQ2!'.repeat(17).slice(0, length);
    if (fits) expect(await accepted(registration({ password }))).toBe(true);
    else expect(await refusedFields(registration({ password }))).toEqual(['password']);
  });

  test('must not be the email address in any capitalization', async () => {
    const email = `same-${process.pid}@example.test`;
    expect(await refusedFields(registration({ email, password: email.toUpperCase() }))).toEqual(['password']);
  });

  test.each(['password1', 'PassWord1', 'iloveyou1', '123456789'])('must not be the common "%s"', async (password) => {
    expect(await refusedFields(registration({ password }))).toEqual(['password']);
  });

  test('must be repeated without difference', async () => {
    expect(await refusedFields({ ...registration(), password_confirm: 'something else' })).toEqual([
      'password_confirm',
    ]);
  });
});

describe('the registration form', () => {
  test.each(['is_admin', 'gold_balance', 'id', 'identity_status'])('rejects the unknown field %s', async (field) => {
    expect(await refusedFields({ ...registration(), [field]: '1' })).toEqual([field]);
  });

  test.each(['email', 'password', 'first_name', 'last_name', 'birth_date'])('requires %s', async (field) => {
    const { [field as 'email']: _, ...rest } = registration();
    expect(await refusedFields(rest)).toContain(field);
  });

  test.each(['first_name', 'last_name'])('rejects control characters in %s', async (field) => {
    for (const text of ['a\u0000b', 'a\nb', '\ud800', 'a\u202eb']) {
      expect(await refusedFields({ ...registration(), [field]: text })).toEqual([field]);
    }
  });

  test.each(['first_name', 'last_name'])(
    'rejects a link in %s, because the site would mail it to someone else',
    async (field) => {
      for (const text of ['https://evil.test', 'Win at evil.com', 'www.evil', 'me@evil.test', 'R0bin']) {
        expect(await refusedFields({ ...registration(), [field]: text })).toEqual([field]);
      }
    },
  );

  test('accepts names in every script, with initials, hyphens and apostrophes', async () => {
    const names = [
      ['J. R. R.', 'O’Brien-Wren'],
      ['Владимир', 'Nguyễn'],
      ['李', '小龙'],
    ];
    for (const [first_name, last_name] of names) {
      expect(await accepted({ ...registration(), first_name, last_name })).toBe(true);
    }
  });

  test('reports every mistake at once', async () => {
    const answer = await api.caller().send('POST', '/api/auth/register', { json: {} });
    expectProblemAnswer(answer, 'validation_failed');
    expect(Object.keys(answer.body.field_errors)).toEqual(
      expect.arrayContaining(['email', 'password', 'first_name', 'last_name', 'birth_date']),
    );
  });
});
