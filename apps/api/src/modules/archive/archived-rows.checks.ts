import type { Db } from '../../platform/database.ts';
import { firstIdOf } from '../../platform/ids.ts';
import type { Records } from './archive.store.ts';
import { nextMonth, startOf } from './months.ts';

/** A row as it is archived: the columns of the table, with integers and instants as text. */
export type ArchivedRow = Readonly<Record<string, unknown>>;

interface Shape {
  readonly from: string;
  /** Every column of the table. */
  readonly columns: readonly string[];
  /** The primary key with its types. Pages are read from its index, so that no page sorts rows of other pages. */
  readonly key: readonly (readonly [name: string, type: string])[];
  /** The column with the month. */
  readonly id: string;
  readonly only: string;
}

const utc = (column: string) => `replace((${column} AT TIME ZONE 'UTC')::text, ' ', 'T') || 'Z' AS ${column}`;
const asText = (column: string) => `${column}::text`;

/**
 * Only stakes, raises and wins are archived. Other postings can be added to a month long after its end, under the ID of their
 * order or redemption.
 */
const shapes: Readonly<Record<Records, Shape>> = {
  rounds: {
    from: 'round',
    columns: [
      ...['player_id', 'id', 'session_id', 'nonce', 'game_id', 'maths_id', 'currency', 'state', 'settled_by'],
      ...['stake', 'raised', 'payout'].map(asText),
      ...['at', 'settled_at'].map(utc),
      ...['client_seed', 'choice', 'actions'],
    ],
    key: [
      ['player_id', 'uuid'],
      ['id', 'uuid'],
    ],
    id: 'id',
    only: 'true',
  },
  journal: {
    from: 'journal',
    columns: [
      ...['player_id', 'ref', 'kind', 'currency'],
      ...['seq', 'amount', 'balance_after'].map(asText),
      ...[utc('at'), 'contra'],
    ],
    key: [
      ['player_id', 'uuid'],
      ['ref', 'uuid'],
      ['kind', 'journal_kind'],
      ['currency', 'currency'],
    ],
    id: 'ref',
    only: "kind IN ('stake', 'raise', 'win')",
  },
};

/** Rows of a month in the order of their key. */
export interface RowRange {
  readonly month: string;
  readonly records: Records;
  /** The key of the row before the first one. Null from the first row on. */
  readonly after: readonly string[] | null;
  /** The key of the last row. Null up to the last row of the month. */
  readonly upTo: readonly string[] | null;
}

export function keyOf(records: Records, row: ArchivedRow): string[] {
  return shapes[records].key.map(([name]) => String(row[name]));
}

/** Returns the first rows of a range. */
export async function selectRows(db: Db, range: RowRange, limit: number): Promise<ArchivedRow[]> {
  const { from, columns, key, id, only } = shapes[range.records];
  const values: unknown[] = [...boundsOf(range.month), limit];
  const names = key.map(([name]) => `t.${name}`).join(', ');
  const beyond = (operator: string, bound: readonly string[] | null): string => {
    if (bound === null) return 'true';
    const places = key.map(([, type], n) => `$${values.push(bound[n])}::${type}`);
    return `(${names}) ${operator} (${places.join(', ')})`;
  };
  const { rows } = await db.$client.query<ArchivedRow>(
    `SELECT ${columns.join(', ')} FROM ${from} t
      WHERE t.${id} >= $1 AND t.${id} < $2 AND ${only} AND ${beyond('>', range.after)} AND ${beyond('<=', range.upTo)}
      ORDER BY ${names} LIMIT $3`,
    values,
  );
  return rows;
}

function boundsOf(month: string): [string, string] {
  return [firstIdOf(startOf(month)), firstIdOf(startOf(nextMonth(month)))];
}

/** Counts the rounds of a month that sessions still play. */
export async function countOpenRounds(db: Db, month: string): Promise<number> {
  const { rows } = await db.$client.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM game_session WHERE ended_at IS NULL AND open_round_id >= $1 AND open_round_id < $2',
    boundsOf(month),
  );
  return rows[0]?.n ?? 0;
}

/** Returns the month of the oldest partition: the one in which the site was installed. Null when there is none. */
export async function selectFirstMonth(db: Db): Promise<string | null> {
  const { rows } = await db.$client.query<{ month: string | null }>(
    `SELECT replace(min(substring(c.relname FROM '^(?:journal|round)_(\\d{4}_\\d{2})$')), '_', '-') || '-01' AS month
       FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent IN ('journal'::regclass, 'round'::regclass)`,
  );
  return rows[0]?.month ?? null;
}

/** Returns the versions of the maths of all games. Rounds name them by `id`. */
export async function selectMaths(db: Db): Promise<object[]> {
  return (await db.$client.query<object>('SELECT id, slug, version, hash FROM game_maths ORDER BY id')).rows;
}

/** Postings of play that follow one another in a wallet, like a row of `journal_forward`. Integers as text. */
export interface Sequence {
  readonly player_id: string;
  readonly currency: string;
  readonly first_seq: string;
  readonly last_seq: string;
  readonly balance_before: string;
  readonly balance_after: string;
  readonly credits: string;
}

const sources = {
  /** A sequence of one. */
  journal: {
    columns: `seq AS first_seq, seq AS last_seq, balance_after - amount AS balance_before, balance_after,
              greatest(amount, 0) AS credits`,
    seq: 'seq',
    of: `ref >= $1 AND ref < $2 AND ${shapes.journal.only}`,
  },
  journal_forward: {
    columns: 'first_seq, last_seq, balance_before, balance_after, credits',
    seq: 'first_seq',
    of: 'month = $1 AND $2::text IS NOT NULL',
  },
};
export type SequenceSource = keyof typeof sources;

/** Returns the first postings of play of a month, or its first forward rows, in the order of wallets. */
export async function selectSequences(
  db: Db,
  source: SequenceSource,
  month: string,
  after: Sequence | null,
  limit: number,
): Promise<Sequence[]> {
  const { columns, seq, of } = sources[source];
  const bounds = source === 'journal' ? boundsOf(month) : [month, month];
  const beyond = after === null ? 'true' : `(player_id, currency, ${seq}) > ($4, $5::currency, $6)`;
  const { rows } = await db.$client.query<ArchivedRow>(
    `SELECT player_id, currency, ${columns} FROM ${source} WHERE ${of} AND ${beyond}
      ORDER BY player_id, currency, ${seq} LIMIT $3`,
    [...bounds, limit, ...(after === null ? [] : [after.player_id, after.currency, after.first_seq])],
  );
  return rows.map((row) => {
    const texts = Object.entries(row).map(([name, value]) => [name, String(value)]);
    return Object.fromEntries(texts) as Sequence;
  });
}
