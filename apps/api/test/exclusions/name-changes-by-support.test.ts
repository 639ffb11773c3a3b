import { beforeAll, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { matchesOf, newExcluded, newPerson, type Person } from '../helpers/people/exclusions.ts';
import { newVerifiedPlayer, type Player } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { start } from '../helpers/play/play.ts';

const reason = 'A marriage certificate was sent.';

const api = setUpTestApi();
let colleague: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  colleague = await newStaff(api, ['compliance']);
});

const change = (
  player: Player,
  { first_name, last_name, birth_date }: Pick<Person, 'first_name' | 'last_name' | 'birth_date'>,
) =>
  colleague.staff.players.changeName({
    params: { id: player.id },
    body: { first_name, last_name, birth_date, reason },
  });

async function nameOf(player: Player) {
  const { rows } = await api.owner.query('SELECT first_name, last_name, birth_date::text FROM player WHERE id = $1', [
    player.id,
  ]);
  return rows[0];
}

async function auditOf(player: Player) {
  const { rows } = await api.owner.query(
    "SELECT facts FROM staff_audit WHERE subject_id = $1 AND action = 'player.name_changed'",
    [player.id],
  );
  return rows;
}

test('changes the name and birth date, and records who did it and why', async () => {
  const [player, person] = [await newVerifiedPlayer(api), newPerson()];
  await change(player, person);
  const { first_name, last_name, birth_date } = person;
  expect(await nameOf(player)).toEqual({ first_name, last_name, birth_date });
  expect(await auditOf(player)).toEqual([{ facts: { reason } }]);
  expect((await player.client.auth.me()).user.restrictions).toEqual([]);
});

test('rejects the name of a self-excluded person, and changes nothing', async () => {
  const person = newPerson();
  await newExcluded(api, person);
  const player = await newVerifiedPlayer(api);
  const before = await nameOf(player);
  await expectProblem(change(player, person), 'conflict');
  expect(await nameOf(player)).toEqual(before);
  expect(await auditOf(player)).toEqual([]);
});

test('holds the account for review when the name is one letter off that of an excluded person', async () => {
  const person = newPerson();
  await newExcluded(api, person);
  const player = await newVerifiedPlayer(api);
  await change(player, { ...person, last_name: person.last_name.slice(0, -1) });
  expect((await matchesOf(colleague, player)).map(({ state }) => state)).toEqual(['open']);
  await expectProblem(start(player), 'exclusion_review');
});

test('rejects a birth date below the minimum age', async () => {
  const player = await newVerifiedPlayer(api);
  const born = `${new Date().getUTCFullYear() - 10}-01-01`;
  await expectProblem(change(player, { ...newPerson(), birth_date: born }), 'validation_failed');
  expect(await auditOf(player)).toEqual([]);
});
