import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedToken } from '../helpers/api/outbox.ts';
import { createTwoCells, type TwoCells } from '../helpers/cells/two-cells.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { inviteByTwo, setUp, signInAs } from '../helpers/people/staff-changes.ts';

let cells: TwoCells;
beforeAll(async () => {
  cells = await createTwoCells();
});
afterAll(() => cells.close());

test('an invitation names its cell, works once through the other cell, and creates an account in its cell only', async () => {
  const { one, two } = cells;
  const admins = [await newStaff(two, ['admin']), await newStaff(two, ['admin'])] as const;
  const { email } = await inviteByTwo(admins, ['support']);
  const token = await mailedToken(two.owner, email, '/staff/set-up');
  expect(token).toMatch(/^cell_two\.[\w-]{43}$/);
  const secret = await setUp({ ...two, caller: one.caller }, email);
  const person = await signInAs(two, email, secret);
  expect((await person.staff.auth.me()).staff).toMatchObject({ email, roles: ['support'] });
  const found = await one.owner.query('SELECT FROM staff_member WHERE email = $1', [email]);
  expect(found.rowCount).toBe(0);
  for (const entry of [one, two]) {
    const again = await entry.caller().send('POST', '/api/staff/auth/link', { json: { token } });
    expect([again.status, again.body.code]).toEqual([400, 'link_invalid']);
  }
});

test.each(['cell_two.', '.token', 'Cell.token', 'cell_two.to.ken', `${'c'.repeat(60)}.token`, 'cell_two.a b'])(
  'a link with the token %j is not valid at any cell',
  async (token) => {
    for (const entry of [cells.one, cells.two]) {
      const answer = await entry.caller().send('POST', '/api/staff/auth/link', { json: { token } });
      expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    }
  },
);
