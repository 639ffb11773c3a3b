import { callUntilAnswered } from '../api/call-until-answered.ts';
import type { Player } from '../people/players.ts';
import type { AcknowledgedRound } from '../play/oracle.ts';
import { roundBody, starlight, start } from '../play/play.ts';

/** Players that spin without a pause, and all their acknowledged rounds. */
export interface Load {
  readonly acknowledged: AcknowledgedRound[];
  /** The longest time that each player waited for the answer of a round, in milliseconds. */
  readonly waits: number[];
  /** Resolves once this many more rounds have been acknowledged. */
  more(rounds: number): Promise<void>;
  /** Lets every player finish the current round. */
  stop(): Promise<void>;
}

/** Each player plays one round after the other, and repeats a round with the same nonce until it is answered. */
export async function startLoad(players: readonly (() => Player)[]): Promise<Load> {
  const acknowledged: AcknowledgedRound[] = [];
  const waits = players.map(() => 0);
  let waiting: { until: number; resolve: () => void }[] = [];
  let stopped = false;
  const record = (round: AcknowledgedRound): void => {
    acknowledged.push(round);
    for (const { until, resolve } of waiting) if (acknowledged.length >= until) resolve();
    waiting = waiting.filter(({ until }) => acknowledged.length < until);
  };
  const spin = async (player: () => Player, sessionId: string, n: number): Promise<void> => {
    for (let nonce = 0; !stopped; nonce += 1) {
      const json = roundBody({ nonce, client_seed: `load-${nonce}` });
      const begun = performance.now();
      const answer = await callUntilAnswered(() =>
        player().send('POST', `/api/games/${starlight}/session/${sessionId}/rounds`, { json }),
      );
      if (answer.status !== 200) throw new Error(`round ${nonce}: ${answer.status} ${JSON.stringify(answer.body)}`);
      waits[n] = Math.max(waits[n] as number, performance.now() - begun);
      record(answer.body);
    }
  };
  const sessions = await Promise.all(players.map((player) => start(player())));
  const running = Promise.all(
    players.map((player, n) => spin(player, (sessions[n] as { session_id: string }).session_id, n)),
  );
  running.catch(() => undefined);
  return {
    acknowledged,
    waits,
    more: (rounds) =>
      Promise.race([
        new Promise<void>((resolve) => waiting.push({ until: acknowledged.length + rounds, resolve })),
        running.then(() => undefined),
      ]),
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}
