import { insist } from './insist.ts';
import type { ToldRound } from './oracle.ts';
import { roundBody, starlight, start } from './play.ts';
import type { Player } from './players.ts';

/** Players that spin without a pause, and all they were told. */
export interface Load {
  readonly told: ToldRound[];
  /** Resolves once this many more rounds have been acknowledged. */
  more(rounds: number): Promise<void>;
  /** Lets every player finish the round in hand. */
  stop(): Promise<void>;
}

/** Each player plays one round after the other, and repeats a round with its number until it is answered. */
export async function startLoad(players: readonly (() => Player)[]): Promise<Load> {
  const told: ToldRound[] = [];
  let waiting: { until: number; resolve: () => void }[] = [];
  let stopped = false;
  const hear = (round: ToldRound): void => {
    told.push(round);
    for (const { until, resolve } of waiting) if (told.length >= until) resolve();
    waiting = waiting.filter(({ until }) => told.length < until);
  };
  const spin = async (player: () => Player, sessionId: string): Promise<void> => {
    for (let nonce = 0; !stopped; nonce += 1) {
      const json = roundBody({ nonce, client_seed: `load-${nonce}` });
      const answer = await insist(() =>
        player().send('POST', `/api/games/${starlight}/session/${sessionId}/rounds`, { json }),
      );
      if (answer.status !== 200) throw new Error(`round ${nonce}: ${answer.status} ${JSON.stringify(answer.body)}`);
      hear(answer.body);
    }
  };
  const sessions = await Promise.all(players.map((player) => start(player())));
  const running = Promise.all(
    players.map((player, n) => spin(player, (sessions[n] as { session_id: string }).session_id)),
  );
  running.catch(() => undefined);
  return {
    told,
    more: (rounds) =>
      Promise.race([
        new Promise<void>((resolve) => waiting.push({ until: told.length + rounds, resolve })),
        running.then(() => undefined),
      ]),
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}
