/**
 * `pnpm --filter @goldwren/api bench:archive [ROUNDS]` writes rounds of an old month with SQL (500,000 by default), archives them in
 * a folder, checks the archive and drops the month. It prints the rates, the processor time, the size of the files, and for how long
 * a read of a player waited during the drop. It fails when a check finds something.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveMonths, checkArchive, dropMonth } from '../src/modules/archive/public.ts';
import { createFiles } from '../src/modules/files/public.ts';
import { createStatementKeys } from '../src/platform/crypto/statement-keys.ts';
import { openDatabase } from '../src/platform/database.ts';
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts';
import { cpuMicrosOf } from './machine/process-stats.ts';
import { printProgress } from './print-progress.ts';

const [rounds = 500_000] = process.argv.slice(2).map(Number);
const players = 2_000;
const dayMs = 86_400_000;

/** Long enough ago to be dropped. */
const now = new Date();
const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 15));
const month = first.toISOString().slice(0, 'yyyy-mm-dd'.length);

async function createPartitions({ owner }: BenchDatabase): Promise<void> {
  const { rows } = await owner.query(
    `SELECT to_char($1::date, 'YYYY_MM') AS name, first_id_of($1::timestamp AT TIME ZONE 'UTC') AS low,
            first_id_of(($1::date + interval '1 month') AT TIME ZONE 'UTC') AS high`,
    [month],
  );
  const { name, low, high } = rows[0];
  for (const table of ['journal', 'round']) {
    await owner.query('SELECT new_partition($1, $2)', [table, `${table}_${name}`]);
    await owner.query(
      `ALTER TABLE ${table} ATTACH PARTITION partitions.${table}_${name} FOR VALUES FROM ('${low}') TO ('${high}')`,
    );
  }
}

/** Rounds of all players in turns, every fourth of which wins. Triggers are off, as only a superuser can. */
async function writeRounds({ owner }: BenchDatabase): Promise<void> {
  await owner.query('SET session_replication_role = replica');
  await owner.query(
    `CREATE TEMP TABLE made AS
       SELECT md5('player ' || i % ${players})::uuid AS player_id, i / ${players} AS nonce, i,
              overlay(gen_random_uuid()::text placing t.hex || '-7' from 1 for 15)::uuid AS id, t.at
         FROM generate_series(0, ${rounds - 1}) i
        CROSS JOIN LATERAL (SELECT '${month}'::timestamp AT TIME ZONE 'UTC' + i * interval '27 days' / ${rounds} AS at) m
        CROSS JOIN LATERAL (
          SELECT m.at, overlay(lpad(to_hex((extract(epoch FROM m.at) * 1000)::bigint), 12, '0') placing '-' from 9 for 0) AS hex) t`,
  );
  await owner.query(
    `INSERT INTO round (player_id, id, session_id, nonce, game_id, maths_id, currency, state, settled_by, stake, raised, payout, at,
                        settled_at, client_seed, choice, actions)
     SELECT player_id, id, md5('session ' || player_id)::uuid, nonce, 1, 1, 'gold', 'settled', 'player', 100, 0,
            CASE WHEN nonce % 4 = 0 THEN 250 ELSE 0 END, at, at, md5(i::text), '{"lines": 20}', '[]' FROM made`,
  );
  await owner.query(
    `INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, at, kind, contra)
     SELECT player_id, 'gold'::currency, nonce + wins + 1, -100, 1000000000 - 100 * (nonce + 1) + 250 * wins, id, at,
            'stake'::journal_kind, 'play'::house_account FROM made, LATERAL (SELECT (nonce + 3) / 4 AS wins) w
      UNION ALL
     SELECT player_id, 'gold', nonce + wins + 2, 250, 1000000000 - 100 * (nonce + 1) + 250 * (wins + 1), id, at, 'win', 'play'
       FROM made, LATERAL (SELECT (nonce + 3) / 4 AS wins) w WHERE nonce % 4 = 0`,
  );
  await owner.query('DROP TABLE made');
  await owner.query('ANALYZE');
}

const bench = await startBenchDatabase();
const folder = mkdtempSync(join(tmpdir(), 'goldwren-archive-'));
try {
  await createPartitions(bench);
  await writeRounds(bench);
  const database = openDatabase({
    url: bench.logins.worker,
    role: null,
    maxConnections: 2,
    applicationName: 'goldwren-archive-bench',
    statementTimeoutMs: 60_000,
    onError: (error) => {
      throw error;
    },
  });
  const events = { report: () => undefined };
  const deps = {
    database,
    events,
    clock: { now: () => new Date(first.getTime() + 45 * dayMs) },
    files: createFiles({ keys: [{ id: 'bench', key: randomBytes(32) }], place: { folder } }, events),
    keys: createStatementKeys([randomBytes(32)]),
  };
  const measure = async (what: string, rows: number, work: () => Promise<unknown>): Promise<void> => {
    const [cpu, own, begun] = [cpuMicrosOf(bench.postmasterPid), process.cpuUsage(), performance.now()];
    await work();
    const [seconds, node] = [(performance.now() - begun) / 1_000, process.cpuUsage(own)];
    const micros = [(cpuMicrosOf(bench.postmasterPid) - cpu) / rows, (node.user + node.system) / rows];
    const [postgres, ours] = micros.map((value) => value.toFixed(1));
    printProgress(`${what}: ${Math.round(rows / seconds)} rows/s, PostgreSQL ${postgres} µs and Node ${ours} µs a row`);
  };
  const { rows } = await bench.owner.query('SELECT (SELECT count(*) FROM round) + (SELECT count(*) FROM journal) AS n');
  const total = Number(rows[0].n);
  await measure('archive', total, () => archiveMonths(deps));
  await measure('check', total, async () => {
    const findings = await checkArchive(deps, 'all');
    if (findings.length > 0) throw new Error(JSON.stringify(findings[0]));
  });
  await bench.owner.query(
    `INSERT INTO staff_change (id, kind, subject, reason, status, requested_by, decided_by, decided_at)
     VALUES ($1, 'drop_month', $2, 'space', 'approved', $3, $4, now())`,
    [randomUUID(), month, randomUUID(), randomUUID()],
  );
  const dropper = openDatabase({
    ...{ url: bench.url, role: null, maxConnections: 2, applicationName: 'goldwren-drop-bench' },
    statementTimeoutMs: 3_600_000,
    onError: (error) => {
      throw error;
    },
  });
  let [isOver, longestMs, reads] = [false, 0, 0];
  const reading = (async () => {
    for (; !isOver; reads += 1) {
      const begun = performance.now();
      await database.db.$client.query(
        'SELECT (SELECT count(*) FROM journal WHERE player_id = $1), (SELECT max(nonce) FROM round WHERE player_id = $1)',
        [randomUUID()],
      );
      longestMs = Math.max(longestMs, performance.now() - begun);
    }
  })();
  await measure('drop', total, () => dropMonth({ ...deps, database: dropper }, month));
  isOver = true;
  await reading;
  printProgress(`longest of ${reads} reads during the drop: ${longestMs.toFixed(0)} ms`);
  await dropper.close();
  const { rows: sizes } = await bench.owner.query(
    'SELECT records, sum(bytes)::float8 / sum(rows) AS bytes, count(*)::int AS parts FROM archive_part WHERE rows > 0 GROUP BY records',
  );
  for (const { records, bytes, parts } of sizes)
    printProgress(`${records}: ${bytes.toFixed(1)} B a row in ${parts} parts`);
  printProgress(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1_024)} MB`);
  await database.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
  await bench.stop();
}
