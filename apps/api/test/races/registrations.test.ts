import { expect, test } from 'vitest';
import { callUntilAnswered } from '../helpers/api/call-until-answered.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { registration } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

const one = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: one.url }));

test('creates one player with one welcome offer for 50 concurrent registrations of one email', async () => {
  const form = registration();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => {
      const email = n % 3 === 0 ? form.email.toUpperCase() : form.email;
      const caller = (n % 2 === 0 ? one : other).caller();
      return callUntilAnswered(() => caller.send('POST', '/api/auth/register', { json: { ...form, email } }));
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const shapes = new Set(answers.map(({ body }) => Object.keys(body.user).join()));
  expect(shapes.size).toBe(1);

  expect((await one.owner.query('SELECT count(*)::int AS n FROM player')).rows).toEqual([{ n: 1 }]);
  const { rows } = await one.owner.query('SELECT currency, balance::text, version::int FROM wallet ORDER BY currency');
  expect(rows).toEqual([
    { currency: 'gold', balance: '200000000', version: 1 },
    { currency: 'sweeps', balance: '200', version: 1 },
  ]);
  expect(await findLedgerFaults(one.owner)).toEqual([]);
});
