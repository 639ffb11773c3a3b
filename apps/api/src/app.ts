import { randomUUID } from 'node:crypto';
import { type PlayerContract, playerContract } from '@goldwren/contracts/player';
import { type StaffContract, staffContract } from '@goldwren/contracts/staff';
import { cookies, session, staffSession } from '@goldwren/rules';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import type { Context, Databases } from './context.ts';
import { installMailboxPages } from './dev/mailbox/mailbox-routes.ts';
import { installSkrillSandbox } from './dev/skrill-sandbox/install-sandbox.ts';
import { bindAudience } from './http/bind-contract.ts';
import { installCompression } from './http/compression.ts';
import { docsRoutes } from './http/docs.ts';
import { installErrorHandling, sendFrameworkProblem } from './http/error-handler.ts';
import type { AllHandlers } from './http/handlers.ts';
import { installHealth } from './http/health.ts';
import { installHttpsCheck } from './http/https-check.ts';
import { installJsonParser } from './http/json-parser.ts';
import { installOneHost } from './http/one-host.ts';
import { installOriginCheck } from './http/origin-check.ts';
import { refuseUnreadable } from './http/parser-refusals.ts';
import { installRateLimit } from './http/rate-limit.ts';
import { installSecurityContact } from './http/security-contact.ts';
import { installSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { installSessions, requireSignedIn } from './http/session.ts';
import { installSites } from './http/sites.ts';
import { nodeTimeOuts, productTimeOuts, serverTimeOuts, type TimeOuts } from './http/time-outs.ts';
import { makeContext } from './make-context.ts';
import { adjustmentsStaffRoutes } from './modules/adjustments/public.ts';
import { alertsStaffRoutes } from './modules/alerts/public.ts';
import { auditStaffRoutes } from './modules/audit/public.ts';
import {
  authRoutes,
  closeOwnAccount,
  createDeviceCookies,
  createSessionReader,
  deleteSession,
  securityRoutes,
  writeSession,
} from './modules/auth/public.ts';
import { exclusionsStaffRoutes, screenWithin } from './modules/exclusions/public.ts';
import { createFiles, type Files } from './modules/files/public.ts';
import { freeEntryRoutes, freeEntryStaffRoutes, grantHeldEntries } from './modules/free-entry/public.ts';
import {
  createLiveSessions,
  createRoundLanes,
  createStatementKeys,
  describeRounds,
  fairnessRoutes,
  gamesRoutes,
  gamesStaffRoutes,
  rtpStaffRoutes,
  selectRoundsRaisedBy,
} from './modules/games/public.ts';
import { healthStaffRoutes, watchJobs } from './modules/health/public.ts';
import { identityRoutes, identityStaffRoutes } from './modules/identity/public.ts';
import { walletRoutes } from './modules/ledger/public.ts';
import { createUnsubscribeLinks, linkTo, unsubscribePath } from './modules/mail/public.ts';
import {
  askForMissingW9,
  manualProvider,
  payoutsRoutes,
  payoutsStaffRoutes,
  selectYearOfPlayer,
  sumPaidInYear,
  sumYearByPlayer,
} from './modules/payouts/public.ts';
import { playerCareRoutes } from './modules/player-care/public.ts';
import { accountRoutes, countPlayersByRegion, installUnsubscribe } from './modules/players/public.ts';
import { policyRoutes, policyStaffRoutes } from './modules/policy/public.ts';
import { privacyRoutes } from './modules/privacy/public.ts';
import {
  advanceVerified,
  advanceW9Given,
  isRedemptionOf,
  redemptionsRoutes,
  redemptionsStaffRoutes,
} from './modules/redemptions/public.ts';
import { liabilityStaffRoutes, reportsStaffRoutes } from './modules/reports/public.ts';
import { playRoutes } from './modules/responsible-play/public.ts';
import { sanctionsStaffRoutes } from './modules/sanctions/public.ts';
import {
  assertStaffMay,
  deleteStaffSession,
  listColleagues,
  readStaffSession,
  staffNames,
  staffRoutes,
} from './modules/staff/public.ts';
import {
  createPaymentProviders,
  ordersStaffRoutes,
  packagesStaffRoutes,
  selectPurchasesBetween,
  storeRoutes,
} from './modules/store/public.ts';
import { supportRoutes, supportStaffRoutes } from './modules/support/public.ts';
import { readSweepsExpiry } from './modules/sweeps-expiry/public.ts';
import { taxRoutes, taxStaffRoutes } from './modules/tax/public.ts';
import { admit } from './modules/throttle/public.ts';
import { createSealedBox } from './platform/sealed-box.ts';
import { admitUpload, screenIdentity } from './player-checks.ts';
import { readinessChecks } from './readiness.ts';

const bodyLimitBytes = 64 * 1024;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The HTTP application: the API of the contract, its documentation, health, and the web app. */
export async function createApp(
  config: Config,
  databases: Databases,
  timeOuts: TimeOuts = productTimeOuts,
): Promise<FastifyInstance> {
  const headers = await securityHeaders(config.isProduction);
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    genReqId: () => randomUUID(),
    // Both speak before any hook has run.
    frameworkErrors: (error, request, reply) => sendFrameworkProblem(error, request, reply.headers(headers.ofAnswers)),
    // The refusal of a request without Host is ours, in our envelope (one-host.ts).
    http: { ...nodeTimeOuts(timeOuts), requireHostHeader: false },
    clientErrorHandler: refuseUnreadable(headers.ofAnswers),
    bodyLimit: bodyLimitBytes,
    ...serverTimeOuts(timeOuts),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    // A reply that never comes must not hold up the end of the process.
    forceCloseConnections: 'idle',
  });
  installErrorHandling(app);
  installJsonParser(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  installSecurityHeaders(app, headers);
  installOneHost(app);
  installSecurityContact(app, config.securityContact, config.publicOrigin);
  installHealth(app, readinessChecks(databases));
  const players = makeContext(config, databases.players, app.log);
  const staff = makeContext(config, databases.staff, app.log);
  const jobs = watchJobs(staff);
  app.addHook('onClose', async () => {
    jobs.stop();
    await Promise.all([players.events.flush(), staff.events.flush()]);
  });
  await app.register(async (api) => installApi(api, players, staff));
  const { sandbox } = config.payments;
  if (sandbox) await app.register(async (scope) => installSkrillSandbox(scope, sandbox));
  if (config.mail.smtpUrl === null) installMailboxPages(app, databases.players.db);
  await installSites(app, config);
  return app;
}

async function installApi(app: FastifyInstance, players: Context, staff: Context): Promise<void> {
  const { config } = players;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  installHttpsCheck(app, config.isProduction);
  installOriginCheck(app, config.publicOrigin);
  await installRateLimit(app, config.rateLimitPerMinute);
  await installCompression(app);
  await app.register(async (scope) => installPlayers(scope, players, createFiles(config.files, players.events)));
  await app.register(async (scope) => installStaff(scope, staff, createFiles(config.files, staff.events)));
}

/** The players' calls, under the players' sessions. */
async function installPlayers(app: FastifyInstance, context: Context, files: Files): Promise<void> {
  const { config, database } = context;
  const box = createSealedBox(config.seedKey);
  const keys = createStatementKeys(config.statementKeys);
  await installSessions(app, {
    as: 'player',
    cookieName: cookies.session.name,
    sameSite: 'lax',
    absoluteMs: session.absoluteDays * dayMs,
    secrets: config.sessionSecrets,
    isProduction: config.isProduction,
    store: {
      read: createSessionReader(database.db),
      write: (idHash, playerId, from) => writeSession(database.db, idHash, playerId, from),
      remove: (idHash) => deleteSession(database.db, idHash),
    },
  });
  const { isProduction, sessionSecrets: secrets } = config;
  const security = {
    ...context,
    box,
    devices: createDeviceCookies({ name: cookies.device.name, isProduction, secrets }),
  };
  const handlers: AllHandlers<PlayerContract> = {
    auth: authRoutes({ ...security, onVerified: (tx, player) => grantHeldEntries(context, tx, player) }),
    security: securityRoutes(security),
    account: accountRoutes({
      ...security,
      close: closeOwnAccount,
      screen: (tx, playerId) => screenWithin(tx, config.seedKey, playerId, 'profile_change'),
    }),
    wallet: walletRoutes({
      ...context,
      roundsRaisedBy: selectRoundsRaisedBy,
      describeRounds,
      sweepsExpireAt: readSweepsExpiry,
    }),
    games: gamesRoutes({
      ...context,
      box,
      keys,
      sessions: createLiveSessions(database, box),
      rounds: createRoundLanes(context),
    }),
    fairness: fairnessRoutes({ keys }),
    store: storeRoutes({ ...context, providers: createPaymentProviders(config.payments.accounts) }),
    freeEntry: freeEntryRoutes(context),
    redemptions: redemptionsRoutes({ ...context, box }),
    payouts: payoutsRoutes(context),
    tax: taxRoutes({ database, box, isRedemptionOf, onW9: advanceW9Given, paidCents: sumPaidInYear }),
    identity: identityRoutes({ ...context, files, screen: (playerId) => screenIdentity(context, playerId) }),
    play: playRoutes({ ...context, purchasesBetween: selectPurchasesBetween }),
    support: supportRoutes(context),
    privacy: privacyRoutes({ ...security, files }),
    policy: policyRoutes(context),
    docs: docsRoutes(),
  };
  await installUnsubscribe(app, {
    path: unsubscribePath,
    accountPage: linkTo('', 'account'),
    playerOf: createUnsubscribeLinks(secrets).playerOf,
    turnOff: context,
  });
  bindAudience(app, playerContract, handlers, {
    principalOf: (request) => requireSignedIn(request, 'player'),
    admitUpload: (request, { id }) => admitUpload(database.db, id, request.ip),
  });
}

/** The back office's calls, under sessions of their own: neither audience's cookie opens anything of the other's. */
async function installStaff(app: FastifyInstance, context: Context, files: Files): Promise<void> {
  const { config, database } = context;
  const box = createSealedBox(config.seedKey);
  await installSessions(app, {
    as: 'staff',
    cookieName: 'goldwren-staff',
    sameSite: 'strict',
    absoluteMs: staffSession.absoluteHours * hourMs,
    secrets: config.sessionSecrets,
    isProduction: config.isProduction,
    store: {
      read: (idHash) => readStaffSession(database.db, idHash),
      // open_staff_session writes it, with the proof.
      write: () => Promise.resolve(),
      remove: (idHash) => deleteStaffSession(database.db, idHash),
    },
  });
  const handlers: AllHandlers<StaffContract> = {
    ...staffRoutes({ database, config, box, events: context.events, now: () => new Date() }),
    alerts: alertsStaffRoutes(context),
    health: healthStaffRoutes(context),
    rtp: rtpStaffRoutes(context),
    liability: liabilityStaffRoutes(context),
    reports: reportsStaffRoutes(context),
    audit: auditStaffRoutes({
      ...context,
      anchorStore: files.store,
      headKeys: createStatementKeys(config.statementKeys),
      listStaff: listColleagues,
      admitVerification: (db, subject) => admit(db, [{ throttle: 'auditVerification', subject }]),
    }),
    redemptions: redemptionsStaffRoutes({
      ...context,
      listStaff: listColleagues,
      prepareToPay: (tx, approved) => askForMissingW9(context, tx, approved),
    }),
    tax: taxStaffRoutes({ database, box, yearSums: sumYearByPlayer, yearOfPlayer: selectYearOfPlayer }),
    payouts: payoutsStaffRoutes({ ...context, box, provider: manualProvider }),
    sanctions: sanctionsStaffRoutes(context),
    exclusions: exclusionsStaffRoutes(context),
    freeEntries: freeEntryStaffRoutes(context),
    jurisdictions: policyStaffRoutes({ ...context, countPlayersByRegion }),
    games: gamesStaffRoutes(context),
    packages: packagesStaffRoutes(context),
    tickets: supportStaffRoutes(context),
    orders: ordersStaffRoutes({ ...context, providers: createPaymentProviders(config.payments.accounts) }),
    identity: identityStaffRoutes({ ...context, files, onVerified: (tx, id) => advanceVerified(context, tx, id) }),
    players: playerCareRoutes({ ...context, staffNames }),
    adjustments: adjustmentsStaffRoutes({ ...context, staffNames }),
  };
  bindAudience(app, staffContract, handlers, {
    principalOf: (request, { permission, ...notes }) => {
      const staff = requireSignedIn(request, 'staff');
      assertStaffMay(staff, permission);
      const fresh = 'fresh' in notes && notes.fresh === true;
      return { ...staff, proof: { sessionId: request.session.sessionId, permission, fresh } };
    },
  });
}
