import { gameByMaths } from '@goldwren/game-engine/registry';
import type pg from 'pg';
import { auditDay, withAuditProcesses } from '../src/modules/games/public.ts';
import { deriveRound } from '../src/modules/games/rounds/round-view.ts';
import { openSecret } from '../src/modules/games/sessions/live-session.ts';
import { createSealedBox } from '../src/platform/crypto/sealed-box.ts';
import { createStatementKeys } from '../src/platform/crypto/statement-keys.ts';
import { drizzleOver, openDatabase } from '../src/platform/database.ts';
import { playDay } from './audited-day.ts';
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts';
import { type AuditRates, auditFigures } from './figures.ts';
import { cpuMicrosOf } from './machine/process-stats.ts';
import { apiSettings, secrets } from './machine/start-api.ts';
import { printProgress } from './print-progress.ts';
import type { Figure } from './report.ts';

const runs = 3;

/** Measures the nightly audit of a day of play, and the bare derivation of the same rounds in one process. */
export async function measureAudit(): Promise<Figure[]> {
  printProgress('Audit of rounds …');
  const database = await startBenchDatabase();
  try {
    const day = await playDay(database);
    const audits = await auditInProcesses(database, day);
    return auditFigures({ ...audits, deriveMicros: await measureDerivation(database.owner) });
  } finally {
    await database.stop();
  }
}

/** The fastest of some audits, after one to warm up. */
async function auditInProcesses(bench: BenchDatabase, day: string): Promise<Omit<AuditRates, 'deriveMicros'>> {
  const database = openDatabase({
    ...{ url: bench.logins.worker, role: null, maxConnections: 2, applicationName: 'goldwren-bench' },
    onError: (error) => {
      throw error;
    },
  });
  let rounds = 0;
  const report = (name: string, facts: object): void => {
    if (name !== 'rounds_audited') throw new Error(`the audit found ${name}: ${JSON.stringify(facts)}`);
    rounds = (facts as { rounds: number }).rounds;
  };
  const seals = new Map<string, Buffer>();
  const deps = {
    database,
    keys: createStatementKeys([Buffer.from(secrets.STATEMENT_SIGNING_KEY, 'hex')]),
    clock: { now: () => new Date() },
    events: { report },
    sealStore: {
      put: async (name: string, bytes: Uint8Array) => void seals.set(name, Buffer.from(bytes)),
      get: async (name: string) => seals.get(name) ?? null,
    },
  };
  const env = { PATH: process.env.PATH, ...apiSettings(bench), DATABASE_WORKER_URL: bench.logins.worker };
  const cpu = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + cpuMicrosOf(pid), 0);
  try {
    return await withAuditProcesses({ ...env, NODE_ENV: 'test' }, async (parts) => {
      const pids = parts.map(({ pid }) => pid);
      await auditDay({ ...deps, parts }, day);
      const measured: Omit<AuditRates, 'deriveMicros'>[] = [];
      for (let run = 0; run < runs; run += 1) {
        const before = [cpu(pids), cpuMicrosOf(bench.postmasterPid)] as const;
        const begun = performance.now();
        await auditDay({ ...deps, parts }, day);
        measured.push({
          rounds,
          perSecond: (1000 * rounds) / (performance.now() - begun),
          nodeMicros: (cpu(pids) - before[0]) / rounds,
          postgresMicros: (cpuMicrosOf(bench.postmasterPid) - before[1]) / rounds,
        });
      }
      return measured.reduce((best, one) => (one.perSecond > best.perSecond ? one : best));
    });
  } finally {
    await database.close();
  }
}

/** Returns the CPU time of deriving one round, with its secret, and nothing else. */
async function measureDerivation(owner: pg.Client): Promise<number> {
  const { rows } = await drizzleOver(owner).$client.query(
    `SELECT r.nonce, r.client_seed AS "clientSeed", r.choice, r.actions, m.slug, m.hash AS "mathsHash",
            s.player_id AS "playerId", s.id, s.sealed_server_seed AS "sealedServerSeed", s.commitment
       FROM round r JOIN game_session s ON s.player_id = r.player_id AND s.id = r.session_id
       JOIN game_maths m ON m.id = s.maths_id ORDER BY s.id, r.nonce`,
  );
  const box = createSealedBox(Buffer.from(secrets.SEED_ENCRYPTION_KEY, 'hex'));
  const derive = (): number => {
    const before = process.cpuUsage();
    let session: Parameters<typeof deriveRound>[0] & { id?: string } = rows[0];
    for (const row of rows) {
      if (session.id !== row.id || !session.secret) {
        session = { ...row, secret: openSecret(box, row), game: gameByMaths(row.slug, row.mathsHash) };
      }
      deriveRound(session, row);
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / rows.length;
  };
  derive();
  return Math.min(...Array.from({ length: runs }, derive));
}
