/**
 * `node bench/measure-risk.ts [players]` measures an assessment among that many players, 200,000 by default. Their names
 * are combinations of 400 first and 2,000 last names, their birth dates are those of 60 years, and about 18 % share a
 * browser with another player.
 */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { marksOf, type NamedPerson } from '../src/modules/exclusions/person-evidence.ts';
import { boxOf, sealedMark } from '../src/modules/exclusions/person-marks.ts';
import { assessPlayer } from '../src/modules/risk/assess-player.ts';
import { keyedHash } from '../src/platform/crypto/keyed-hash.ts';
import { openDatabase } from '../src/platform/database.ts';
import { newId } from '../src/platform/ids.ts';
import { inTransaction } from '../src/platform/transaction.ts';
import { startBenchDatabase } from './bench-database.ts';

const players = Number(process.argv[2] ?? 200_000);
const batch = 2_000;
const assessed = 300;
const key = randomBytes(32);

const syllables = ['an', 'be', 'cor', 'dal', 'el', 'fi', 'gar', 'ha', 'is', 'jo', 'ka', 'lor', 'mi', 'na', 'os', 'pe'];
const syllable = (n: number) => syllables[n % syllables.length] as string;
const nameOf = (n: number) => syllable(n) + syllable(n >> 4) + syllable(n >> 8);
const random = (limit: number) => Math.floor(Math.random() * limit);

function newPerson(): NamedPerson {
  const day = new Date(Date.UTC(1945, 0, 1 + random(60 * 365)));
  return { firstName: nameOf(random(400)), lastName: nameOf(random(2_000)), birthDate: day.toISOString().slice(0, 10) };
}

async function addPlayers(owner: pg.Client, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => ({ id: newId(), ...newPerson() }));
  await owner.query(
    `INSERT INTO player (id, email, email_key, password_hash, first_name, last_name, birth_date, country, region, locale)
     SELECT id, id || '@bench.invalid', id || '@bench.invalid', '-', first, last, day::date, 'US', 'TX', 'en'
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) AS p (id, first, last, day)`,
    [
      people.map(({ id }) => id),
      people.map((one) => one.firstName),
      people.map((one) => one.lastName),
      people.map((one) => one.birthDate),
    ],
  );
  const box = boxOf(key);
  const marks = people.flatMap(({ id, ...person }) =>
    marksOf(key, { people: [person], email: `${id}@bench.invalid` }).map((mark) => ({
      id,
      ...sealedMark(box, id, mark),
    })),
  );
  await owner.query(
    `INSERT INTO person_mark (player_id, kind, value, sealed)
     SELECT * FROM unnest($1::uuid[], $2::text[], $3::bytea[], $4::bytea[])`,
    [
      marks.map(({ id }) => id),
      marks.map(({ kind }) => kind),
      marks.map(({ value }) => value),
      marks.map(({ sealed }) => sealed),
    ],
  );
  const facts = people.flatMap(({ id }) => [
    { id, kind: 'device', value: keyedHash(key, 'risk device', String(random(players * 5))) },
    { id, kind: 'network', value: keyedHash(key, 'risk network', String(random(players / 3))) },
  ]);
  await owner.query(
    `INSERT INTO risk_fact (player_id, kind, value) SELECT * FROM unnest($1::uuid[], $2::text[], $3::bytea[])`,
    [facts.map(({ id }) => id), facts.map(({ kind }) => kind), facts.map(({ value }) => value)],
  );
  return people.map(({ id }) => id);
}

function atPercent(sorted: readonly number[], percent: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0).toFixed(1);
}

const bench = await startBenchDatabase();
try {
  const ids: string[] = [];
  while (ids.length < players) ids.push(...(await addPlayers(bench.owner, Math.min(batch, players - ids.length))));
  await bench.owner.query('VACUUM (ANALYZE)');
  const database = openDatabase({
    url: bench.url,
    role: null,
    maxConnections: 2,
    applicationName: 'goldwren-bench-risk',
    onError: (error) => {
      throw error;
    },
  });
  const times: number[] = [];
  for (let n = 0; n < assessed; n += 1) {
    const start = performance.now();
    await inTransaction(database, (tx) => assessPlayer(tx, key, ids[random(ids.length)] as string, 'registration'));
    times.push(performance.now() - start);
  }
  await database.close();
  const { rows } = await bench.owner.query('SELECT max(score) AS top, count(*)::int AS scores FROM risk_score');
  times.sort((a, b) => a - b);
  process.stdout.write(
    `${players} players, ${rows[0].scores} assessments, highest score ${rows[0].top}: median ${atPercent(times, 50)} ms, ` +
      `95 % ${atPercent(times, 95)} ms, slowest ${atPercent(times, 100)} ms\n`,
  );
} finally {
  await bench.stop();
}
