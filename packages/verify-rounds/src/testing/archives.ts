import { createHash, type KeyObject, sign } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fairnessKeyId } from '@goldwren/game-engine/fairness';
import { nodeCryptography } from '../node-cryptography.ts';
import { privateKey, publicKey } from './exports.ts';

type Row = Record<string, unknown>;

export interface MonthRows {
  readonly rounds: Row[];
  readonly journal: Row[];
}

const players = ['0a000000-0000-4000-8000-000000000001', 'f0000000-0000-4000-8000-000000000002'];
/** An ID with the time of 15 November 2026. */
const idOf = (n: number) => `019a85e1-2c00-7000-8000-${String(n).padStart(12, '0')}`;
export const month = new Date(0x019a85e12c00).toISOString().slice(0, 7).concat('-01');

/** Two players with three rounds each: one without a win, one with a win, and one with a raise and a win. */
export function monthRows(): MonthRows {
  const rows: MonthRows = { rounds: [], journal: [] };
  for (const [n, player_id] of players.entries()) {
    let [balance, seq] = [10_000, 7];
    const post = (ref: string, kind: string, amount: number) => {
      balance += amount;
      seq += 1;
      const common = { player_id, ref, kind, currency: 'gold', seq: String(seq), amount: String(amount) };
      rows.journal.push({ ...common, balance_after: String(balance), at: '2026-11-15T12:00:00Z', contra: 'play' });
    };
    for (const [nonce, [stake, raised, payout]] of [
      [100, 0, 0],
      [100, 0, 250],
      [200, 100, 400],
    ].entries() as Iterable<[number, [number, number, number]]>) {
      const id = idOf(n * 10 + nonce * 2);
      const money = { stake: String(stake), raised: String(raised), payout: String(payout) };
      rows.rounds.push({ player_id, id, nonce, currency: 'gold', state: 'settled', ...money });
      post(id, 'stake', raised - stake);
      if (raised > 0) post(idOf(n * 10 + nonce * 2 + 1), 'raise', -raised);
      if (payout > 0) post(id, 'win', payout);
      // Another posting that is not archived.
      seq += 1;
      balance += 5;
    }
  }
  const place = ({ player_id, ref }: Row) => `${player_id} ${ref}`;
  rows.journal.sort((one, other) => place(one).localeCompare(place(other)));
  return rows;
}

const sumsOf = { rounds: ['stake', 'raised', 'payout'], journal: ['amount'] } as const;

function describe(records: 'rounds' | 'journal', number: number, rows: readonly Row[], isLast: boolean) {
  const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const file = gzipSync(lines);
  const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
  const sums: Record<string, Record<string, bigint>> = {};
  for (const row of rows) {
    const group = records === 'rounds' ? String(row.currency) : `${row.currency} ${row.kind}`;
    sums[group] ??= {};
    const add = (name: string, by: bigint) => {
      const own = sums[group] as Record<string, bigint>;
      own[name] = (own[name] ?? 0n) + by;
    };
    add('rows', 1n);
    for (const name of sumsOf[records]) add(name, BigInt(String(row[name])));
    if (records === 'rounds') add('paid', row.payout === '0' ? 0n : 1n);
  }
  const keyOf = (row: Row | undefined) =>
    row === undefined
      ? null
      : records === 'rounds'
        ? [row.player_id, row.id]
        : [row.player_id, row.ref, row.kind, row.currency];
  const name = `${records}-${String(number).padStart(6, '0')}.ndjson.gz`;
  const described = {
    ...{
      file: name,
      records,
      number,
      rows: rows.length,
      bytes: file.length,
      sha256: hash(file),
      lines_sha256: hash(lines),
    },
    ...{ first: keyOf(rows[0]), last: keyOf(rows.at(-1)), is_last: isLast, sums },
  };
  return { name, file, described };
}

/** The lines of the forward rows of a month: one for each sequence of postings that follow one another. */
function forwardOf(journal: readonly Row[]) {
  const place = (row: Row) => `${row.player_id} ${row.currency} ${String(row.seq).padStart(9, '0')}`;
  const rows = [...journal].sort((one, other) => (place(one) < place(other) ? -1 : 1));
  const lines: { key: string; first: number; last: number; before: number; after: number; credits: number }[] = [];
  for (const row of rows) {
    const [seq, amount, after] = [row.seq, row.amount, row.balance_after].map(Number) as [number, number, number];
    const key = `${row.player_id} ${row.currency}`;
    const open = lines.at(-1);
    const [credit, isNext] = [Math.max(amount, 0), open?.key === key && open.last + 1 === seq];
    if (open && isNext) Object.assign(open, { last: seq, after, credits: open.credits + credit });
    else lines.push({ key, first: seq, last: seq, before: after - amount, after, credits: credit });
  }
  const text = lines.map((one) => `${Object.values(one).join(' ')}\n`).join('');
  return { rows: lines.length, sha256: createHash('sha256').update(text).digest('hex') };
}

/**
 * Writes a month as an operator would who archives these rows, in parts of four rows. Returns the hash of the manifest.
 * @param change what the manifest says otherwise
 */
export async function writeMonth(
  folder: string,
  rows: MonthRows,
  { key = privateKey, change = {} }: { key?: KeyObject; change?: object } = {},
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const parts: object[] = [];
  for (const records of ['rounds', 'journal'] as const) {
    const own = rows[records];
    for (let from = 0, number = 1; from === 0 || from < own.length; from += 4, number += 1) {
      const part = describe(records, number, own.slice(from, from + 4), from + 4 >= own.length);
      writeFileSync(join(folder, part.name), part.file);
      parts.push(part.described);
    }
  }
  const manifest = JSON.stringify(
    {
      format: 'goldwren archive 1',
      month,
      previous: null,
      maths: [],
      parts,
      forward: forwardOf(rows.journal),
      ...change,
    },
    (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
  );
  const hash = createHash('sha256').update(manifest).digest('hex');
  const signature = sign(null, Buffer.from(`goldwren archived month 1\n${month}\n${hash}\n`), key).toString('hex');
  const key_id = await fairnessKeyId(nodeCryptography, publicKey);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ manifest, hash, key_id, signature }));
  return hash;
}
