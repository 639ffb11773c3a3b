import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Login, readConfig } from '../../src/config/config.ts';
import { selectVerifiedPeople } from '../../src/modules/identity/public.ts';
import { rescreenPlayers } from '../../src/modules/sanctions/public.ts';
import type { Database } from '../../src/platform/database.ts';
import { testSettings } from '../helpers/api/settings.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { openTestDatabase } from '../helpers/database/open-test-database.ts';
import { approval, submitAll } from '../helpers/people/identity.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { importFiles, plainList } from '../helpers/people/sanctions.ts';
import { newStaff } from '../helpers/people/staff.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
const putin = ['PUTIN, Vladimir', 1952] as const;
const gaddafi = ['GADDAFI, Muammar', 1942] as const;

/** The database with the login of the worker, which runs the job. */
let database: Database;
beforeAll(() => {
  const login = readConfig(testSettings(api.url), 'worker').logins.worker as Login;
  database = openTestDatabase({ ...login, maxConnections: 1 });
});
afterAll(() => database.close());

beforeEach(async () => {
  await api.owner.query('TRUNCATE sanctions_list, sanctions_name, sanctions_match, sanctions_screening');
  await api.owner.query("UPDATE player SET first_name = ''");
});

async function newNamesakes(count = 1) {
  const names = { first_name: 'Владимир', last_name: 'Путин', birth_date: '1952-10-07' };
  const players = [];
  for (let n = 0; n < count; n += 1) players.push(await newPlayer(api, names));
  return players;
}

async function stored() {
  const { rows } = await api.owner.query(
    'SELECT m.player_id, m.listed_name, m.state, s.occasion, s.result FROM sanctions_match m JOIN sanctions_screening s ON s.id = m.screening_id ORDER BY m.id',
  );
  return rows;
}

async function progress() {
  const { rows } = await api.owner.query(
    'SELECT players_at_import AS of, rescreened, rescreening_matches AS matches, rescreened_at IS NOT NULL AS finished FROM sanctions_list ORDER BY version DESC LIMIT 1',
  );
  return rows[0];
}

test('compares every player with a new list, once, and sends new matches to the queue', async () => {
  const [namesake] = await newNamesakes();
  await newPlayer(api);
  expect(await rescreenPlayers({ database, verifiedPeople: selectVerifiedPeople })).toEqual({ players: 0, matches: 0 });
  await importFiles(api, [plainList(putin)]);
  expect(await rescreenPlayers({ database, verifiedPeople: selectVerifiedPeople })).toEqual({ players: 2, matches: 1 });
  expect(await rescreenPlayers({ database, verifiedPeople: selectVerifiedPeople })).toEqual({ players: 0, matches: 0 });
  expect(await stored()).toEqual([
    { player_id: namesake?.id, listed_name: putin[0], state: 'open', occasion: 'list_import', result: 'match' },
  ]);
  const { staff } = await newStaff(api, ['compliance']);
  expect((await staff.sanctions.matches({ query: { state: 'open' } })).results).toHaveLength(1);
  const [list] = (await staff.sanctions.lists({ query: {} })).results;
  expect(list?.rescreening).toMatchObject({ players: 2, compared: 2, new_matches: 1, finished_at: expect.any(String) });
});

test('opens no match again that is known, decided or not, when rows of the list move', async () => {
  const [first, second] = await newNamesakes(2);
  await importFiles(api, [plainList(putin)]);
  await rescreenPlayers({ ...api.context, verifiedPeople: selectVerifiedPeople });
  const { staff } = await newStaff(api, ['compliance']);
  const [match] = (await staff.sanctions.matches({ query: { player: first?.id } })).results;
  await staff.sanctions.decide({
    params: { id: match?.id ?? '' },
    body: { decision: 'cleared', reason: 'Another person.' },
  });
  const dictator = await newPlayer(api, { first_name: 'Muammar', last_name: 'Gaddafi', birth_date: '1942-06-07' });
  await importFiles(api, [plainList(gaddafi, putin)]);
  expect(await rescreenPlayers({ ...api.context, verifiedPeople: selectVerifiedPeople })).toEqual({
    players: 3,
    matches: 1,
  });
  expect((await stored()).map(({ player_id: id, state }) => [id, state])).toEqual([
    [first?.id, 'cleared'],
    [second?.id, 'open'],
    [dictator.id, 'open'],
  ]);
  const { rows } = await api.owner.query('SELECT count(*)::int AS n FROM sanctions_screening');
  expect(rows[0].n).toBe(3);
});

test('continues where it stopped, and begins again with a newer list', async () => {
  await newNamesakes(5);
  await importFiles(api, [plainList(putin)]);
  expect(await rescreenPlayers({ ...api.context, verifiedPeople: selectVerifiedPeople }, 2, 0)).toEqual({
    players: 2,
    matches: 2,
  });
  expect(await progress()).toEqual({ of: 5, rescreened: 2, matches: 2, finished: false });
  await rescreenPlayers({ ...other.context, verifiedPeople: selectVerifiedPeople }, 2, 0);
  expect(await rescreenPlayers({ ...other.context, verifiedPeople: selectVerifiedPeople }, 2)).toEqual({
    players: 1,
    matches: 1,
  });
  expect(await progress()).toEqual({ of: 5, rescreened: 5, matches: 5, finished: true });
  await importFiles(api, [plainList(putin, gaddafi)]);
  expect(await progress()).toEqual({ of: 5, rescreened: 0, matches: 0, finished: false });
  expect(await rescreenPlayers({ ...api.context, verifiedPeople: selectVerifiedPeople }, 2)).toEqual({
    players: 5,
    matches: 0,
  });
  expect(await stored()).toHaveLength(5);
});

test('counts and matches each player once when two workers run at the same time', async () => {
  await newNamesakes(6);
  await importFiles(api, [plainList(putin)]);
  const done = await Promise.all([
    rescreenPlayers({ ...api.context, verifiedPeople: selectVerifiedPeople }, 1),
    rescreenPlayers({ ...other.context, verifiedPeople: selectVerifiedPeople }, 1),
  ]);
  expect(done[0].players + done[1].players).toBe(6);
  expect(await progress()).toEqual({ of: 6, rescreened: 6, matches: 6, finished: true });
  expect(await stored()).toHaveLength(6);
});

test('compares the verified name, too, when documents have proved another one', async () => {
  const player = await newPlayer(api);
  await submitAll(player);
  const { staff } = await newStaff(api, ['compliance']);
  const { cases } = await staff.identity.get({ params: { playerId: player.id } });
  await staff.identity.approve({
    params: { playerId: player.id, caseId: cases[0]?.id as string },
    body: approval({
      ...{ first_name: 'Muammar', last_name: 'Gaddafi', birth_date: '1942-06-07' },
      differences_confirmed: true,
    }),
  });
  await importFiles(api, [plainList(gaddafi)]);
  expect(await rescreenPlayers({ database, verifiedPeople: selectVerifiedPeople })).toEqual({ players: 1, matches: 1 });
  expect(await stored()).toMatchObject([{ player_id: player.id, listed_name: gaddafi[0], state: 'open' }]);
});
