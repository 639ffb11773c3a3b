import type { AnyGame } from '@goldwren/game-engine';
import { describe, expect, it } from 'vitest';
import { fakeDatabase } from '../../../../testing/fake-database.ts';
import type { FakeServer } from '../../testing/fake-server.ts';
import { games, newClientLog } from '../../testing/malicious-server.ts';
import { openServer, untilOpen } from '../../testing/open-round.ts';
import { type Tampering, takeSeat } from '../../testing/table.ts';

fakeDatabase();

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const decisionGames = games.filter(([, { kind }]) => kind === 'decision');

/** A page with an open round, on a device whose clocks the test changes. */
async function openPage(game: AnyGame, tampering: Tampering = {}) {
  const device = { skewMs: 0, asleepMs: 0 };
  const server = openServer(game);
  const clientLog = await newClientLog();
  const open = () =>
    takeSeat({
      ...{ server, tampering, clientLog },
      clockSkewMs: () => device.skewMs,
      asleepMs: () => device.asleepMs,
    });
  const page = open();
  await page.controller.start();
  await untilOpen(page, server);
  return { device, server, page, open };
}

/** Ends the open round with the default action after 20 minutes. */
function endEarly(server: FakeServer): void {
  server.pass(20 * minuteMs);
  server.conclude(server.current());
}

async function codesOf({ controller }: ReturnType<typeof takeSeat>): Promise<readonly string[]> {
  await controller.start();
  const { status, violation } = controller.getState();
  expect(status).toBe('playing');
  return violation?.codes ?? [];
}

describe.each(decisionGames)('%s: a default action', (_slug, game) => {
  it.each<[string, number, number]>([
    ['no clock was changed', 0, 0],
    ['the wall clock was set back by two minutes', -2, 0],
    ['the wall clock was set back by 20 minutes', -20, 0],
    ['the wall clock was set back by a day', -24 * 60, 0],
    ['the wall clock was set forward', 20, 0],
    ['the device slept', 0, 25],
    ['the device slept, and its wall clock was set back by two minutes', -2, 25],
  ])('after half an hour is accepted when %s meanwhile', async (_what, skew, asleep) => {
    const { device, server, page, open } = await openPage(game);
    server.sweep();
    device.skewMs = skew * minuteMs;
    device.asleepMs = asleep * minuteMs;
    expect(await codesOf(page)).toEqual([]);
    expect(await codesOf(open())).toEqual([]);
  });

  /** The server names a later end of each round. */
  const list: Tampering['list'] = (page) => ({
    ...page,
    results: page.results.map((one) => ({ ...one, settled_at: new Date(Date.parse(one.at) + hourMs).toISOString() })),
  });

  it('[27] before the published time is a violation at the open page, whatever times the server names', async () => {
    const { server, page } = await openPage(game, { list });
    endEarly(server);
    expect(await codesOf(page)).toContain('early_default');
  });

  it("[27] before the published time by the server's own times is a violation after a reload, too", async () => {
    const { device, server, open } = await openPage(game);
    endEarly(server);
    device.skewMs = 300 * minuteMs;
    expect(await codesOf(open())).toContain('early_default');
  });

  it('is accepted after a reload when the server names false times, because the new page cannot know', async () => {
    const { server, open } = await openPage(game, { list });
    endEarly(server);
    expect(await codesOf(open())).toEqual([]);
  });
});
