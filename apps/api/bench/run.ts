/** `pnpm bench`: every figure of the product that has a limit, in one table, in docs/benchmarks.md, and as an exit code. */
import { hash, randomBytes } from 'node:crypto';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hmacOver } from '@goldwren/game-engine/fairness';
import { benchEngine } from '@goldwren/game-engine/proof';
import { catalogue } from '@goldwren/game-engine/registry';
import { freePort } from '../src/launch/free-port.ts';
import { nodeFlags } from '../src/launch/node-flags.ts';
import { drizzleOver } from '../src/platform/database.ts';
import { fromPackageRoot } from '../src/platform/package-root.ts';
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts';
import { engineFigures, memoryFigures, roundFigures, startFigures, walletFigures } from './figures.ts';
import { type BenchPlayer, benchOrigin } from './load/http-setup.ts';
import { type LoadProcess, startLoad } from './load/load-process.ts';
import { describeMachine } from './machine/describe-machine.ts';
import { residentMegabytes } from './machine/process-stats.ts';
import { type ServerProcess, startServerProcess } from './machine/server-process.ts';
import { measureStart } from './measure-start.ts';
import { type Compared, measureInTurns, type Plan } from './measure-traffic.ts';
import { notes } from './notes.ts';
import { type Figure, missed, table, writeReport } from './report.ts';
import { seedPlayers } from './seed-players.ts';

const connections = 32;
/** What the API takes when nothing is configured. */
const poolSize = 10;
const playerCount = 6_400;
const roundsPlan: Plan = { warmUpCalls: playerCount, windows: 3, httpSeconds: 10, bareSeconds: 6 };
const walletPlan: Plan = { warmUpCalls: playerCount, windows: 2, httpSeconds: 5, bareSeconds: 5 };
const idleSeconds = 5;
const slug = 'starlight-fortune';

const secrets = {
  SESSION_SECRET: randomBytes(32).toString('hex'),
  SEED_ENCRYPTION_KEY: randomBytes(32).toString('hex'),
  STATEMENT_SIGNING_KEY: randomBytes(32).toString('hex'),
  FILE_ENCRYPTION_KEYS: `bench:${randomBytes(32).toString('hex')}`,
  FILES_DIR: join(tmpdir(), 'goldwren-bench-files'),
};

function say(message: string): void {
  process.stderr.write(`${message}\n`);
}

/** What production insists on and no measured call uses. */
const unusedInTheRun = {
  PUBLIC_ORIGIN: benchOrigin,
  TRUSTED_PROXIES: '1',
  SKRILL_MERCHANT_EMAIL: 'bench@bench.invalid',
  SKRILL_MERCHANT_ID: '1',
  SKRILL_SECRET: 'bench',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'bench@bench.invalid',
  SECURITY_CONTACT: 'mailto:security@bench.invalid',
};

async function startApi(database: BenchDatabase): Promise<ServerProcess> {
  const port = await freePort();
  return startServerProcess([...nodeFlags, fromPackageRoot('dist', 'main.js')], port, {
    ...secrets,
    ...unusedInTheRun,
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATABASE_APP_URL: database.appUrl,
    DATABASE_POOL_SIZE: String(poolSize),
    LOG_LEVEL: 'warn',
    ROUND_MIN_INTERVAL_MS: '0',
    RATE_LIMIT_PER_MINUTE: '999999999',
  });
}

async function startBareWallet(database: BenchDatabase): Promise<ServerProcess> {
  const program = fromPackageRoot('bench', 'processes', 'bare-wallet-server.ts');
  return startServerProcess(['--import', 'tsx', program], await freePort(), {
    NODE_ENV: 'production',
    DATABASE_APP_URL: database.appUrl,
    DATABASE_POOL_SIZE: String(poolSize),
  });
}

/** Runs `work` with two load processes, which end with it. */
async function compare(loads: readonly Promise<LoadProcess>[], work: (loads: LoadProcess[]) => Promise<Compared>) {
  const started = await Promise.all(loads);
  try {
    return await work(started);
  } finally {
    await Promise.all(started.map((load) => load.stop()));
  }
}

async function measureTraffic(database: BenchDatabase, api: ServerProcess, gameId: number): Promise<Figure[]> {
  const players = await seedPlayers(database.owner, {
    count: playerCount,
    gameId,
    sessionSecret: secrets.SESSION_SECRET,
    seedKey: Buffer.from(secrets.SEED_ENCRYPTION_KEY, 'hex'),
    cookieName: '__Host-goldwren',
  });
  const [overHttp, byFunction] = [players.slice(0, playerCount / 2), players.slice(playerCount / 2)];

  say('Rounds …');
  const rounds = await compare(
    [
      startLoad('http-rounds', { port: api.port, connections, gameId, players: overHttp }),
      startLoad('bare-rounds', { databaseUrl: database.appUrl, poolSize, callers: connections, players: byFunction }),
    ],
    ([http, bare]) =>
      measureInTurns({ http: http as LoadProcess, bare: bare as LoadProcess, api, database }, roundsPlan),
  );
  say('Wallet reads …');
  const wallet = await measureWallet(database, api, overHttp);
  await sleep(idleSeconds * 1000);
  return [
    ...roundFigures(rounds),
    ...walletFigures(wallet),
    ...memoryFigures(rounds.memory, wallet.memory, residentMegabytes(api.pid)),
  ];
}

async function measureWallet(database: BenchDatabase, api: ServerProcess, players: BenchPlayer[]): Promise<Compared> {
  const bareServer = await startBareWallet(database);
  try {
    return await compare(
      [api, bareServer].map(({ port }) => startLoad('http-wallet', { port, connections, players })),
      ([http, bare]) =>
        measureInTurns({ http: http as LoadProcess, bare: bare as LoadProcess, api, database }, walletPlan),
    );
  } finally {
    await bareServer.stop();
  }
}

/** CPU time of this process: the engine's rates are those of one core, whatever else the machine does. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function measureEngine(): Promise<Figure[]> {
  say('Engine …');
  const sha256 = (message: Uint8Array): Uint8Array => Buffer.from(hash('sha256', message, 'hex'), 'hex');
  return engineFigures(await benchEngine({ sha256, hmac: hmacOver(sha256) }, cpuMilliseconds));
}

async function measureStarts(): Promise<Figure[]> {
  say('Start …');
  return startFigures(await measureStart());
}

async function main(onlyTraffic: boolean): Promise<Figure[]> {
  const loadBefore = loadavg()[0] ?? 0;
  const others = onlyTraffic ? [] : [...(await measureEngine()), ...(await measureStarts())];
  const database = await startBenchDatabase();
  try {
    const machine = await describeMachine(drizzleOver(database.owner), loadBefore);
    const gameId = catalogue.find((entry) => entry.slug === slug)?.id as number;
    const api = await startApi(database);
    const traffic = await measureTraffic(database, api, gameId).finally(() => api.stop());
    const figures = [...traffic, ...others];
    if (!onlyTraffic)
      writeReport(figures, machine, notes({ connections, poolSize, playerCount, roundsPlan, walletPlan }));
    say(`\n${machine.join('\n')}\n`);
    return figures;
  } finally {
    await database.stop();
  }
}

// `--traffic`: rounds and wallet reads alone, for whoever is tuning them; the report stays as it is.
const figures = await main(process.argv.includes('--traffic'));
console.log(table(figures));
for (const { name, measured, mustReach } of missed(figures)) {
  console.error(`Missed: ${name} is ${measured}, must be ${mustReach?.limit}`);
  process.exitCode = 1;
}
