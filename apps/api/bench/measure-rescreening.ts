/**
 * `node bench/measure-rescreening.ts [players] [names]` measures the comparison of that many players with a new sanctions
 * list, 200,000 and 20,000 by default. Names are combinations of syllables; a fifth of the listed names have no year of birth,
 * and one in 2,000 players has a listed name.
 */
import type pg from 'pg';
import { selectVerifiedPeople } from '../src/modules/identity/public.ts';
import { importList, rescreenPlayers } from '../src/modules/sanctions/public.ts';
import { openDatabase } from '../src/platform/database.ts';
import { newId } from '../src/platform/ids.ts';
import { inTransaction } from '../src/platform/transaction.ts';
import { startBenchDatabase } from './bench-database.ts';

const players = Number(process.argv[2] ?? 200_000);
const names = Number(process.argv[3] ?? 20_000);
const batch = 5_000;
const listedOneIn = 2_000;

const syllables = ['an', 'be', 'cor', 'dal', 'el', 'fi', 'gar', 'ha', 'is', 'jo', 'ka', 'lor', 'mi', 'na', 'os', 'pe'];
const random = (limit: number) => Math.floor(Math.random() * limit);
const word = () => Array.from({ length: 2 + random(3) }, () => syllables[random(syllables.length)]).join('');
const year = () => 1945 + random(60);

const listed = Array.from({ length: names }, () => ({ first: word(), last: word(), year: year() }));
const rows = listed.map(({ first, last, year: born }, n) => `"${last}, ${first} ${word()}",${n % 5 === 0 ? '' : born}`);
const file = { name: 'list.csv', bytes: Buffer.from(['name,birth_year', ...rows].join('\n')) };

async function addPlayers(owner: pg.Client, count: number): Promise<void> {
  const people = Array.from({ length: count }, () => {
    const person = random(listedOneIn) === 0 ? listed[random(names)] : undefined;
    return person ?? { first: word(), last: word(), year: year() };
  });
  await owner.query(
    `INSERT INTO player (id, email, email_key, password_hash, first_name, last_name, birth_date, country, region, locale)
     SELECT id, id || '@bench.invalid', id || '@bench.invalid', '-', first, last, (year || '-06-01')::date, 'US', 'TX', 'en'
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::int[]) AS p (id, first, last, year)`,
    [
      people.map(() => newId()),
      people.map((one) => one.first),
      people.map((one) => one.last),
      people.map((one) => one.year),
    ],
  );
}

const bench = await startBenchDatabase();
const open = (url: string) =>
  openDatabase({ url, role: null, maxConnections: 1, applicationName: 'goldwren-bench', onError: () => undefined });
const [owner, database] = [open(bench.url), open(bench.logins.worker)];
try {
  for (let added = 0; added < players; added += batch) await addPlayers(bench.owner, Math.min(batch, players - added));
  await bench.owner.query('VACUUM (ANALYZE) player');
  const seconds = async (work: () => Promise<unknown>) => {
    const [from, cpu] = [performance.now(), process.cpuUsage()];
    const result = await work();
    const { user, system } = process.cpuUsage(cpu);
    const took = ((performance.now() - from) / 1_000).toFixed(1);
    return `${took} s, ${((user + system) / 1e6).toFixed(1)} s of CPU in this process: ${JSON.stringify(result)}`;
  };
  const print = (line: string) => process.stdout.write(`${line}\n`);
  print(`import: ${await seconds(() => inTransaction(owner, (tx) => importList(tx, [file], true)))}`);
  print(
    `comparison of every player: ${await seconds(() => rescreenPlayers({ database, verifiedPeople: selectVerifiedPeople }, undefined, 3_600_000))}`,
  );
  const moved = { ...file, bytes: Buffer.from(['name,birth_year', '"NEW, Name",1901', ...rows].join('\n')) };
  await inTransaction(owner, (tx) => importList(tx, [moved], true));
  print(
    `again, with one new row: ${await seconds(() => rescreenPlayers({ database, verifiedPeople: selectVerifiedPeople }, undefined, 3_600_000))}`,
  );
} finally {
  await owner.close();
  await database.close();
  await bench.stop();
}
