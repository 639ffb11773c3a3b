import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Result } from '../../../src/dev/identity-sandbox/stripe-identity-sessions.ts';
import { stripeIdentity } from '../../../src/identity-vendors/stripe/stripe-identity.ts';
import { identityJobs } from '../../../src/jobs/queued-jobs.ts';
import { checkVendorSession, type VendorCheckDeps } from '../../../src/modules/identity/public.ts';
import type { Database } from '../../../src/platform/database.ts';
import { loginsOf } from '../../harness/app-url.ts';
import type { SendOptions } from '../api/caller.ts';
import { runDueJobs } from '../api/queued-jobs.ts';
import { setUpTestApi } from '../api/test-api.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import { tamper } from '../database/tamper.ts';
import type { Player } from './players.ts';
import { startVendorServer, type VendorServer } from './vendor-server.ts';

/** Sets up an API whose identity vendor is a simulator, and a worker with only the rights of the worker. */
export function setUpVendor() {
  let vendor: VendorServer;
  beforeAll(async () => {
    vendor = await startVendorServer();
  });
  const api = setUpTestApi(() => ({ settings: vendor.settings }));
  const reported: { name: string; facts: object }[] = [];
  let worker: Database;
  let deps: VendorCheckDeps;
  beforeAll(() => {
    worker = openTestDatabase({ url: loginsOf(api.url).worker, maxConnections: 4 });
    const events = { report: (name: string, facts: object) => void reported.push({ name, facts }) } as never;
    deps = { database: worker, events, identityVendor: stripeIdentity(vendor.account) };
  });
  beforeEach(() => {
    reported.length = 0;
    vendor.calls.length = 0;
    Object.assign(vendor, { trouble: 'none', isDown: false });
  });
  afterAll(async () => {
    await worker.close();
    await vendor.close();
  });
  const sessionsOf = async ({ id }: Player) =>
    (await api.owner.query('SELECT * FROM identity_vendor_session WHERE player_id = $1 ORDER BY id', [id])).rows;
  const start = ({ client }: Player) => client.identity.startVendorSession();
  const deliver = (event: SendOptions, name = 'stripe') =>
    api.caller().send('POST', `/api/identity/webhooks/${name}`, event);
  return {
    api,
    reported,
    vendor: () => vendor,
    deps: () => deps,
    query: (text: string, values: unknown[]) => worker.db.$client.query(text, values),
    sessionsOf,
    start,
    deliver,
    /** The sessions at the vendor that belong to a player. */
    sessionsAt: ({ id }: Player) => vendor.sessions().filter(({ sent }) => sent['metadata[player]'] === id),
    /** Runs the jobs that are due, as a worker does. */
    work: (using = deps) => runDueJobs(api.url, identityJobs(using)),
    /** Checks the newest session of a player once, without a job. */
    check: async (player: Player, using = deps) => {
      const { id } = (await sessionsOf(player)).at(-1);
      await checkVendorSession(using, { playerId: player.id, id });
    },
    /** Starts a session, selects a result on the hosted page, and delivers the event. */
    finish: async (player: Player, result: Result) => {
      const { url } = await start(player);
      const { event } = await vendor.choose(url as string, result);
      const answer = await deliver(event);
      if (answer.status !== 200) throw new Error(`the webhook answered ${answer.status}`);
      await runDueJobs(api.url, identityJobs(deps));
      return event;
    },
    /** Moves the sessions of a player into the past. */
    passTime: ({ id }: Player, time: string) =>
      tamper(
        api.owner,
        `UPDATE identity_vendor_session SET started_at = started_at - $2::interval, checked_at = checked_at - $2::interval,
                erasure_requested_at = erasure_requested_at - $2::interval WHERE player_id = $1`,
        [id, time],
      ),
    identityOf: async ({ client }: Player) => (await client.identity.get()).identity,
  };
}
