import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { type ApiProcess, startApiProcess } from '../helpers/processes/api-process.ts';
import { startLoad } from '../helpers/processes/load.ts';

const seats = 8;
const warmUp = 400;
const watched = 400;
const nameColumn = 9;

let database: TestDatabase;
let api: ApiProcess;
let folder: string;
let log: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'goldwren-shapes-'));
  log = join(folder, 'v8.log');
  api = await startApiProcess(
    database.url,
    {},
    {
      flags: ['--log-maps', `--logfile=${log}`, '--no-logfile-per-isolate'],
    },
  );
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

/** Counts, for each property name, the hidden classes that V8 created when it was added to an object. */
function madeBy(lines: readonly string[]): Map<string, number> {
  const made = new Map<string, number>();
  for (const line of lines) {
    // map,Transition,time,from,to,pc,line,column,reason,name
    if (!line.startsWith('map,Transition,')) continue;
    const name = line.split(',')[nameColumn] ?? '';
    made.set(name, (made.get(name) ?? 0) + 1);
  }
  return made;
}

// Adding a property to an object that starts with a spread creates a new hidden class (docs/decisions/0028).
test('creates no hidden class per round or wallet read', async () => {
  const players: Player[] = [];
  for (let n = 0; n < seats; n += 1) players.push(await newPlayer(api));
  const load = await startLoad(players.map((player) => () => player));
  const readWallets = async (): Promise<void> => {
    for (let n = 0; n < watched / seats; n += 1) await Promise.all(players.map(({ client }) => client.wallet.get()));
  };
  await Promise.all([load.more(warmUp), readWallets()]);
  const { size } = await stat(log);
  await Promise.all([load.more(watched), readWallets()]);
  await load.stop();
  await api.stop();
  const text = await readFile(log, 'latin1');
  const [before, made] = [text.slice(0, size), text.slice(size)].map((part) => madeBy(part.split('\n')));
  // The log contains every hidden class. The start alone creates thousands.
  expect(before?.size).toBeGreaterThan(1_000);
  expect([...(made ?? [])].filter(([, times]) => times >= watched / 2)).toEqual([]);
});
