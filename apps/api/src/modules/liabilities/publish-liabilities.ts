import { randomBytes } from 'node:crypto';
import { dayAfter, liabilities, productDay } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Database, Db } from '../../platform/database.ts';
import { tryLock } from '../../platform/postgres/lock-text.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { queueLogEntry } from '../public-log/public.ts';
import { type BuiltTree, buildTree } from './build-tree.ts';
import {
  deletePlayerBefore,
  deleteTilesBefore,
  insertDay,
  insertPlayers,
  insertTiles,
  selectDay,
  selectPlayersBefore,
} from './liabilities.store.ts';
import { dayView, logKey } from './list-days.ts';
import { type OwedBalances, readBalances } from './read-balances.ts';
import { keyContext } from './secrets.ts';

/** Any fixed number. Two processes must not store the same day at the same time. */
const storeLock = 7_310_041;
const playersAtOnce = 2_000;
const tilesAtOnce = 100;

type Deps = Pick<Context, 'database' | 'box' | 'clock'>;

/**
 * Publishes what is owed to all players today: the root and the sum of a tree over all balances, and for each player the
 * path to the root. Everything of a day is stored in one transaction, so after a crash the day is stored whole or not at all.
 * @returns the day, or null when it is already published or another process is storing it
 * @throws Error when the sum of the tree differs from the sums of the ledger. Then nothing is published.
 */
export async function publishLiabilities({ database, box, clock }: Deps): Promise<string | null> {
  const day = productDay(clock.now());
  if (await selectDay(database.db, day)) return null;
  const owed = await readBalances(database);
  const key = randomBytes(32);
  const tree = await buildTree(owed.balances, { day, key });
  if (tree.top.sum !== owed.sum) {
    throw new Error(`the tree of ${day} has the sum ${tree.top.sum}, but the ledger owes ${owed.sum} hundredths`);
  }
  const isStored = await inTransaction(database, async (tx) => {
    if (!(await tryLock(tx, storeLock))) return false;
    const total = { root: Buffer.from(tree.top.hash), sum: tree.top.sum, leaves: tree.leaves };
    const sealedKey = box.seal(key, keyContext(day));
    if (!(await insertDay(tx, { day, at: owed.at, ...total, sealedKey }))) return false;
    await queueLogEntry(tx, 'liabilities', dayView({ day, at: owed.at, ...total }), logKey({ day }));
    await storePaths(tx, day, owed, tree);
    return true;
  });
  await deletePaths(database, dayAfter(day, -liabilities.pathsKeptDays));
  return isStored ? day : null;
}

async function storePaths(tx: Db, day: string, { balances }: OwedBalances, { tiles, pieces }: BuiltTree) {
  for (let at = 0; at < balances.length; at += playersAtOnce) {
    const rows = balances.slice(at, at + playersAtOnce);
    await insertPlayers(
      tx,
      rows.map((row, number) => ({ ...row, day, pieces: pieces[at + number] as Buffer })),
    );
  }
  for (let at = 0; at < tiles.length; at += tilesAtOnce) {
    const rows = tiles.slice(at, at + tilesAtOnce);
    await insertTiles(
      tx,
      rows.map(({ level, index, nodes }) => ({ day, level, index, nodes: Buffer.from(nodes) })),
    );
  }
}

/** Deletes the paths of the days before this one. */
async function deletePaths({ db }: Database, day: string): Promise<void> {
  await deleteTilesBefore(db, day);
  for (let after: string | null = null; ; ) {
    const players = await selectPlayersBefore(db, { day, after, limit: playersAtOnce });
    if (players.length === 0) return;
    for (const player of players) await deletePlayerBefore(db, player, day);
    after = players.at(-1) ?? null;
  }
}
