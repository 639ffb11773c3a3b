import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, type Caller, createCaller } from '../api/caller.ts';
import type { Player } from '../people/players.ts';
import type { AcknowledgedRound } from '../play/oracle.ts';
import { roundBody, starlight, start } from '../play/play.ts';

/** Requests at a fixed rate. Unlike `startLoad`, every request counts that did not get its answer the first time. */
export interface PacedLoad {
  readonly acknowledged: AcknowledgedRound[];
  /** One line per request that failed: its status and code, or the error of the connection. */
  readonly failures: string[];
  /** Milliseconds of every request. */
  readonly times: number[];
  /** Lets every player finish the current request. */
  stop(): Promise<void>;
}

/** Returns a browser with its own address, which the API learns from a trusted proxy. Rate limits then count it alone. */
export function callerAt(baseUrl: string): Caller {
  const address = `198.18.${randomInt(256)}.${randomInt(256)}`;
  return createCaller((url, init) =>
    fetch(`${baseUrl}${url}`, { ...init, headers: { ...init.headers, 'x-forwarded-for': address } }),
  );
}

/** Another request that a player makes from time to time, such as a sign-in. Throws when it fails. */
export type OtherCall = (player: Player) => Promise<Answer>;

export interface Pace {
  readonly roundsPerSecond: number;
  /** Each player makes these calls in turn, one after every ten rounds. */
  readonly others?: readonly OtherCall[];
}

/**
 * Starts rounds of these players at a steady rate. A failed round counts, and is repeated with the same number.
 * @param players Each returns its player at the process that gets the next request.
 */
export async function startPacedLoad(players: readonly (() => Player)[], pace: Pace): Promise<PacedLoad> {
  const load = { acknowledged: [] as AcknowledgedRound[], failures: [] as string[], times: [] as number[] };
  const others = pace.others ?? [];
  const everyMs = (1_000 * players.length) / pace.roundsPerSecond;
  let stopped = false;
  const attempt = async (call: () => Promise<Answer>): Promise<Answer | null> => {
    const begun = performance.now();
    const answer = await call().catch((error: unknown) => String((error as Error).cause ?? error));
    load.times.push(performance.now() - begun);
    if (typeof answer !== 'string' && answer.status === 200) return answer;
    load.failures.push(typeof answer === 'string' ? answer : `${answer.status} ${answer.body?.code ?? answer.body}`);
    return null;
  };
  const spin = async (player: () => Player, sessionId: string, offsetMs: number): Promise<void> => {
    let due = performance.now() + offsetMs;
    for (let nonce = 0; !stopped; due = Math.max(due + everyMs, performance.now() - everyMs)) {
      await wait(Math.max(0, due - performance.now()));
      const json = roundBody({ nonce, client_seed: `paced-${nonce}` });
      const path = `/api/games/${starlight}/session/${sessionId}/rounds`;
      const answer = await attempt(() => player().send('POST', path, { json }));
      if (answer === null) continue;
      load.acknowledged.push(answer.body);
      nonce += 1;
      const other = nonce % 10 === 0 ? others[(nonce / 10) % others.length] : undefined;
      if (other) await attempt(() => other(player()));
    }
  };
  const sessions = await Promise.all(players.map((player) => start(player())));
  const running = Promise.all(
    players.map((player, n) => spin(player, (sessions[n] as { session_id: string }).session_id, n * 5)),
  );
  running.catch(() => undefined);
  return {
    ...load,
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}
