import type { SessionStatement } from '@goldwren/game-engine/fairness';
import type { Currency } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import type { RoundRow } from '../rounds/round.store.ts';

/** A part of a day: the sessions that started in it, and the rounds and postings of its time. */
export interface Slice {
  readonly from: Date;
  readonly until: Date;
  /** The day (UTC) that is audited: its first instant and the first instant of the next day. */
  readonly dayFrom: Date;
  readonly dayUntil: Date;
}

export interface AuditedSession {
  readonly playerId: string;
  readonly id: string;
  readonly gameId: number;
  /** Null when the row of its maths is missing. */
  readonly slug: string | null;
  readonly mathsHash: string | null;
  readonly nextNonce: number;
  readonly openRoundId: string | null;
  readonly isEnded: boolean;
  readonly sealedServerSeed: Buffer;
  readonly commitment: Buffer;
  readonly chainStart: Buffer | null;
  /** Null until the session has ended and is signed. */
  readonly statement: SessionStatement | null;
  readonly signature: Buffer | null;
  readonly keyId: string | null;
}

/** A round of an audited session. Amounts are in hundredths. */
export interface AuditedRound
  extends Pick<
    RoundRow,
    'id' | 'nonce' | 'currency' | 'state' | 'stake' | 'raised' | 'payout' | 'clientSeed' | 'choice' | 'actions'
  > {
  /** The place of its session in the page, from 1. */
  readonly place: number;
  /** Whether it settled on the audited day. The rounds of other days only continue the session. */
  readonly isDue: boolean;
  /** Whether its game and maths are those of its session. */
  readonly isOfSession: boolean;
  /** What the journal posted for it. Null without a posting, or when the round is not due. */
  readonly postedStake: bigint | null;
  readonly postedRaises: bigint;
  readonly postedWin: bigint | null;
}

const sessionsInPage = 200;
const roundsInPage = 1_000;
/** Different servers of one database, after a failover, may differ by less. */
const clockSlackMs = 60_000;
/** Findings of one slice and check that are reported. One is already an emergency. */
const findingsKept = 20;

const later = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms);

/** Yields the pages of a cursor. The caller must be in a transaction and must process each page quickly. */
async function* pagesOf<Row extends object>(
  { $client }: Db,
  name: string,
  size: number,
  query: { readonly text: string; readonly values: unknown[] },
): AsyncGenerator<Row[]> {
  await $client.query(`DECLARE ${name} NO SCROLL CURSOR FOR ${query.text}`, query.values);
  for (;;) {
    const { rows } = await $client.query<Row>(`FETCH ${size} FROM ${name}`);
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  await $client.query(`CLOSE ${name}`);
}

/** Yields the sessions that started in a slice. The first slice of a day also has the older ones that were still open. */
export function sessionsOf(tx: Db, { from, until, dayFrom, dayUntil }: Slice): AsyncGenerator<AuditedSession[]> {
  const isFirst = from.getTime() === dayFrom.getTime();
  const isLast = until.getTime() === dayUntil.getTime();
  return pagesOf<AuditedSession>(tx, 'audited_sessions', sessionsInPage, {
    text: `SELECT s.player_id AS "playerId", s.id, s.game_id AS "gameId", m.slug, m.hash AS "mathsHash",
                  s.next_nonce AS "nextNonce", s.open_round_id AS "openRoundId", s.ended_at IS NOT NULL AS "isEnded",
                  s.sealed_server_seed AS "sealedServerSeed", s.commitment, s.chain_start AS "chainStart", s.statement,
                  s.statement_signature AS signature, s.statement_key_id AS "keyId"
             FROM game_session s LEFT JOIN game_maths m ON m.id = s.maths_id
            WHERE s.started_at < $2 AND ${isFirst ? '(s.ended_at >= $1 OR s.ended_at IS NULL)' : 's.started_at >= $1'}`,
    values: [isFirst ? later(from, -clockSlackMs) : from, isLast ? later(until, clockSlackMs) : until],
  });
}

/** Yields all rounds of these sessions, session by session in the order of their nonces. */
export function roundsOf(
  tx: Db,
  sessions: readonly AuditedSession[],
  { dayFrom, dayUntil }: Slice,
): AsyncGenerator<AuditedRound[]> {
  return pagesOf<AuditedRound>(tx, 'audited_rounds', roundsInPage, {
    text: `SELECT s.place::int, r.id, r.nonce, r.currency, r.state, r.stake, r.raised, r.payout,
                  r.client_seed AS "clientSeed", r.choice, r.actions, d."isDue",
                  r.game_id = g.game_id AND r.maths_id = g.maths_id AS "isOfSession",
                  p.stake AS "postedStake", p.win AS "postedWin",
                  CASE WHEN d."isDue" AND r.raised > 0 THEN (
                    SELECT coalesce(sum(-j.amount), 0)::bigint FROM round_raise x
                      JOIN journal j ON j.player_id = x.player_id AND j.ref = x.ref AND j.kind = 'raise'
                       AND j.currency = r.currency
                     WHERE x.player_id = r.player_id AND x.round_id = r.id) ELSE 0 END AS "postedRaises"
             FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS s (player_id, id, place)
             JOIN game_session g ON g.player_id = s.player_id AND g.id = s.id
             JOIN round r ON r.player_id = s.player_id AND r.session_id = s.id
            CROSS JOIN LATERAL (
              SELECT r.state = 'settled' AND r.settled_at >= $3 AND r.settled_at < $4 AS "isDue") d
             LEFT JOIN LATERAL (
              SELECT sum(-j.amount) FILTER (WHERE j.kind = 'stake')::bigint AS stake,
                     sum(j.amount) FILTER (WHERE j.kind = 'win')::bigint AS win
                FROM journal j WHERE j.player_id = r.player_id AND j.ref = r.id AND j.kind IN ('stake', 'win')
                 AND j.currency = r.currency) p ON d."isDue"
            ORDER BY s.place, r.nonce`,
    values: [sessions.map(({ playerId }) => playerId), sessions.map(({ id }) => id), dayFrom, dayUntil],
  });
}

/** What identifies the settled rounds of a slice. */
export interface SliceDigest {
  readonly rounds: number;
  /** SHA-256 over every settled round in the order of players, sessions and nonces, in hex. */
  readonly digest: string;
  /** The sessions of some rounds that no session had at that time: it does not exist, or was not open. */
  readonly strays: readonly { readonly player: string; readonly session: string }[];
}

/**
 * Reads every settled round of a slice and digests it. The texts of two different rounds differ: the JSON ends by
 * itself, and the only free text is last. Later columns do not belong to it, so that old digests stay valid.
 */
export async function digestRounds(db: Db, { from, until }: Pick<Slice, 'from' | 'until'>): Promise<SliceDigest> {
  const { rows } = await db.$client.query<SliceDigest>(
    `SELECT coalesce(sum(p.rounds), 0)::int AS rounds,
            encode(sha256(coalesce(string_agg(p.digest, '' ORDER BY p.player_id, p.session_id), '')), 'hex') AS digest,
            coalesce((array_agg(jsonb_build_object('player', p.player_id, 'session', p.session_id)) FILTER (
              WHERE s.id IS NULL OR p.first_at < s.started_at - $3::int * interval '1 millisecond'
                 OR p.last_at > s.ended_at + $3::int * interval '1 millisecond'))[1:$4], '{}') AS strays
       FROM (SELECT r.player_id, r.session_id, count(*) AS rounds, min(r.at) AS first_at, max(r.settled_at) AS last_at,
                    sha256(string_agg(sha256(convert_to(concat_ws('|', r.player_id, r.id, r.session_id, r.nonce,
                      r.game_id, r.maths_id, r.currency, coalesce(r.settled_by::text, '-'), r.stake, r.raised, r.payout,
                      (extract(epoch FROM r.at) * 1000000)::bigint, (extract(epoch FROM r.settled_at) * 1000000)::bigint,
                      r.choice, r.actions, r.client_seed), 'UTF8')), '' ORDER BY r.nonce, r.id)) AS digest
               FROM round r WHERE r.state = 'settled' AND r.settled_at >= $1 AND r.settled_at < $2
              GROUP BY r.player_id, r.session_id) p
       LEFT JOIN game_session s ON s.player_id = p.player_id AND s.id = p.session_id`,
    [from, until, clockSlackMs, findingsKept],
  );
  return rows[0] as SliceDigest;
}

/** A posting or a wallet whose rounds were deleted, or whose journal was changed. */
export interface PostingFinding {
  readonly player: string;
  readonly currency: Currency;
  /** The `seq` of the row in the journal. */
  readonly seq: bigint;
}

/**
 * Returns postings of play without the round that they belong to. A round begins and settles at the times of its
 * postings, so the numbers show whether there are any. A round without a posting, which would hide one, is a fault of
 * that round.
 */
export async function postingsWithoutRound(db: Db, slice: Slice): Promise<PostingFinding[]> {
  const { from, until } = slice;
  const { rows } = await db.$client.query<{ isEven: boolean }>(
    `SELECT p.raises = 0 AND p.stakes = (SELECT count(*) FROM round WHERE at >= $1 AND at < $2)
            AND p.wins = (SELECT count(*) FROM round WHERE settled_at >= $1 AND settled_at < $2 AND payout > 0) AS "isEven"
       FROM (SELECT count(*) FILTER (WHERE kind = 'stake') AS stakes, count(*) FILTER (WHERE kind = 'win') AS wins,
                    count(*) FILTER (WHERE kind = 'raise') AS raises
               FROM journal WHERE at >= $1 AND at < $2) p`,
    [from, until],
  );
  return rows[0]?.isEven ? [] : findPostingsWithoutRound(db, slice);
}

/** The round of each posting is read by its key. PostgreSQL would otherwise hash all rounds. */
async function findPostingsWithoutRound(db: Db, { from, until }: Slice): Promise<PostingFinding[]> {
  const { rows } = await db.$client.query<PostingFinding>(
    `SELECT j.player_id AS player, j.currency, j.seq FROM journal j
       LEFT JOIN round_raise x ON x.player_id = j.player_id AND x.ref = j.ref AND j.kind = 'raise'
       LEFT JOIN LATERAL (
         SELECT r.raised FROM round r
          WHERE r.player_id = j.player_id AND r.id = CASE j.kind WHEN 'raise' THEN x.round_id ELSE j.ref END
            AND r.currency = j.currency OFFSET 0) r ON true
      WHERE j.at >= $1 AND j.at < $2 AND j.kind IN ('stake', 'raise', 'win')
        AND (r.raised IS NULL OR (j.kind = 'raise' AND r.raised = 0))
      LIMIT $3`,
    [from, until, findingsKept],
  );
  return rows;
}

/**
 * Returns wallets with postings in a slice whose journal is not continuous from the posting before the slice to the last
 * one in it, or does not end where the wallet is. `seq` is the last posting of the slice. Reads by `seq`, because the
 * order of times may differ within a moment. The posting before the slice may be one that was dropped with its month.
 */
export async function brokenJournals(db: Db, { from, until }: Slice): Promise<PostingFinding[]> {
  const { rows } = await db.$client.query<PostingFinding>(
    `SELECT f.player_id AS player, f.currency, f.last AS seq
       FROM (SELECT player_id, currency, min(seq) AS first, max(seq) AS last FROM journal
              WHERE at >= $1 AND at < $2 GROUP BY player_id, currency) f
      CROSS JOIN LATERAL (
        SELECT count(*) AS rows, sum(j.amount) FILTER (WHERE j.seq >= f.first) AS moved,
               max(j.balance_after) FILTER (WHERE j.seq < f.first) AS before,
               max(j.balance_after) FILTER (WHERE j.seq = f.last) AS after
          FROM journal j
         WHERE j.player_id = f.player_id AND j.currency = f.currency AND j.seq BETWEEN f.first - 1 AND f.last) p
       LEFT JOIN LATERAL (
        SELECT d.balance_after FROM journal_forward d
         WHERE d.player_id = f.player_id AND d.currency = f.currency AND d.last_seq = f.first - 1) d ON true
       LEFT JOIN wallet w ON w.player_id = f.player_id AND w.currency = f.currency
       LEFT JOIN LATERAL (
        SELECT j.seq, j.balance_after FROM journal j
         WHERE j.player_id = f.player_id AND j.currency = f.currency ORDER BY j.seq DESC LIMIT 1) n ON true
      WHERE p.rows + (d.balance_after IS NOT NULL)::int <> f.last - f.first + 1 + (f.first > 1)::int
         OR p.after <> coalesce(p.before, d.balance_after, 0) + p.moved
         OR w.version IS DISTINCT FROM n.seq OR w.balance <> n.balance_after
      LIMIT $3`,
    [from, until, findingsKept],
  );
  return rows;
}
