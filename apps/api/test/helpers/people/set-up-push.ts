import type pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { pushJobs } from '../../../src/jobs/queued-jobs.ts';
import { openQueue } from '../../../src/jobs/run-jobs.ts';
import { securityChanged } from '../../../src/modules/auth/public.ts';
import { drizzleOver } from '../../../src/platform/database.ts';
import { inTransaction } from '../../../src/platform/transaction.ts';
import { loginsOf } from '../../harness/app-url.ts';
import { runDueJobs } from '../api/queued-jobs.ts';
import { setUpTestApi } from '../api/test-api.ts';
import type { Player } from './players.ts';
import { createBrowser, startPushService } from './push.ts';

export type Browser = ReturnType<typeof createBrowser>;

/** Sets up an API, a push service, and a worker that sends to it. Nothing is queued or received when a test starts. */
export async function setUpPush() {
  const service = await startPushService();
  const api = setUpTestApi(() => ({ settings: { PUSH_SERVICES: service.host } }));
  let queue: pg.Pool;
  beforeAll(() => {
    queue = openQueue({ url: loginsOf(api.url).worker, role: null }, () => undefined);
  });
  afterAll(async () => {
    await queue.end();
    await service.close();
  });
  beforeEach(async () => {
    service.received.length = 0;
    service.script.status = () => 201;
    service.script.headers = {};
    await api.owner.query('DELETE FROM graphile_worker._private_jobs; DELETE FROM push_message');
  });
  const pathOf = ({ subscription }: Browser) => new URL(subscription.endpoint).pathname;
  return {
    api,
    service,
    pathOf,
    turnOn: async (player: Player): Promise<Browser> => {
      const browser = createBrowser(service.host);
      await player.client.push.subscribe({ body: browser.subscription });
      return browser;
    },
    /** Runs with the rights of the worker. */
    runPush: (transport: typeof service.transport | null = service.transport) =>
      runDueJobs(api.url, pushJobs({ db: drizzleOver(queue), transport })),
    /** Returns what a browser can read of what it received, in order. */
    shownBy: (browser: Browser) =>
      service.received.filter(({ path }) => path === pathOf(browser)).map(({ body }) => browser.decrypt(body)),
    browsersOf: async (player: Player) => (await player.client.push.get()).results,
    notify: (player: Player) =>
      inTransaction(api.database, (tx) =>
        api.context.emit(tx, securityChanged, { playerId: player.id, change: 'new_device' }),
      ),
    waiting: async (player: Player) => {
      const { rows } = await api.owner.query('SELECT attempts, last_error FROM push_message WHERE player_id = $1', [
        player.id,
      ]);
      return rows;
    },
  };
}
