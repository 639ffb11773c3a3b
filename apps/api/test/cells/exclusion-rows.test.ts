import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adopt } from '../../src/commands/cells/adopt.ts';
import type { Context } from '../../src/context.ts';
import type { Cells } from '../../src/modules/cells/public.ts';
import { shareExclusions } from '../../src/modules/exclusions/public.ts';
import type { EventName } from '../../src/platform/operator-events.ts';
import { testSettings } from '../helpers/api/settings.ts';
import { createTestApi } from '../helpers/api/test-api.ts';
import { registerIn, restrictionsOf, shareBoth, tryToRegisterIn } from '../helpers/cells/exclusions.ts';
import { createTwoCells, type TwoCells } from '../helpers/cells/two-cells.ts';
import { exclude, newExcluded, newPerson, type Person } from '../helpers/people/exclusions.ts';
import type { Player } from '../helpers/people/players.ts';

// What the rows of the directory can do to a cell that reads them, and what a crash between the two databases leaves.

let cells: TwoCells;
/** The login that the cells use. */
let login: pg.Pool;
beforeAll(async () => {
  cells = await createTwoCells();
  login = new pg.Pool({ connectionString: cells.settings.CELL_DIRECTORY_URL });
});
afterAll(async () => {
  await login.end();
  await cells.close();
});

interface Row {
  readonly seq: string;
  readonly cell: string;
  readonly person_hash: Buffer;
  readonly version: string;
  readonly sealed: Buffer;
}

const again = (person: Person): Partial<Person> => ({ ...person, phone: '', email: newPerson().email });

async function excludeInOne(person: Person): Promise<Player> {
  const player = await registerIn(cells, 'cell_one', person);
  await exclude(player);
  return player;
}

async function rowOf({ id }: Player): Promise<Row> {
  const { rows } = await cells.directory.query<Row>('SELECT * FROM directory.excluded_person WHERE person_hash = $1', [
    (cells.one.context.cells as Cells).exclusions.hashOf(id),
  ]);
  expect(rows).toHaveLength(1);
  return rows[0] as Row;
}

const insert = (by: pg.Pool | pg.PoolClient, row: Omit<Row, 'seq'>) =>
  by.query('INSERT INTO directory.excluded_person (cell, person_hash, version, sealed) VALUES ($1, $2, $3, $4)', [
    row.cell,
    row.person_hash,
    row.version,
    row.sealed,
  ]);

/** Runs the job of the second cell, and returns the events that it reports. */
async function shareInTwo(): Promise<readonly (readonly [EventName, object])[]> {
  const events: (readonly [EventName, object])[] = [];
  const report: Context['events']['report'] = (name, facts) => void events.push([name, facts]);
  await shareExclusions({ ...cells.two.context, events: { report } });
  return events;
}

const cursorOfTwo = async () =>
  (await cells.two.owner.query('SELECT seq::text FROM foreign_exclusion_cursor')).rows[0]?.seq;

describe('the directory', () => {
  test('contains nothing readable about an excluded person', async () => {
    const person = newPerson();
    const player = await excludeInOne(person);
    await shareExclusions(cells.one.context);
    const { sealed, person_hash: hash } = await rowOf(player);
    for (const text of [person.last_name, person.email, person.birth_date, player.id]) {
      expect(sealed.includes(text)).toBe(false);
    }
    expect(hash.toString('hex')).not.toContain(player.id.replaceAll('-', ''));
    const { rows } = await cells.one.owner.query('SELECT value FROM person_mark WHERE player_id = $1', [player.id]);
    expect(rows.length).toBeGreaterThan(3);
    for (const { value } of rows) expect(sealed.includes(value)).toBe(false);
  });

  test.each([
    ['choose the number of a row', 'INSERT INTO directory.excluded_person (seq) OVERRIDING SYSTEM VALUE VALUES (9)'],
    ['change a row', "UPDATE directory.excluded_person SET sealed = ''"],
    ['take numbers', "SELECT nextval('directory.excluded_person_seq_seq')"],
    ['remove all rows', 'TRUNCATE directory.excluded_person'],
  ])('does not let the login of a cell %s', async (_what, statement) => {
    await expect(login.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('commits rows in the order of their numbers, so that none is skipped', async () => {
    await shareBoth(cells);
    const people = [newPerson(), newPerson()] as const;
    const [first, second] = [await excludeInOne(people[0]), await excludeInOne(people[1])];
    await shareExclusions(cells.one.context);
    const rows = [await rowOf(first), await rowOf(second)];
    await cells.directory.query('DELETE FROM directory.excluded_person WHERE seq = ANY ($1)', [
      rows.map(({ seq }) => seq),
    ]);
    const slow = await login.connect();
    await slow.query('BEGIN');
    await insert(slow, rows[0] as Row);
    const fast = insert(login, rows[1] as Row);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await shareInTwo()).toEqual([]);
    await slow.query('COMMIT');
    slow.release();
    await fast;
    expect(await shareInTwo()).toEqual([['exclusions_shared', { published: 0, read: 2 }]]);
    for (const person of people) expect(await tryToRegisterIn(cells, 'cell_two', again(person))).toBeNull();
  });
});

describe('a forged row', () => {
  test('is reported and skipped, and the rows around it are applied', async () => {
    await shareBoth(cells);
    const people = [newPerson(), newPerson(), newPerson()] as const;
    const held = await registerIn(cells, 'cell_two', again(people[2]));
    const players = [
      await excludeInOne(people[0]),
      await excludeInOne(people[1]),
      await excludeInOne(people[2]),
    ] as const;
    await shareExclusions(cells.one.context);
    const [genuine, other, last] = [await rowOf(players[0]), await rowOf(players[1]), await rowOf(players[2])];
    await cells.directory.query('DELETE FROM directory.excluded_person WHERE seq = ANY ($1)', [[other.seq, last.seq]]);
    const forged: readonly Omit<Row, 'seq'>[] = [
      { ...other, person_hash: randomBytes(32), sealed: randomBytes(500) },
      // The message of one person in the row of another, in a newer version, and in another cell.
      { ...other, sealed: genuine.sealed },
      { ...genuine, version: '9223372036854775807' },
      { ...genuine, cell: 'cell_three' },
    ];
    await cells.directory.query(
      `INSERT INTO directory.cell (name, api_url) VALUES ('cell_three', 'http://127.0.0.1:9')`,
    );
    for (const row of forged) await insert(login, row);
    await insert(login, last);
    const events = await shareInTwo();
    expect(events.map(([name]) => name)).toEqual([
      ...forged.map(() => 'foreign_exclusion_rejected'),
      'exclusions_shared',
    ]);
    expect(events[0]?.[1]).toMatchObject({ cell: 'cell_one', seq: expect.stringMatching(/^\d+$/) });
    expect(await restrictionsOf(held)).toEqual(['self_excluded']);
    expect(await tryToRegisterIn(cells, 'cell_two', again(people[0]))).toBeNull();
    expect(
      (await cells.two.owner.query('SELECT FROM foreign_exclusion WHERE excluded_player_id = $1', [players[1].id]))
        .rowCount,
    ).toBe(0);
    // They are reported once.
    expect(await shareInTwo()).toEqual([]);
    // The highest possible version does not prevent the cell from publishing.
    await cells.one.owner.query('UPDATE person_mark SET marked_at = marked_at WHERE player_id = $1', [players[0].id]);
    await shareExclusions(cells.one.context);
    expect(await shareInTwo()).toEqual([['exclusions_shared', { published: 0, read: 1 }]]);
    await cells.directory.query(`DELETE FROM directory.excluded_person WHERE cell = 'cell_three'`);
    await cells.directory.query(`DELETE FROM directory.cell WHERE name = 'cell_three'`);
  });

  test('with an older version changes nothing, also after the end of the exclusion', async () => {
    const person = newPerson();
    const player = await excludeInOne(person);
    await shareBoth(cells);
    const old = await rowOf(player);
    // As the job of erased accounts does after the term.
    await cells.one.owner.query('DELETE FROM person_mark WHERE player_id = $1', [player.id]);
    await shareBoth(cells);
    const current = await rowOf(player);
    expect(BigInt(current.version)).toBeGreaterThan(BigInt(old.version));
    expect(current.sealed.length).toBeLessThan(200);
    await insert(login, old);
    expect(await shareInTwo()).toEqual([['exclusions_shared', { published: 0, read: 1 }]]);
    expect(await restrictionsOf(await registerIn(cells, 'cell_two', again(person)))).toEqual([]);
  });
});

describe('a crash', () => {
  test('between the exclusion and its publication loses nothing', async () => {
    const person = newPerson();
    await excludeInOne(person);
    // The process that served the call has ended. Another one finds what is not published.
    const other = await createTestApi({
      databaseUrl: cells.one.url,
      settings: { ...cells.settings, CELL_NAME: 'cell_one' },
    });
    try {
      await shareExclusions(other.context);
    } finally {
      await other.context.cells?.close();
      await other.close();
    }
    await shareExclusions(cells.two.context);
    expect(await tryToRegisterIn(cells, 'cell_two', again(person))).toBeNull();
  });

  test('between the publication and its record repeats the same row', async () => {
    const player = await excludeInOne(newPerson());
    const real = cells.one.context.cells as Cells;
    const dying: Cells = {
      ...real,
      exclusions: {
        ...real.exclusions,
        publish: async (person) => {
          await real.exclusions.publish(person);
          throw new Error('killed');
        },
      },
    };
    await expect(shareExclusions({ ...cells.one.context, cells: dying })).rejects.toThrow(
      '1 of 1 excluded people failed',
    );
    const before = await rowOf(player);
    await shareExclusions(cells.one.context);
    expect(await rowOf(player)).toEqual(before);
    expect((await shareExclusions(cells.one.context)).published).toBe(0);
  });

  test('of one of many processes that share at the same time changes nothing', async () => {
    const people = [newPerson(), newPerson(), newPerson(), newPerson()];
    const players: Player[] = [];
    for (const person of people) players.push(await excludeInOne(person));
    await Promise.all([1, 2, 3].map(() => shareExclusions(cells.one.context)));
    await Promise.all([1, 2, 3].map(() => shareExclusions(cells.two.context)));
    await shareExclusions(cells.two.context);
    for (const person of people) expect(await tryToRegisterIn(cells, 'cell_two', again(person))).toBeNull();
    // One row for each of them.
    for (const player of players) await rowOf(player);
  });
});

describe('adopting a cell', () => {
  const adoptOne = () =>
    adopt.run([], testSettings(cells.one.url, { ...cells.settings, CELL_NAME: 'cell_one' }), () => undefined);

  test('publishes the exclusions that it had before, and reads all others again', async () => {
    const before = await createTestApi({ databaseUrl: cells.one.url });
    const person = newPerson();
    const excluded = await newExcluded(before, person);
    await before.close();
    // As in a database of an older version, without the row of the trigger.
    await cells.one.owner.query('DELETE FROM exclusion_publication WHERE player_id = $1', [excluded.id]);
    const { lines } = await adoptOne();
    expect(lines[1]).toMatch(/^\d+ self-exclusions of cell_one are published by its worker/);
    await shareBoth(cells);
    expect(await tryToRegisterIn(cells, 'cell_two', again(person))).toBeNull();
  });

  test('of each cell repairs a directory that was lost', async () => {
    const person = newPerson();
    const player = await excludeInOne(person);
    await shareBoth(cells);
    await cells.directory.query('TRUNCATE directory.excluded_person RESTART IDENTITY');
    await shareBoth(cells);
    expect(await cursorOfTwo()).toBe('0');
    await adoptOne();
    await shareBoth(cells);
    await rowOf(player);
    expect(await tryToRegisterIn(cells, 'cell_two', again(person))).toBeNull();
  });
});
