import type { AnyGame } from '@goldwren/game-engine';
import { doubleOnce } from '@goldwren/game-engine/testing';
import { expect, it } from 'vitest';
import { createMemoryClientLog } from '../../../../shared/fairness/client-log-store.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { betOn, playRound, rest, type Tampering, takeSeat } from '../../testing/table.ts';

const played = 12;

/** A server with a session of twelve rounds, and the client log of the browser that played them. */
async function createPlayedServer() {
  const server = new FakeServer(doubleOnce as unknown as AnyGame);
  const clientLog = createMemoryClientLog();
  const { controller } = takeSeat({ server, clientLog });
  await controller.start();
  for (let round = 0; round < played; round++) await playRound(controller, betOn(server));
  return { server, clientLog };
}

/** Opens the table again and counts the rounds that the server lists for it. */
async function resumed(server: FakeServer, clientLog: ReturnType<typeof createMemoryClientLog>) {
  let listed = 0;
  const list: Tampering['list'] = (answer) => {
    listed += answer.results.length;
    return answer;
  };
  const { controller } = takeSeat({ server, clientLog, tampering: { list } });
  await controller.start();
  await rest(controller);
  const { violation } = controller.getState();
  return { listed, violation };
}

it('resumes without listing any round in a browser that has followed the session', async () => {
  const { server, clientLog } = await createPlayedServer();
  expect(await resumed(server, clientLog)).toEqual({ listed: 0, violation: null });
});

it('lists nothing in another browser, which gets a session of its own', async () => {
  const { server } = await createPlayedServer();
  expect(await resumed(server, createMemoryClientLog())).toEqual({ listed: 0, violation: null });
  expect(server.sessions).toHaveLength(2);
});

it('compares the whole session when the server is ahead of the browser', async () => {
  const { server, clientLog } = await createPlayedServer();
  const { controller } = takeSeat({ server, clientLog });
  await controller.start();
  controller.stake(betOn(server));
  await rest(controller);
  server.pass(31 * 60_000);
  const session = server.current();
  server.settle(session, session.rounds.at(-1) as (typeof session.rounds)[number]);
  expect(await resumed(server, clientLog)).toEqual({ listed: played + 1, violation: null });
});
