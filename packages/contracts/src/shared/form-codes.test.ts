import { describe, expect, test } from 'vitest';
import { accountForm, freeEntryForm, loginForm, registerForm } from '../player/forms.ts';
import { createFormCheck, type FieldProblems, type FormCode, formCodes } from './form-codes.ts';
import { wholeNumber } from './numbers.ts';

function fieldProblemsOf(schema: Parameters<typeof createFormCheck>[0], values: unknown): FieldProblems {
  const checked = createFormCheck(schema)(values);
  return 'problems' in checked ? checked.problems : {};
}

const registration = {
  email: 'robin@example.test',
  password: 'a-long-password-1',
  password_confirm: 'a-long-password-1',
  first_name: 'Robin',
  last_name: 'Wren',
  birth_date: '1990-02-03',
};

test('accepts a valid registration', () => {
  expect(fieldProblemsOf(registerForm, registration)).toEqual({});
});

describe('registration form', () => {
  test('reports every missing field of an empty form', () => {
    const found = fieldProblemsOf(registerForm, {});
    expect(Object.keys(found).sort()).toEqual(Object.keys(registration).sort());
    for (const problems of Object.values(found)) expect(problems).toEqual([{ code: 'missing' }]);
  });

  test.each<[object, string, FormCode, object?]>([
    [{ email: 7 }, 'email', 'wrong_type'],
    [{ email: '' }, 'email', 'email_missing'],
    [{ email: 'robin' }, 'email', 'email_invalid'],
    [{ email: `${'a'.repeat(250)}@b.test` }, 'email', 'too_long', { max: 254 }],
    [{ password: 'short', password_confirm: 'short' }, 'password', 'password_too_short', { min: 8 }],
    [{ password_confirm: 'another-password' }, 'password_confirm', 'passwords_differ'],
    [{ first_name: 'x'.repeat(81) }, 'first_name', 'too_long', { max: 80 }],
    [{ last_name: ' ' }, 'last_name', 'last_name_missing'],
    [{ first_name: 'evil.com/win' }, 'first_name', 'name_invalid'],
    [{ birth_date: '1990-02-31' }, 'birth_date', 'birth_date_invalid'],
    [{ birth_date: '' }, 'birth_date', 'birth_date_missing'],
    [{ country: 'FR' }, 'country', 'country_unknown'],
    [{ us_state: 'QC' }, 'us_state', 'region_not_of_country'],
    [{ surprise: 1 }, 'surprise', 'unknown_field'],
    [{ constructor: 1 }, 'constructor', 'unknown_field'],
  ])('rejects %o: field %s has code %s', (wrong, field, code, params) => {
    const found = fieldProblemsOf(registerForm, { ...registration, ...wrong });
    expect(found[field]?.[0]).toEqual({ code, ...(params ? { params } : {}) });
  });

  test('reports a body that is not an object', () => {
    expect(fieldProblemsOf(registerForm, 'x')).toEqual({ body: [{ code: 'wrong_type' }] });
    expect(fieldProblemsOf(registerForm, undefined)).toEqual({ body: [{ code: 'missing' }] });
  });
});

test('reports the limits of a number in a query', () => {
  for (const text of ['0', '101', '1.5', '1e2', '-1', '']) {
    expect(fieldProblemsOf(wholeNumber(1, 100), text)).toEqual({
      body: [{ code: 'number_range', params: { min: 1, max: 100 } }],
    });
  }
  expect(wholeNumber(1, 100).parse('100')).toBe(100);
});

test('uses only known codes as messages of form schemas', () => {
  const odd = [
    {},
    [],
    'x',
    7,
    { email: 1, password: 1 },
    { us_state: 'x'.repeat(9), phone: 'x'.repeat(99), locale: 'de' },
  ];
  const found = [loginForm, registerForm, accountForm, freeEntryForm].flatMap((form) =>
    odd.flatMap((value) => Object.values(fieldProblemsOf(form, value)).flat()),
  );
  for (const { code } of found) expect(Object.keys(formCodes)).toContain(code);
  expect(found.filter(({ code }) => code === 'invalid')).toEqual([]);
});
