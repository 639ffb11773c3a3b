import { startBenchDatabase } from './bench-database.ts';
import { freshFigures } from './figures.ts';
import { startLoad } from './load/load-process.ts';
import { addPlayers, gameId } from './load/players.ts';
import { startApi } from './machine/start-api.ts';
import type { Figure } from './report.ts';
import { say } from './say.ts';
import { settle } from './seed-players.ts';

const connections = 32;
const first = 64;
const more = 3_200;
const seconds = 5;

/**
 * Rounds on a site's first day: the API has planned its statements on next to nothing, then the players come, and nobody has
 * counted them. Beside it the same players once they are counted.
 */
export async function measureFreshDatabase(): Promise<Figure[]> {
  say('Fresh database …');
  const database = await startBenchDatabase();
  const api = await startApi(database);
  try {
    const rate = async (players: Awaited<ReturnType<typeof addPlayers>>): Promise<number> => {
      const load = await startLoad('http-rounds', { port: api.port, connections, gameId, players });
      try {
        await load.run(seconds / 2);
        const { latencies, seconds: took } = await load.run(seconds);
        return latencies.length / took;
      } finally {
        await load.stop();
      }
    };
    await rate(await addPlayers(database, first, { analyzed: false }));
    const fresh = await rate(await addPlayers(database, more, { analyzed: false }));
    const later = await addPlayers(database, more, { analyzed: false });
    await settle(database.owner);
    return freshFigures(fresh, await rate(later));
  } finally {
    await api.stop();
    await database.stop();
  }
}
