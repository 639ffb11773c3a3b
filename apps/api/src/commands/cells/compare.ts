import pg from 'pg';
import { LaunchError } from '../../launch/launch-error.ts';
import { invariants } from '../../modules/health/public.ts';
import { wholeBooks } from '../../modules/ledger/public.ts';
import type { Db } from '../../platform/database.ts';
import { inSnapshot } from '../../platform/transaction.ts';
import type { CellServer } from './cell-server.ts';
import { readPartitions, readTables } from './cell-tables.ts';
import { withDatabaseOf } from './cells-command.ts';

/** Rows of this size are read in less than a second, while no player can play. */
const mostBytes = 64_000_000;
const booksStatementMs = 6 * 3_600_000;
const findingsShown = 5;

async function rowsOf({ client }: CellServer, text: string): Promise<string> {
  return JSON.stringify((await client.query(text)).rows);
}

/** @throws LaunchError when the two databases were not prepared by the same build, or do not have the same partitions. */
export async function assertSameSchema(from: CellServer, to: CellServer): Promise<void> {
  const objects = ({ schemas: { bookkeeping } }: CellServer) =>
    `SELECT 'object' AS kind, name, hash FROM ${bookkeeping}.sql_object
      UNION ALL SELECT 'migration', created_at::text, hash FROM ${bookkeeping}.__drizzle_migrations ORDER BY 1, 2`;
  if ((await rowsOf(from, objects(from))) !== (await rowsOf(to, objects(to)))) {
    throw new LaunchError(
      'Source and target were prepared by different builds. Stop the move with --abort, prepare the source, and begin again with an empty target.',
    );
  }
  const [own, other] = [await readPartitions(from), await readPartitions(to)];
  if (JSON.stringify(own) !== JSON.stringify(other)) {
    throw new LaunchError('Source and target have other partitions. Stop the move with --abort, and begin again.');
  }
}

/**
 * Checks the whole books of the target. It has the rows of the source of one instant, so the invariants hold in it.
 * @throws LaunchError that names the findings.
 */
export async function checkBooksOf({ url }: CellServer): Promise<void> {
  const checkAll = async (db: Db) => {
    const found = [];
    for (const { check } of invariants) found.push(...(await check(db, findingsShown, wholeBooks)));
    return found;
  };
  const limits = { statementTimeoutMs: booksStatementMs };
  const findings = await withDatabaseOf(url, (database) => inSnapshot(database, checkAll), limits);
  if (findings.length === 0) return;
  throw new LaunchError(`The books of the target disagree: ${JSON.stringify(findings.slice(0, findingsShown))}`);
}

/**
 * Returns what must be the same on both sides, in one statement: sums of all wallets, the newest row of the audit log, and number and
 * digest of the rows of the smaller tables. The versions of the wallets count the postings, which are too many to read now.
 */
async function contentsOf(cell: CellServer, small: readonly string[]): Promise<string> {
  const { main } = cell.schemas;
  const digest = "coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint::numeric), 0)::text";
  const parts = [
    `SELECT 'wallets ' || currency AS part, count(*)::text AS rows,
            concat_ws(' ', sum(balance), sum(unplayed), sum(version), sum(cum_credit)) AS digest
       FROM ${main}.wallet GROUP BY currency`,
    `SELECT 'audit log', seq::text, encode(hash, 'hex') FROM ${main}.staff_audit_head`,
    ...small.map((name) => `SELECT ${pg.escapeLiteral(name)}, count(*)::text, ${digest} FROM ${name} t`),
  ];
  return rowsOf(cell, `${parts.join('\nUNION ALL ')}\nORDER BY 1`);
}

/**
 * Compares the fenced source with the target.
 * @throws LaunchError that names the parts that differ.
 */
export async function assertSameContents(from: CellServer, to: CellServer): Promise<void> {
  let bytes = 0;
  const small = (await readTables(from))
    .filter(({ isPartition, isPartitioned }) => !isPartition && !isPartitioned)
    .toSorted((one, other) => one.bytes - other.bytes)
    .filter((table) => {
      bytes += table.bytes;
      return bytes <= mostBytes;
    })
    .map(({ name }) => name);
  const [own, other] = await Promise.all([contentsOf(from, small), contentsOf(to, small)]);
  if (own === other) return;
  const parts = (JSON.parse(other) as object[]).map((part) => JSON.stringify(part));
  const different = (JSON.parse(own) as { part: string }[]).filter((part) => !parts.includes(JSON.stringify(part)));
  throw new LaunchError(
    `The target does not have the rows of the source: ${different.map(({ part }) => part).join(', ')}. Stop the move with --abort.`,
  );
}
