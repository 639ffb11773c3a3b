/**
 * `pnpm --filter @goldwren/api bench:archive [ROUNDS]` writes rounds of one month with SQL (500,000 by default), archives them in a
 * folder and checks the archive. It prints the rates, the processor time and the size of the files. It fails when the check finds
 * something.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveMonths, checkArchive } from '../src/modules/archive/public.ts';
import { createFiles } from '../src/modules/files/public.ts';
import { createStatementKeys } from '../src/platform/crypto/statement-keys.ts';
import { openDatabase } from '../src/platform/database.ts';
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts';
import { cpuMicrosOf } from './machine/process-stats.ts';
import { printProgress } from './print-progress.ts';

const [rounds = 500_000] = process.argv.slice(2).map(Number);
const players = 2_000;
const dayMs = 86_400_000;

/** Rounds of all players in turns, every fourth of which wins. Triggers are off, as only a superuser can. */
async function writeRounds({ owner }: BenchDatabase): Promise<void> {
  await owner.query('SET session_replication_role = replica');
  await owner.query(
    `CREATE TEMP TABLE made AS
       SELECT md5('player ' || i % ${players})::uuid AS player_id, i / ${players} AS nonce, i,
              overlay(gen_random_uuid()::text placing t.hex || '-7' from 1 for 15)::uuid AS id, t.at
         FROM generate_series(0, ${rounds - 1}) i
        CROSS JOIN LATERAL (SELECT date_trunc('month', now(), 'UTC') + i * interval '27 days' / ${rounds} AS at) m
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
     SELECT player_id, 'gold'::currency, nonce * 2 + 1, -100, 1000000, id, at, 'stake'::journal_kind, 'play'::house_account
       FROM made
      UNION ALL SELECT player_id, 'gold', nonce * 2 + 2, 250, 1000250, id, at, 'win', 'play' FROM made WHERE nonce % 4 = 0`,
  );
  await owner.query('DROP TABLE made');
  await owner.query('ANALYZE');
}

const bench = await startBenchDatabase();
const folder = mkdtempSync(join(tmpdir(), 'goldwren-archive-'));
try {
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
    clock: { now: () => new Date(Date.now() + 45 * dayMs) },
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
