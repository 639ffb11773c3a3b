import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type NamedPlayer, selectNamedPlayers } from '../players/public.ts';
import { findMatches } from './find-matches.ts';
import { type ListInForce, readListInForce } from './list-in-force.ts';
import type { NewMatch, NewScreening } from './match.store.ts';
import { matchOf } from './match-of.ts';
import { addProgress, insertNewMatches, lockRescreening, selectRescreening } from './rescreen.store.ts';

/** Players in one transaction. At most this many are compared again after the process was killed. */
const batchSize = 500;

/** One run. The next one of the schedule continues, so that two runs of one worker do not overlap. */
const runMs = 45_000;

interface Rescreened {
  readonly players: number;
  readonly matches: number;
}

interface Deps extends Pick<Context, 'database'> {
  /** Returns the people that documents have proved these players to be. */
  readonly verifiedPeople: (db: Db, playerIds: readonly string[]) => Promise<readonly NamedPlayer[]>;
}

/**
 * Compares every player with the list in force, once for each list, by the name of the account and by a verified one. New matches go to the queue of sanctions matches. It stops
 * after 45 seconds; the next run continues where it stopped, also in another process. A newer list begins from the first player.
 */
export async function rescreenPlayers(
  { database, verifiedPeople }: Deps,
  size = batchSize,
  forMs = runMs,
): Promise<Rescreened> {
  const done = { players: 0, matches: 0 };
  const end = performance.now() + forMs;
  do {
    const list = await readListInForce(database.db);
    const state = list && (await selectRescreening(database.db, list.version));
    if (!list || !state || state.finishedAt !== null) return done;
    const players = await selectNamedPlayers(database.db, state.upTo, size);
    const entered = new Map(players.map((person) => [person.id, person]));
    const verified = await verifiedPeople(database.db, [...entered.keys()]);
    const others = verified.filter(({ id, name, birthYear }) => {
      const known = entered.get(id);
      return known?.name !== name || known.birthYear !== birthYear;
    });
    const found = await compare(list, [...players, ...others]);
    const matches = await inTransaction(database, async (tx) => {
      const now = await lockRescreening(tx, list.version);
      // Another worker has compared these players.
      if (!now || now.finishedAt !== null || now.upTo !== state.upTo) return null;
      const opened = await insertNewMatches(tx, found.matches, found.screenings);
      await addProgress(tx, list.version, {
        upTo: players.at(-1)?.id ?? null,
        players: players.length,
        matches: opened,
      });
      return opened;
    });
    if (matches === null) continue;
    done.players += players.length;
    done.matches += matches;
  } while (performance.now() < end);
  return done;
}

async function compare(
  { version, sha256, index }: ListInForce,
  players: readonly NamedPlayer[],
): Promise<{ matches: NewMatch[]; screenings: NewScreening[] }> {
  const matches: NewMatch[] = [];
  const screenings: NewScreening[] = [];
  for (const { id: playerId, ...person } of players) {
    const found = await findMatches(index, person);
    if (found.length === 0) continue;
    const screening = { playerId, id: newId(), occasion: 'list_import', result: 'match', ...person } as const;
    screenings.push({ ...screening, listVersion: version, listSha256: sha256 });
    matches.push(...found.map((likeness) => matchOf(likeness, screening, version)));
  }
  return { matches, screenings };
}
