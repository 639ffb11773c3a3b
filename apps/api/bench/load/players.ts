import { catalogue } from '@goldwren/game-engine/registry';
import type { BenchDatabase } from '../bench-database.ts';
import { secrets } from '../machine/start-api.ts';
import { seedPlayers } from '../seed-players.ts';
import type { BenchPlayer } from './http-setup.ts';

const slug = 'starlight-fortune';

/** The measured game. */
export const gameId = catalogue.find((entry) => entry.slug === slug)?.id as number;

/** Adds players that the API accepts, signed in and with an open game session. */
export function addPlayers(
  database: BenchDatabase,
  count: number,
  { analyzed = true, gameId: played = gameId } = {},
): Promise<BenchPlayer[]> {
  return seedPlayers(database.owner, {
    count,
    gameId: played,
    sessionSecret: secrets.SESSION_SECRET,
    seedKey: Buffer.from(secrets.SEED_ENCRYPTION_KEY, 'hex'),
    cookieName: '__Host-goldwren',
    analyzed,
  });
}

/** Splits players between kinds of load. No player is in two, because a player's rounds are numbered. */
export function shareOut<Name extends string>(
  players: readonly BenchPlayer[],
  counts: Readonly<Record<Name, number>>,
): Record<Name, BenchPlayer[]> {
  let from = 0;
  const shares = Object.entries<number>(counts).map(([name, count]) => {
    from += count;
    return [name, players.slice(from - count, from)];
  });
  return Object.fromEntries(shares) as Record<Name, BenchPlayer[]>;
}
