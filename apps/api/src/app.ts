import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import type { Databases } from './context.ts';
import { installMaxmindSandbox } from './dev/geolocation-sandbox/install-maxmind.ts';
import { installStripeIdentitySandbox } from './dev/identity-sandbox/install-stripe-identity.ts';
import { installMailboxPages } from './dev/mailbox/mailbox-routes.ts';
import { installPaymentSandboxes } from './dev/payment-sandbox/install-sandboxes.ts';
import { installPaypalSandbox } from './dev/paypal-sandbox/install-paypal.ts';
import { installForwarding } from './http/cells/forward.ts';
import { createServer } from './http/create-server.ts';
import { installApiRules } from './http/install-api-rules.ts';
import { productTimeOuts, type TimeOuts } from './http/protection/time-outs.ts';
import { installSites } from './http/sites/sites.ts';
import { makeContext } from './make-context.ts';
import { installScim } from './modules/back-office/public.ts';
import { watchJobs } from './modules/health/public.ts';
import { installPublicLog } from './modules/public-log/public.ts';
import { modules } from './modules.ts';
import { Problem } from './platform/problem.ts';
import { watchHome } from './platform/schema/watch-home.ts';
import { installPlayerSessions, playerBinding } from './player-audience.ts';
import { readinessChecks } from './readiness.ts';
import { registerModules } from './register-modules.ts';
import { installStaffSessions, staffBinding } from './staff-audience.ts';

/** Creates the HTTP application: the API of the contracts, its documentation, health checks, and the sites. */
export async function createApp(
  config: Config,
  databases: Databases,
  timeOuts: TimeOuts = productTimeOuts,
): Promise<FastifyInstance> {
  const home = watchHome(databases.staff.db, { follow: databases.follow });
  const app = await createServer(config, timeOuts, readinessChecks(databases, home.check));
  const players = makeContext(config, databases.players, app.log);
  const staff = makeContext(config, databases.staff, app.log);
  // Read now, so that the worker has usually read as far when the first player registers. A failed read is repeated then.
  players.cells?.exclusions.firstEnd().catch(() => undefined);
  const jobs = watchJobs(staff);
  app.addHook('onClose', async () => {
    home.stop();
    jobs.stop();
    await Promise.all([players.events.flush(), staff.events.flush(), players.cells?.close(), staff.cells?.close()]);
  });
  await app.register(async (api) => {
    await installApiRules(api, config);
    if (players.cells) await installForwarding(api);
    api.addHook('onRequest', (_request, _reply, done) => {
      const { fault } = home;
      done(fault === null ? undefined : new Problem('unavailable', { retryAfterSeconds: 1, internal: fault }));
    });
    // Each audience has its own sessions. The cookie of one does not work for the other.
    await api.register(async (scope) => {
      await installPlayerSessions(scope, players);
      await registerModules(scope, modules, 'players', players, playerBinding(players));
    });
    await api.register(async (scope) => {
      const readerOf = await installStaffSessions(scope, staff);
      await registerModules(scope, modules, 'staff', staff, staffBinding(staff, readerOf));
    });
    await installScim(api, staff);
  });
  await installPaymentSandboxes(app, config.payments);
  installMaxmindSandbox(app, config.geolocation);
  await installPaypalSandbox(app, config.payoutApi);
  await installStripeIdentitySandbox(app, config.identityVendor);
  if (config.mail.smtpUrl === null) installMailboxPages(app, databases.players.db);
  installPublicLog(app, players);
  await installSites(app, config);
  return app;
}
