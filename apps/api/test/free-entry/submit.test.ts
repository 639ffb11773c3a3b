import { dayAfter, productDay } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { entryForm, entryOf } from '../helpers/people/entries.ts';
import { newPlayer } from '../helpers/people/players.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));

const submit = (form: object, at: TestApi = api) => at.caller().send('POST', '/api/npn/submit', { json: form });

function expectLimit(answer: Awaited<ReturnType<typeof submit>>): void {
  expect(answer).toMatchObject({
    status: 429,
    body: { code: 'limit_reached', error: expect.stringContaining('one per person and day') },
  });
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(25 * 3_600);
}

describe('a free entry request', () => {
  test('returns a reference, and sends a mail with it', async () => {
    const form = entryForm();
    const answer = await submit(form);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      reference: expect.stringMatching(/^FE(-[34679ACDEFGHJKMNPQRTWXY]{4}){2}$/),
      status: 'pending',
    });
    const { reference } = answer.body;
    expect(await entryOf(api.owner, form.email)).toMatchObject({ reference, status: 'pending', method: 'online' });
    const [mail] = await readOutbox(api.owner, form.email);
    expect(mail).toMatchObject({ template: 'free_entry_received', subject: expect.stringContaining(reference) });
    expect(mail?.body).toContain('within 1-3 business days');
  });

  test('does not reveal whether the email has an account', async () => {
    const player = await newPlayer(api);
    const stranger = entryForm();
    const known = await submit(entryForm({ email: player.email }));
    const unknown = await submit(stranger);
    for (const answer of [known, unknown]) expect(answer.status).toBe(201);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    expect([...known.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort());
    const [again, againUnknown] = [await submit(entryForm({ email: player.email })), await submit(stranger)];
    for (const answer of [again, againUnknown]) expectLimit(answer);
    expect(again.body.error).toBe(againUnknown.body.error);
  });

  test.each([
    ['email', { email: 'no address' }],
    ['email', { email: 'a@b.test\r\nBcc: c@d.test' }],
    ['full_name', { full_name: ' ' }],
    ['full_name', { full_name: 'Robin\nBcc: x' }],
    ['full_name', { full_name: 'Win at evil.com' }],
    ['full_name', { full_name: 'https://evil.test' }],
    ['address', { address: 'short' }],
    ['address', { address: 'https://evil.test/win, 12 Main Street' }],
    ['address', { address: 'me@evil.test, 12 Main Street, Albany' }],
    ['method', { method: 'mail' }],
    ['status', { status: 'approved' }],
  ])('is rejected with a field error for a wrong %s', async (field, wrong) => {
    const answer = await submit({ ...entryForm(), ...wrong });
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(Object.keys(answer.body.field_errors)).toEqual([field]);
  });
});

describe('eligibility for a free entry', () => {
  const today = productDay(new Date());
  const birthday = (years: number, later = 0) =>
    dayAfter(`${Number(today.slice(0, 4)) - years}${today.slice(4).replace('02-29', '03-01')}`, later);

  test.each([
    ['US', 'NY', 18],
    ['US', 'AL', 19],
    ['US', 'NE', 19],
    ['US', 'MS', 21],
    ['CA', 'BC', 19],
    ['CA', 'QC', 18],
  ] as const)('starts in %s-%s on the birthday of %s years', async (country, us_state, years) => {
    const young = entryForm({ country, us_state, birth_date: birthday(years, 1) });
    const answer = await submit(young);
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(answer.body.field_codes).toMatchObject({ birth_date: [{ code: 'too_young', params: { min: years } }] });
    expect(await entryOf(api.owner, young.email)).toBeUndefined();
    expect((await submit({ ...young, birth_date: birthday(years) })).status).toBe(201);
  });

  test.each(['WA', 'MT', 'NV', 'ID', 'MI'])('is denied at once in %s, and nothing is stored', async (us_state) => {
    const form = entryForm({ us_state });
    const answer = await submit(form);
    expect(answer).toMatchObject({ status: 403, body: { code: 'region_blocked' } });
    expect(Object.keys(answer.body.field_errors)).toEqual(['us_state']);
    expect(await entryOf(api.owner, form.email)).toBeUndefined();
    expect(await readOutbox(api.owner, form.email)).toEqual([]);
  });

  test.each([
    ['birth_date', { birth_date: '' }],
    ['us_state', { us_state: '' }],
    ['us_state', { us_state: 'ON' }],
    ['country', { country: 'MX' }],
  ])('requires a valid %s, not %o', async (field, wrong) => {
    const answer = await submit({ ...entryForm(), ...wrong });
    expect(Object.keys(answer.body.field_errors)).toEqual([field]);
  });
});

describe('one per person and day', () => {
  test('accepts exactly one of 50 concurrent requests at two API instances', async () => {
    const form = entryForm();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => submit(form, n % 2 ? api : other)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) expectLimit(answer);
    expect(await readOutbox(api.owner, form.email)).toHaveLength(1);
  });

  test.each([
    ['case', 'Jo.Case@Example.test', 'jo.case@EXAMPLE.test'],
    ['a plus tag', 'jo.plus@example.test', 'jo.plus+again@example.test'],
    ['dots of Gmail', 'jodots@gmail.com', 'j.o.d.o.t.s@gmail.com'],
    ['the other name of Gmail', 'jo.other@gmail.com', 'joother+x@googlemail.com'],
  ])('treats an email that differs by %s as the same person', async (_what, first, second) => {
    expect((await submit(entryForm({ email: first }))).status).toBe(201);
    expectLimit(await submit(entryForm({ email: second })));
  });

  test('treats dots as significant outside Gmail', async () => {
    expect((await submit(entryForm({ email: 'a.b@elsewhere.test' }))).status).toBe(201);
    expect((await submit(entryForm({ email: 'ab@elsewhere.test' }))).status).toBe(201);
  });

  test('treats the same name and address with another email as the same person, in any spelling', async () => {
    const name = { full_name: 'José  O’Néill', address: '12 Rue Émile, Apt. #4\nMontréal QC' };
    expect((await submit(entryForm(name))).status).toBe(201);
    const again = { full_name: 'jose oneill', address: '12 RUE EMILE Apt 4, Montreal, QC' };
    expectLimit(await submit(entryForm(again)));
    expect((await submit(entryForm({ ...name, full_name: 'Josefa O’Néill' }))).status).toBe(201);
  });

  test('accepts another request the next day', async () => {
    const form = entryForm();
    expect((await submit(form)).status).toBe(201);
    await api.owner.query('UPDATE free_entry SET day = day - 1 WHERE email = $1', [form.email]);
    expect((await submit(form)).status).toBe(201);
  });
});
