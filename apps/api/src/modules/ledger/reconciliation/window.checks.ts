import { randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/database.ts';
import { type BooksScope, conditionsOf } from './books-scope.ts';

/** What one pass over a window of the journal found. */
export interface JournalWindow {
  /** Its rows: since a time, of all players or of the listed ones. */
  readonly scope: BooksScope & { readonly since: Date };
  readonly postings: number;
  /** The wallets with postings. */
  readonly wallets: number;
  /** Players with postings that are neither stakes nor wins. */
  readonly otherPlayers: readonly string[];
  /** Players whose postings are not a chain from the row before the window to the wallet. */
  readonly unchained: readonly string[];
  /** These players, and those with a wallet that did not move and differs from its newest row. */
  readonly unmatched: readonly string[];
  readonly tookMs: number;
}

/** A random number for the marks of one run, so that no one can prepare rows whose marks cancel each other out. */
export function randomSeed(): string {
  return randomBytes(8).readBigInt64BE().toString();
}

/**
 * Reads the window in one pass and without sorting it. Every posting leads from one state of its wallet (number and balance) to
 * the next. When the marks of all states are combined with XOR, the states in between cancel each other out. A correct window leaves the
 * state before it and the state of the wallet. The exact checks then read only the players with any other remainder.
 * Rows have the time at which their transaction began, so a correct chain can have a row outside the window.
 */
export async function readWindow(db: Db, scope: JournalWindow['scope']): Promise<JournalWindow> {
  const begun = performance.now();
  const { of, from, values } = conditionsOf(scope, [randomSeed()]);
  const mark = (seq: string, balance: string) => `hashint8extended(${seq}, (${balance}) # $1::bigint)`;
  const { rows } = await db.$client.query<Record<'others' | 'unchained' | 'unmoved', string[] | null> & Counted>(
    `WITH moved AS MATERIALIZED (
       SELECT player_id, currency, count(*) AS postings, min(seq) AS first, bool_or(kind NOT IN ('stake', 'win')) AS has_others,
              bit_xor(${mark('seq', 'balance_after')} # ${mark('seq - 1', 'balance_after - amount')}) AS chain
         FROM journal WHERE ${of('player_id')} AND ${from('at')} GROUP BY player_id, currency),
     compared AS (
       SELECT player_id, m.postings, m.has_others,
              (coalesce(m.postings, 0) = w.version - f.first + 1 AND (p.balance_after IS NULL) = (f.first = 1)
               AND coalesce(m.chain, 0) = ${mark('w.version', 'w.balance')} # ${mark('f.first - 1', 'coalesce(p.balance_after, 0)')}
              ) IS TRUE AS matches
         FROM moved m
         FULL JOIN (SELECT * FROM wallet WHERE player_id IN (SELECT player_id FROM moved)) w USING (player_id, currency)
        CROSS JOIN LATERAL (SELECT coalesce(m.first, w.version + 1) AS first) f
         LEFT JOIN LATERAL (SELECT j.balance_after FROM journal j
                             WHERE j.player_id = coalesce(m.player_id, w.player_id)
                               AND j.currency = coalesce(m.currency, w.currency) AND j.seq = f.first - 1 LIMIT 1) p ON true)
     SELECT count(postings)::int AS wallets, coalesce(sum(postings), 0)::int AS postings,
            array_agg(player_id) FILTER (WHERE has_others) AS others,
            array_agg(player_id) FILTER (WHERE NOT matches AND postings IS NOT NULL) AS unchained,
            array_agg(player_id) FILTER (WHERE NOT matches AND postings IS NULL) AS unmoved
       FROM compared`,
    [...values],
  );
  const { wallets, postings, others, unchained, unmoved } = rows[0] as (typeof rows)[number];
  return {
    scope,
    wallets,
    postings,
    otherPlayers: distinct(others),
    unchained: distinct(unchained),
    unmatched: distinct(unchained, unmoved),
    tookMs: performance.now() - begun,
  };
}

interface Counted {
  readonly wallets: number;
  readonly postings: number;
}

const distinct = (...lists: (readonly string[] | null)[]) => [...new Set(lists.flatMap((list) => list ?? []))];
