import { expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { exclude, matchesOf, newPerson } from '../helpers/people/exclusions.ts';
import { newVerifiedPlayer, registration } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';

const one = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: one.url }));

test('rejects or blocks a second account that is created while its owner self-excludes in another process', async () => {
  const colleague = await newStaff(one, ['compliance']);
  const ends = { refused: 0, held: 0 };
  for (let round = 0; round < 12; round += 1) {
    const person = newPerson();
    const first = await newVerifiedPlayer(one, person);
    const { email } = newPerson();
    // Each call starts first in half of the rounds, with a small delay, so that both orders occur.
    const wait = () => new Promise((resolve) => setTimeout(resolve, 5 * (round % 6)));
    const registers = async () => {
      if (round % 2 === 0) await wait();
      await other.caller().client.auth.register({ body: registration({ ...person, email, phone: '' }) });
    };
    const excludes = async () => {
      if (round % 2 === 1) await wait();
      await exclude(first);
    };
    await Promise.all([registers(), excludes()]);

    const { rows } = await one.owner.query<{ id: string; hold: string | null }>(
      'SELECT id, exclusion_hold AS hold FROM player WHERE email = $1',
      [email],
    );
    const [second] = rows;
    if (!second) {
      ends.refused += 1;
      continue;
    }
    ends.held += 1;
    expect(second.hold).toBe('exact');
    expect((await matchesOf(colleague, second)).map(({ verdict }) => verdict)).toEqual(['exact']);
  }
  expect(ends.refused + ends.held).toBe(12);
  expect(ends.refused).toBeGreaterThan(0);
  expect(ends.held).toBeGreaterThan(0);
});
