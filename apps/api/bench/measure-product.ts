import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchDatabase } from './bench-database.ts';
import { batchFigures, loneFigures, manyFigures, memoryFigures, roundFigures, walletFigures } from './figures.ts';
import type { BenchPlayer } from './load/http-setup.ts';
import { type LoadProcess, startLoad } from './load/load-process.ts';
import { addPlayers, gameId, shareOut } from './load/players.ts';
import { residentMegabytes } from './machine/process-stats.ts';
import type { ServerProcess } from './machine/server-process.ts';
import { poolSize, startApi, startBareWallet } from './machine/start-api.ts';
import { type Compared, measureInTurns, type Plan } from './measure-traffic.ts';
import { printProgress } from './print-progress.ts';
import type { Figure } from './report.ts';

const connections = 32;
const manyCallers = 128;
const manyConnections = 512;
const counts = {
  http: 3_200,
  bare: 3_200,
  batches: 1_600,
  bareOfFew: 1_600,
  bareOfMany: 1_280,
  batchesOfMany: 1_280,
  lone: 200,
  loneSingly: 200,
  crowd: 1_536,
} as const;
const roundsPlan: Plan = { warmUpCalls: 2 * counts.http, windows: 3, httpSeconds: 10, bareSeconds: 6 };
const batchPlan: Plan = { warmUpCalls: 2 * counts.batches, windows: 3, httpSeconds: 4, bareSeconds: 4 };
const lonePlan: Plan = { warmUpCalls: 2 * counts.lone, windows: 4, httpSeconds: 3, bareSeconds: 3 };
const walletPlan: Plan = { warmUpCalls: counts.http, windows: 2, httpSeconds: 5, bareSeconds: 5 };
const crowdSeconds = 5;
const idleSeconds = 5;

/** The settings that the notes of the report describe. */
export const setting = {
  ...{ connections, manyCallers, poolSize, roundsPlan, walletPlan },
  playerCount: Object.values<number>(counts).reduce((sum, count) => sum + count, 0),
} as const;

type Turns = (http: Promise<LoadProcess>, bare: Promise<LoadProcess>, plan: Plan) => Promise<Compared>;

/** Measures every figure of rounds, wallet reads and memory, with one API and one database. */
export async function measureProduct(database: BenchDatabase): Promise<Figure[]> {
  const players = shareOut(await addPlayers(database, setting.playerCount), counts);
  const api = await startApi(database);
  try {
    return await measureAll(database, api, players);
  } finally {
    await api.stop();
  }
}

async function measureAll(
  database: BenchDatabase,
  api: ServerProcess,
  players: Record<keyof typeof counts, BenchPlayer[]>,
): Promise<Figure[]> {
  const inTurns: Turns = async (...[http, bare, plan]) => {
    const started = await Promise.all([http, bare]);
    try {
      return await measureInTurns({ http: started[0], bare: started[1], api, database }, plan);
    } finally {
      await Promise.all(started.map((load) => load.stop()));
    }
  };
  const overHttp = (own: BenchPlayer[], atOnce: number, port = api.port) =>
    startLoad('http-rounds', { port, connections: atOnce, gameId, players: own });
  const byFunction = (own: BenchPlayer[], callers: number, program = 'bare-rounds') =>
    startLoad(program, { databaseUrl: database.logins.players, poolSize, callers, players: own });

  printProgress('Rounds …');
  const rounds = await inTurns(overHttp(players.http, connections), byFunction(players.bare, connections), roundsPlan);
  printProgress('Wallet reads …');
  const bareWallet = await startBareWallet(database);
  const readers = [api, bareWallet].map(({ port }) =>
    startLoad('http-wallet', { port, connections, players: players.http }),
  );
  const wallet = await inTurns(
    readers[0] as Promise<LoadProcess>,
    readers[1] as Promise<LoadProcess>,
    walletPlan,
  ).finally(() => bareWallet.stop());
  printProgress('Batches …');
  const batches = await inTurns(
    byFunction(players.batches, connections, 'bare-batches'),
    byFunction(players.bareOfFew, connections),
    batchPlan,
  );
  const batchesOfMany = await inTurns(
    byFunction(players.batchesOfMany, manyCallers, 'bare-batches'),
    byFunction(players.bareOfMany, manyCallers),
    batchPlan,
  );
  printProgress('One connection …');
  const singly = await startApi(database, { ROUND_BATCHES: 'off' });
  const lone = await inTurns(overHttp(players.lone, 1), overHttp(players.loneSingly, 1, singly.port), lonePlan).finally(
    () => singly.stop(),
  );
  printProgress(`${manyConnections} connections …`);
  const crowd = await overHttp(players.crowd, manyConnections);
  const ofCrowd = await crowd.run(crowdSeconds).finally(() => crowd.stop());
  await sleep(idleSeconds * 1000);
  return [
    ...roundFigures(rounds),
    ...batchFigures(batches, connections),
    ...batchFigures(batchesOfMany, manyCallers),
    ...loneFigures(lone),
    ...manyFigures(ofCrowd, manyConnections),
    ...walletFigures(wallet),
    ...memoryFigures(rounds.memory, wallet.memory, residentMegabytes(api.pid)),
  ];
}
