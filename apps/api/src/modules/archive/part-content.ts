import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Db } from '../../platform/database.ts';
import type { Part, Records } from './archive.store.ts';
import { type ArchivedRow, keyOf, type RowRange, selectRows } from './archived-rows.checks.ts';

const pageRows = 2_000;
/** The default level 6 makes files 4 % smaller and takes 40 % longer. */
const gzipLevel = 1;

/** A round of the month is still open, so that the month cannot be archived. */
export class OpenRound extends Error {
  constructor(round: string) {
    super(`round ${round} is open`);
    this.name = 'OpenRound';
  }
}

type Content = Pick<Part, 'rows' | 'linesSha256' | 'firstKey' | 'lastKey' | 'sums' | 'isLast'>;

/** Yields the rows of a range in pages, at most `most` rows. */
export async function* pagesOf(
  db: Db,
  range: RowRange,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<ArchivedRow[]> {
  let { after } = range;
  for (let read = 0; read < most; ) {
    const wanted = Math.min(pageRows, most - read);
    const rows = await selectRows(db, { ...range, after }, wanted);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < wanted) return;
    after = keyOf(range.records, last);
    read += rows.length;
  }
}

/** The line of a row: JSON and a line feed. */
export function lineOf(row: ArchivedRow): string {
  return `${JSON.stringify(row)}\n`;
}

/** Sums up the rows of a part as they pass. */
class Tally {
  rows = 0;
  first: string[] | null = null;
  last: string[] | null = null;
  readonly hash = createHash('sha256');
  private readonly records: Records;
  private readonly sums = new Map<string, Map<string, bigint>>();

  constructor(records: Records) {
    this.records = records;
  }

  /** Adds rows and returns their lines. */
  add(rows: readonly ArchivedRow[]): Buffer {
    for (const row of rows) this.addRow(row);
    const [first, last] = [rows[0], rows.at(-1)];
    if (first !== undefined) this.first ??= keyOf(this.records, first);
    if (last !== undefined) this.last = keyOf(this.records, last);
    this.rows += rows.length;
    const lines = Buffer.from(rows.map(lineOf).join(''));
    this.hash.update(lines);
    return lines;
  }

  private addRow(row: ArchivedRow): void {
    if (this.records === 'journal') {
      this.addTo(`${row.currency} ${row.kind}`, { rows: 1n, amount: BigInt(row.amount as string) });
      return;
    }
    if (row.state !== 'settled') throw new OpenRound(String(row.id));
    const [stake, raised, payout] = [row.stake, row.raised, row.payout].map((text) => BigInt(text as string)) as [
      bigint,
      bigint,
      bigint,
    ];
    this.addTo(String(row.currency), { rows: 1n, stake, raised, payout, paid: payout > 0n ? 1n : 0n });
  }

  private addTo(group: string, amounts: Readonly<Record<string, bigint>>): void {
    const sums = this.sums.get(group) ?? new Map<string, bigint>();
    this.sums.set(group, sums);
    for (const [name, amount] of Object.entries(amounts)) sums.set(name, (sums.get(name) ?? 0n) + amount);
  }

  content(isLast: boolean): Content {
    const textOf = (sums: Map<string, bigint>) => Object.fromEntries([...sums].map(([name, sum]) => [name, `${sum}`]));
    return {
      rows: this.rows,
      linesSha256: this.hash.digest(),
      firstKey: this.first,
      lastKey: this.last,
      sums: Object.fromEntries([...this.sums].map(([group, sums]) => [group, textOf(sums)])),
      isLast,
    };
  }
}

/**
 * Reads at most `most` rows of a month and compresses their lines. One page of rows and the compressed bytes are in memory.
 * @throws OpenRound
 */
export async function compressRows(db: Db, range: RowRange, most: number): Promise<{ content: Content; file: Buffer }> {
  const tally = new Tally(range.records);
  const chunks: Buffer[] = [];
  await pipeline(
    async function* () {
      for await (const rows of pagesOf(db, range, most)) yield tally.add(rows);
    },
    createGzip({ level: gzipLevel }),
    async (source) => {
      for await (const chunk of source) chunks.push(chunk as Buffer);
    },
  );
  return { content: tally.content(tally.rows < most), file: Buffer.concat(chunks) };
}
