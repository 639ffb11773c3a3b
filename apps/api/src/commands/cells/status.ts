import { formatHundredths, openRedemptionStatuses } from '@goldwren/rules';
import { checkChain } from '../../modules/audit/public.ts';
import { readBooks } from '../../modules/health/public.ts';
import type { Database } from '../../platform/database.ts';
import { type CellHome, readCellHome } from '../../platform/schema/cell-home.ts';
import { schemasOf } from '../../platform/schema/cell-schemas.ts';
import { findSchemaFault, ownSchema } from '../../platform/schema/schema-version.ts';
import { inSnapshot } from '../../platform/transaction.ts';
import type { NamedCell } from './cell-arguments.ts';
import { withDatabaseOf } from './cells-command.ts';

/** Numbers that can be added up over cells. Amounts are exact, in hundredths. */
interface Sums {
  readonly players: bigint;
  readonly wallets: Readonly<Record<string, bigint>>;
  readonly openRounds: bigint;
  readonly openRedemptions: bigint;
}

export interface CellStatus {
  readonly name: string;
  readonly home: CellHome | null;
  /** Sentences that say what is wrong. */
  readonly faults: readonly string[];
  /** The number of the newest row of the audit log, whose chain was verified. */
  readonly auditRows: number | null;
  readonly booksCheckedAt: string | null;
  readonly sums: Sums | null;
}

const statementMs = 10 * 60_000;

/** What a database that cannot be read, or has another schema, does not show. */
const unread = { auditRows: null, booksCheckedAt: null, sums: null };

const noSums: Sums = { players: 0n, wallets: {}, openRounds: 0n, openRedemptions: 0n };

/** Reads the state of one cell, in one snapshot. A cell that cannot be read has that as its fault. */
export async function readCell({ name, url }: NamedCell): Promise<CellStatus> {
  try {
    return await withDatabaseOf(url, (database) => readFrom(database, name, url), { statementTimeoutMs: statementMs });
  } catch (error) {
    return { ...unread, name, home: null, faults: [`the database cannot be read: ${(error as Error).message}`] };
  }
}

async function readFrom(database: Database, name: string, url: string): Promise<CellStatus> {
  return inSnapshot(database, async (db) => {
    const home = await readCellHome(db.$client, schemasOf(url));
    const schemaFault = await findSchemaFault(db, ownSchema());
    // Functions of another version could give other answers.
    if (home === null || schemaFault !== null) {
      const faults = [home === null ? 'the database is not prepared' : null, schemaFault].filter((one) => one !== null);
      return { ...unread, name, home, faults };
    }
    const audit = await checkChain(db);
    // It runs statements at the same time, so it cannot use the connection of the snapshot.
    const books = await readBooks(database.db);
    const findings = books.invariants.filter((invariant) => invariant.findings.length > 0);
    const faults = [
      home.state === 'active' ? null : `the state is ${home.state}`,
      audit.firstBroken === null ? null : `row ${audit.firstBroken} breaks the audit log`,
      ...findings.map((invariant) => `the books disagree: ${invariant.name}`),
    ].filter((one) => one !== null);
    return {
      name,
      home,
      faults,
      auditRows: audit.rows,
      booksCheckedAt: books.whole_checked_at,
      sums: await readSums(db),
    };
  });
}

/** With `settled_at`, the index of that column leaves out the pages without an open round. */
async function readSums(db: Parameters<typeof checkChain>[0]): Promise<Sums> {
  const { rows } = await db.$client.query<{ players: string; rounds: string; redemptions: string }>(
    `SELECT (SELECT count(*) FROM player)::text AS players, (SELECT count(*) FROM round WHERE state = 'open' AND settled_at IS NULL)::text AS rounds,
            (SELECT count(*) FROM redemption WHERE status = ANY ($1))::text AS redemptions`,
    [openRedemptionStatuses],
  );
  const wallets = await db.$client.query<{ currency: string; sum: string }>(
    'SELECT currency, sum(balance)::text AS sum FROM wallet GROUP BY currency ORDER BY currency',
  );
  return {
    players: BigInt(rows[0]?.players ?? 0),
    wallets: Object.fromEntries(wallets.rows.map(({ currency, sum }) => [currency, BigInt(sum)])),
    openRounds: BigInt(rows[0]?.rounds ?? 0),
    openRedemptions: BigInt(rows[0]?.redemptions ?? 0),
  };
}

/** Adds up cells. */
function addSums(all: readonly Sums[]): Sums {
  return all.reduce((one, other) => {
    const currencies = new Set([...Object.keys(one.wallets), ...Object.keys(other.wallets)]);
    return {
      players: one.players + other.players,
      wallets: Object.fromEntries(
        [...currencies].map((name) => [name, (one.wallets[name] ?? 0n) + (other.wallets[name] ?? 0n)]),
      ),
      openRounds: one.openRounds + other.openRounds,
      openRedemptions: one.openRedemptions + other.openRedemptions,
    };
  }, noSums);
}

/** Adds the fault of two active databases with the same cell. A restored backup of a source is one. */
export function findTwins(cells: readonly CellStatus[]): CellStatus[] {
  return cells.map((cell) => {
    const twin = cells.find(
      (other) => other !== cell && other.home?.state === 'active' && other.home.cell === cell.home?.cell,
    );
    if (cell.home?.state !== 'active' || !twin) return cell;
    return { ...cell, faults: [...cell.faults, `${twin.name} is active for the same cell`] };
  });
}

/** A database whose cell has moved, or that receives one, has rows of another one. */
function countedSums(cells: readonly CellStatus[]): Sums[] {
  return cells.flatMap(({ home, sums }) => (home?.state === 'active' && sums !== null ? [sums] : []));
}

/** One object for each cell and one for the totals. Amounts are text, because a total may be too large for a number of JSON. */
export function statusAsJson(cells: readonly CellStatus[]): string {
  const plain = (sums: Sums | null) =>
    sums && {
      players: Number(sums.players),
      wallets: Object.fromEntries(Object.entries(sums.wallets).map(([name, sum]) => [name, formatHundredths(sum)])),
      open_rounds: Number(sums.openRounds),
      open_redemptions: Number(sums.openRedemptions),
    };
  const counted = countedSums(cells);
  return JSON.stringify(
    {
      cells: cells.map(({ name, home, faults, auditRows, booksCheckedAt, sums }) => ({
        name,
        state: home?.state ?? null,
        epoch: home?.epoch ?? null,
        faults,
        audit_rows: auditRows,
        books_checked_at: booksCheckedAt,
        ...plain(sums),
      })),
      totals: { cells: counted.length, ...plain(addSums(counted)) },
    },
    null,
    2,
  );
}

/** The same for people. */
export function statusAsLines(cells: readonly CellStatus[]): string[] {
  const line = (sums: Sums): string =>
    [
      `${sums.players} players`,
      ...Object.entries(sums.wallets).map(([name, sum]) => `${formatHundredths(sum)} ${name}`),
      `${sums.openRounds} open rounds`,
      `${sums.openRedemptions} open redemptions`,
    ].join(', ');
  const counted = countedSums(cells);
  return [
    ...cells.flatMap(({ name, home, faults, auditRows, booksCheckedAt, sums }) => [
      `${name}: ${faults.length === 0 ? 'good' : 'FAULTS'}${home ? `, ${home.state}, epoch ${home.epoch}` : ''}`,
      ...faults.map((fault) => `  ${fault}`),
      ...(sums ? [`  ${line(sums)}`] : []),
      ...(auditRows === null
        ? []
        : [`  audit log verified, ${auditRows} rows; whole books checked ${booksCheckedAt ?? 'never'}`]),
    ]),
    `total of ${counted.length} of ${cells.length} cells: ${line(addSums(counted))}`,
  ];
}
