import { catalogue } from '@goldwren/game-engine/registry';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertUntampered, seedCatalogue } from '../../src/modules/games/catalogue/seed-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function stored(): Promise<unknown[]> {
  return (await client.query('SELECT g.*, m.* FROM game g JOIN game_maths m ON m.id = g.maths_id ORDER BY g.id')).rows;
}

describe('the catalogue in the database', () => {
  test("equals the engine's catalogue, and seeding again changes nothing", async () => {
    const before = await stored();
    expect(before).toHaveLength(catalogue.length);
    await seedCatalogue(database.url);
    expect(await stored()).toEqual(before);
  });

  test('keeps games off that staff switched off, while texts follow the engine', async () => {
    await client.query("UPDATE game SET enabled = false, title = 'Old title' WHERE id = 2");
    await seedCatalogue(database.url);
    const { rows } = await client.query('SELECT enabled, title FROM game WHERE id = 2');
    expect(rows).toEqual([{ enabled: false, title: 'Starlight Fortune' }]);
  });
});

test('does not start with maths that differ from the lock', () => {
  for (const { game } of catalogue) {
    expect(() => assertUntampered(game)).not.toThrow();
    const tampered = { ...game, maths: { ...game.maths, stakes: { ...game.maths.stakes, gold: [1] } } };
    expect(() => assertUntampered(tampered)).toThrow('is not what its lock says');
  }
});
