import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Answer } from '../../helpers/api/caller.ts';
import type { Player } from '../../helpers/people/players.ts';
import { type AcknowledgedRound, findLedgerFaults } from '../../helpers/play/oracle.ts';
import { roundBody, starlight, start } from '../../helpers/play/play.ts';

/** What the players of one case know. */
export interface ClientLog {
  /** The session of each player, and its first round in this case. */
  readonly sessions: readonly { readonly id: string; readonly first: number }[];
  /** Per player, in the order in which the player got the answers. */
  readonly acknowledged: readonly AcknowledgedRound[][];
  /** The times of all acknowledged rounds. */
  readonly times: number[];
  /** How many requests got no answer, or a 503 that follows the rules. The player repeated each. */
  refused: number;
  /** One line for every other answer. */
  readonly others: string[];
}

export interface Rounds {
  readonly log: ClientLog;
  count(): number;
  /** Every player repeats the current round until it is answered, and then stops. */
  stop(): Promise<void>;
  /** Every player stops, also without an answer. */
  abandon(): Promise<void>;
}

/** Whether the answer is the problem that a player sees as a sentence, with the time after which to try again. */
function isPolite({ status, body, headers }: Answer): boolean {
  const isProblem =
    body?.code === 'unavailable' && typeof body.error === 'string' && body.error !== '' && body.request_id;
  return status === 503 && Boolean(isProblem) && Number(headers.get('retry-after')) >= 1;
}

/** Lets each player play one round after the other, at this rate for all together. A rejected round is repeated. */
export async function startRounds(players: readonly Player[], roundsPerSecond: number): Promise<Rounds> {
  const started = await Promise.all(players.map((player) => start(player)));
  const sessions = started.map(({ session_id: id, next_nonce: first }) => ({ id, first }));
  const log = {
    sessions,
    acknowledged: players.map(() => [] as AcknowledgedRound[]),
    times: [] as number[],
    refused: 0,
    others: [] as string[],
  };
  const everyMs = (1_000 * players.length) / roundsPerSecond;
  let state: 'running' | 'stopping' | 'abandoned' = 'running';
  const playUntilAnswered = async (player: Player, path: string, nonce: number): Promise<AcknowledgedRound | null> => {
    while (state !== 'abandoned') {
      const json = roundBody({ nonce, client_seed: `ha-${nonce}` });
      const answer = await player.send('POST', path, { json }).catch(() => null);
      if (answer?.status === 200) return answer.body;
      if (answer === null || isPolite(answer)) log.refused += 1;
      else log.others.push(`${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
      await wait(200);
    }
    return null;
  };
  const spin = async (
    player: Player,
    known: AcknowledgedRound[],
    session: { id: string; first: number },
  ): Promise<void> => {
    const path = `/api/games/${starlight}/session/${session.id}/rounds`;
    for (let nonce = session.first, due = performance.now(); state === 'running'; nonce += 1) {
      await wait(Math.max(0, due - performance.now()));
      due = Math.max(due + everyMs, performance.now());
      const round = await playUntilAnswered(player, path, nonce);
      if (round === null) return;
      known.push(round);
      log.times.push(performance.now());
    }
  };
  const running = Promise.all(
    sessions.map((session, n) => spin(players[n] as Player, log.acknowledged[n] as AcknowledgedRound[], session)),
  );
  running.catch(() => undefined);
  const end = (next: typeof state) => async () => {
    state = next;
    await running;
  };
  return { log, count: () => log.times.length, stop: end('stopping'), abandon: end('abandoned') };
}

/** The longest time in which no player got an answer, in seconds. */
export function longestGap({ times }: ClientLog): number {
  return Math.max(0, ...times.slice(1).map((time, n) => time - (times[n] as number))) / 1_000;
}

/**
 * Compares the database with what players know: each acknowledged round exists once with its amounts, the journal has no
 * gap, and rounds that a player played one after the other are in that order. Returns one line per fault.
 */
export async function findFaults(owner: pg.Pool, log: ClientLog): Promise<string[]> {
  const faults = await findLedgerFaults(owner, log.acknowledged.flat());
  const { rows } = await owner.query<{ ref: string; seq: bigint }>("SELECT ref, seq FROM journal WHERE kind = 'stake'");
  const seqOf = new Map(rows.map(({ ref, seq }) => [ref, seq]));
  const seen = new Set<string>();
  for (const rounds of log.acknowledged) {
    let before = 0n;
    for (const { round_id: id } of rounds) {
      const seq = seqOf.get(id);
      if (seen.has(id)) faults.push(`round ${id} was acknowledged twice`);
      if (seq !== undefined && seq <= before) faults.push(`round ${id} is before a round that ended earlier`);
      seen.add(id);
      before = seq ?? before;
    }
  }
  return faults;
}

/** Rounds of this case that no player knows, although every player repeated each call until there was an answer. */
export async function countUnresolved(owner: pg.Pool, { sessions, acknowledged }: ClientLog): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM round JOIN unnest($1::uuid[], $2::int[]) AS s (id, first) ON session_id = s.id AND nonce >= s.first
      WHERE NOT round.id = ANY ($3)`,
    [
      sessions.map(({ id }) => id),
      sessions.map(({ first }) => first),
      acknowledged.flat().map((round) => round.round_id),
    ],
  );
  return rows[0]?.n ?? 0;
}
