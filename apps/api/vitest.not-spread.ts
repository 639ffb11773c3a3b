const schema = 'checks the schema of a database, or how prepare changes it; it calls no API';
const launch = 'starts and stops whole processes over a database of its own, which it also stops or damages';
const noApi = 'creates no API, so that it is the same with any number of cells';

/** The files and folders of apps/api/test that `pnpm test:cells` does not run with players in two cells, each with the reason. */
export const notSpread: Readonly<Record<string, string>> = {
  'cells/': 'creates its own two cells',
  'archive/drop-checks.test.ts': noApi,
  'branches/': noApi,
  'challenge/coach-thread.test.ts': noApi,
  'database/': schema,
  'faults/': launch,
  'games/seed-catalogue.test.ts': schema,
  'harness/': noApi,
  'http/answers.test.ts': noApi,
  'http/headers.test.ts': 'expects no proxy in front; the cells of a site have at least one',
  'http/https-check.test.ts': noApi,
  'identity/vendor-conformance.test.ts': noApi,
  'jobs/worker-home.test.ts': launch,
  'launch/': launch,
  'metrics/processes.test.ts': launch,
  'metrics/series.test.ts': 'counts the requests of its process, in which both cells run',
  'migrations/': schema,
  'mutation/': noApi,
  'openapi-clients/': launch,
  'payouts/paypal-conformance.test.ts': noApi,
  'privileges/grants.test.ts': schema,
  'races/payment-notifications.test.ts': 'creates its buyers with SQL, so that the directory does not know them',
  'races/raises.test.ts': launch,
  'staff-players/search-plan.test.ts': schema,
  'store/payment-settings.test.ts': noApi,
  'store/skrill-adapter.test.ts': noApi,
  'store/stripe-adapter.test.ts': noApi,
};

/**
 * The part of `pnpm test:cells` that runs for each change: accounts and their sessions, the calls of visitors, and staff, whose cell is
 * found in different ways.
 */
export const spreadForEachChange = [
  'accounts/email',
  'accounts/register',
  'accounts/sessions',
  'support/',
  'staff/invitations.test.ts',
  'games/shared-replay.test.ts',
];
