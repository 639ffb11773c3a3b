/**
 * `node bench/measure-staff.ts [players]` measures the search of players by staff, among 1,000,000 players by default, and the
 * report of a year. The names are combinations of 400 first and 20,000 last names, of which a few are frequent. Three years
 * have a report for each day, with 26 sums of the journal each.
 */
import { findByTerm } from '../src/modules/back-office/search/find-by-term.ts';
import { listReports } from '../src/modules/reports/read-reports.ts';
import { readYear } from '../src/modules/reports/read-year.ts';
import { searchPlayers } from '../src/modules/staff-players/search-players.ts';
import { openDatabase } from '../src/platform/database.ts';
import { startBenchDatabase } from './bench-database.ts';
import { cpuMicrosOf } from './machine/process-stats.ts';
import { printProgress } from './print-progress.ts';

const players = Number(process.argv[2] ?? 1_000_000);
const searches = 200;
const maxMs = { search: 50, year: 300 } as const;

const syllables = ['an', 'be', 'cor', 'dal', 'el', 'fi', 'gar', 'ha', 'is', 'jo', 'ka', 'lor', 'mi', 'na', 'os', 'pé'];
const nameOf = (n: number) => {
  const name = [n, n >> 4, n >> 8, n >> 12].map((part) => syllables[part % syllables.length]).join('');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
};
const firstNames = Array.from({ length: 400 }, (_, n) => nameOf(n * 37 + 5));
const lastNames = Array.from({ length: 20_000 }, (_, n) => nameOf(n * 3 + 11));

interface Sample {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
}

const kinds: Readonly<Record<string, (one: Sample) => string>> = {
  'first and last name': (one) => `${one.first_name} ${one.last_name}`,
  'last name': (one) => one.last_name,
  'first name': (one) => one.first_name,
  'part of a name': (one) => one.last_name.slice(1, 5),
  'name without accents': (one) => one.last_name.normalize('NFD').replace(/\p{M}/gu, ''),
  'two letters': (one) => one.last_name.slice(0, 2),
  'part of an email': (one) => one.email.slice(3, 14),
  'whole email': (one) => one.email,
  'domain of an email': (one) => one.email.slice(one.email.indexOf('@')),
  'phone, as dialled at home': (one) => one.phone.slice(2),
  'last seven digits of a phone': (one) => one.phone.slice(-7),
  'last four digits of a phone': (one) => one.phone.slice(-4),
  id: (one) => one.id,
  'name that no one has': (one) => `q${one.id.slice(-6)}x`,
};

const bench = await startBenchDatabase();
try {
  const { owner } = bench;
  printProgress(`Adding ${players} players …`);
  const { rows: indexes } = await owner.query<{ indexdef: string }>(
    "SELECT indexdef FROM pg_indexes WHERE indexname = 'player_search'",
  );
  await owner.query("DROP INDEX player_search; SET maintenance_work_mem = '512MB'");
  await owner.query(
    `INSERT INTO player (id, email, email_key, password_hash, first_name, last_name, birth_date, country, region, locale, phone)
     SELECT id, mail, mail, '-', first, last, '1990-01-01', 'US', 'TX', 'en', phone
       FROM (SELECT (substr(t, 1, 8) || '-' || substr(t, 9) || '-7' || substr(m, 1, 3) || '-8' || substr(m, 4, 3) || '-' || substr(m, 7, 12))::uuid AS id,
                    first, last, translate(lower(first || '.' || last), 'é', 'e') || n || '@' || domain AS mail,
                    '+1' || (2000000000 + floor(random() * 8000000000))::bigint AS phone
               FROM (SELECT n, lpad(to_hex(1700000000000 + n::bigint * 31000), 12, '0') AS t, md5(n::text) AS m,
                            ($2::text[])[1 + floor(power(random(), 3) * 400)::int] AS first,
                            ($3::text[])[1 + floor(power(random(), 2) * 20000)::int] AS last,
                            (ARRAY['mail.invalid', 'post.invalid', 'home.invalid', 'work.invalid'])[1 + floor(power(random(), 2) * 4)::int] AS domain
                       FROM generate_series(1, $1::int) n) made) shaped`,
    [players, firstNames, lastNames],
  );
  await owner.query(indexes[0]?.indexdef ?? '');
  await owner.query('VACUUM (ANALYZE) player');
  const { rows: samples } = await owner.query<Sample>(
    'SELECT id, email, first_name, last_name, phone FROM player ORDER BY random() LIMIT $1',
    [searches],
  );
  const database = openDatabase({
    url: bench.url,
    role: null,
    maxConnections: 8,
    applicationName: 'goldwren-bench-search',
    onError: (error) => {
      throw error;
    },
  });
  const everyPermission = { permissions: ['players.read', 'redemptions.read', 'orders.review'] as const };
  const measure = async (name: string, limit: keyof typeof maxMs, search: (one: Sample) => Promise<unknown>) => {
    const times: number[] = [];
    const cpuBefore = cpuMicrosOf(bench.postmasterPid);
    for (const one of samples) {
      const start = performance.now();
      await search(one);
      times.push(performance.now() - start);
    }
    const cpu = ((cpuMicrosOf(bench.postmasterPid) - cpuBefore) / times.length / 1000).toFixed(1);
    times.sort((a, b) => a - b);
    const at = (percent: number) => (times[Math.min(times.length - 1, (times.length * percent) / 100)] ?? 0).toFixed(1);
    process.stdout.write(`| ${name} | ${at(50)} ms | ${at(95)} ms | ${at(100)} ms | ${cpu} ms |\n`);
    if (Number(at(95)) > maxMs[limit]) process.exitCode = 1;
  };
  process.stdout.write(
    `${players} players\n| search by | median | 95% | slowest | CPU of PostgreSQL, mean |\n|---|---|---|---|---|\n`,
  );
  for (const [name, textOf] of Object.entries(kinds)) {
    await measure(name, 'search', (one) =>
      searchPlayers(database.db, { text: textOf(one), redemptionSuspended: false, limit: 20 }),
    );
  }
  await measure('search box, by id', 'search', (one) => findByTerm(database.db, everyPermission, one.id));
  await measure('search box, by name', 'search', (one) =>
    findByTerm(database.db, everyPermission, `${one.first_name} ${one.last_name}`),
  );
  await owner.query(`
    INSERT INTO daily_report (day, registrations, active_players, rounds, buyers, orders_paid, paid_cents, orders_taken_back,
        taken_back_cents, redemptions_asked, sweeps_asked, redemptions_paid, sweeps_paid)
      SELECT d::date, 900, 40000, 170000000, 8000, 9000, 18000000, 90, 180000, 4000, 30000000, 3900, 29000000
        FROM generate_series('2024-01-01'::date, '2026-12-31', '1 day') d;
    INSERT INTO daily_movement SELECT r.day, c, k, p, 1000000, 123456789000
      FROM daily_report r, unnest(enum_range(NULL::currency)) c,
           (SELECT k FROM unnest(enum_range(NULL::journal_kind)) k LIMIT 7) kinds, (VALUES (true), (false)) way (p)
     WHERE k <> 'stake' OR NOT p;
    ANALYZE daily_report; ANALYZE daily_movement`);
  await measure('report of a year by month', 'year', () => readYear(database.db, 2025));
  await measure('all daily reports of a year, in pages of 100', 'year', async () => {
    let cursor: string | undefined;
    do {
      const page = await listReports(database.db, { from: '2025-01-01', to: '2025-12-31', cursor, limit: 100 });
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
  });
  await database.close();
} finally {
  await bench.stop();
}
