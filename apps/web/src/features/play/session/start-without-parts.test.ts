import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { expect, it, vi } from 'vitest';
import { FakeServer } from '../testing/fake-server.ts';
import { betOn, takeSeat } from '../testing/table.ts';

vi.mock('./rounds/rejected.ts', () => Promise.reject(new Error('The file of an older build is gone.')));

it('accepts no stake without the code that removes a rejected stake from the client log', async () => {
  const server = new FakeServer(starlightFortune as never);
  const { controller } = takeSeat({ server });
  await controller.start();
  expect(controller.getState().status).toBe('start_failed');
  controller.stake(betOn(server));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.sessions.flatMap(({ rounds }) => rounds)).toEqual([]);
});
