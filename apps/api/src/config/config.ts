import { z } from 'zod';
import { geolocationFaults, geolocationSettings, geolocationVariables } from '../geolocation/geolocation-settings.ts';
import {
  type IdentityVendorSettings,
  identityVendorFaults,
  identityVendorSettings,
  identityVendorVariables,
} from '../identity-vendors/identity-vendor-settings.ts';
import { LaunchError } from '../launch/launch-error.ts';
import {
  type PaymentSettings,
  paymentAccounts,
  paymentFaults,
  paymentVariables,
} from '../payments/payment-settings.ts';
import {
  type PayoutApiSettings,
  payoutApiFaults,
  payoutApiSettings,
  payoutApiVariables,
} from '../payout-apis/payout-api-settings.ts';
import {
  type DatabaseUser,
  databaseUserNames,
  databaseUsers,
  type ProcessName,
  usersOfProcess,
} from '../platform/logins/database-roles.ts';
import { cellFaults, cellSettings, cellVariables } from './cells.ts';
import { type FileSettings, fileFaults, fileSettings, fileVariables } from './files.ts';
import { type MailSettings, mailSettings, mailVariables } from './mail.ts';
import { type MetricsSettings, metricsSettings, metricsVariables } from './metrics.ts';
import { type OidcSettings, oidcFaults, oidcSettings, oidcVariables } from './oidc.ts';
import { productionFaults } from './production.ts';
import { type PushSettings, pushFaults, pushSettings, pushVariables } from './push.ts';
import { scimVariables } from './scim.ts';
import { postgresUrl, type SettingFault, setting, wholeNumber as wholeNumberSetting } from './setting.ts';
import { type TracingSettings, tracingSettings, tracingVariables } from './tracing.ts';

const wholeNumber = wholeNumberSetting();

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}

/** Two failed checks of infra/haproxy/haproxy.cfg take up to three seconds. */
const productionDelaySeconds = 5;

const key = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');

/** Every environment variable the API and the worker read, and what leaving it empty means. */
const environment = z.object({
  /** `production` turns on the Secure cookie with its `__Host-` name. Empty: development. */
  NODE_ENV: setting(z.enum(['development', 'test', 'production']).default('development')),
  /**
   * URL of the schema owner, for the prepare step and for commands. In production the API and the worker do not start with
   * it. Outside production it replaces each of the three logins below that is empty, and the connection sets the role
   * (`SET ROLE`).
   */
  DATABASE_URL: setting(postgresUrl().optional()),
  /** The login for players' calls. It is a member of `goldwren_api` and nothing else. */
  DATABASE_APP_URL: setting(postgresUrl().optional()),
  /** The login for staff calls. It is a member of `goldwren_staff` and nothing else. */
  DATABASE_STAFF_URL: setting(postgresUrl().optional()),
  /** The login for the worker and its job queue. It is a member of `goldwren_worker` and nothing else. */
  DATABASE_WORKER_URL: setting(postgresUrl().optional()),
  /** Connections for players' calls, in each API process. Staff calls use a separate small pool. */
  DATABASE_POOL_SIZE: setting(wholeNumber.default(10)),
  PORT: setting(wholeNumber.default(3000)),
  /** Empty: this machine only. A container sets 0.0.0.0. */
  HOST: setting(z.string().default('127.0.0.1')),
  /**
   * How many seconds the API still accepts requests after SIGTERM, while `/readyz` returns 503. The proxy must notice within
   * this time. Empty: 5 in production, otherwise 0. `start` sets 0, because it runs one process.
   */
  SHUTDOWN_DELAY_SECONDS: setting(wholeNumber.pipe(z.number().max(60, 'must be at most 60')).optional()),
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  /** File whose time the worker updates every ten seconds while all its runners work. Empty: none. */
  WORKER_HEALTH_FILE: setting(z.string().optional()),
  /** Secrets for session cookies, separated by commas. The first one signs; all are accepted, to allow rotation. */
  SESSION_SECRET: z
    .string()
    .refine((list) => list.split(',').every((secret) => secret.length >= 32), 'must have at least 32 characters each'),
  /** AES-256 key that encrypts server seeds at rest. Without it, no unrevealed seed can be decrypted. */
  SEED_ENCRYPTION_KEY: key,
  /**
   * Private Ed25519 keys for the statements of ended sessions, the newest first, separated by commas. The first one signs.
   * The public keys of all of them are published, so that statements signed before a rotation can still be verified. Each
   * key signs the one before it in this list, so that browsers accept that key.
   */
  STATEMENT_SIGNING_KEY: z.string().regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/, 'must be 64 hexadecimal digits each'),
  /**
   * Public keys that were stolen, separated by commas. Statements, anchors and seals that they signed are still genuine for
   * the audits. They sign and publish nothing.
   */
  STOLEN_STATEMENT_KEYS: setting(
    z
      .string()
      .regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/, 'must be public keys of 64 hexadecimal digits each')
      .optional(),
  ),
  /** The site's own origin, `https://…`. Empty: the Host of each request. */
  PUBLIC_ORIGIN: setting(
    z
      .string()
      .refine(isOrigin, 'must be exactly an origin, such as https://goldwren.example: no path and no slash at the end')
      .optional(),
  ),
  /** Number of reverse proxies whose forwarded client address is trusted. */
  TRUSTED_PROXIES: setting(wholeNumber.default(0)),
  /** Contact for vulnerability reports in security.txt, `mailto:…` or `https://…`. Empty: a placeholder that no one reads. */
  SECURITY_CONTACT: setting(
    z
      .string()
      .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must start with mailto: or https://')
      .default('mailto:security@goldwren.example'),
  ),
  /** Shortest time between two rounds of a session. */
  ROUND_MIN_INTERVAL_MS: setting(wholeNumber.optional()),
  /** Whether concurrent rounds of several players share a statement. `off` only serves to compare. */
  ROUND_BATCHES: setting(z.enum(['on', 'off']).default('on')),
  /** Requests per minute and address before 429, in each process: N processes accept up to N times as many. */
  RATE_LIMIT_PER_MINUTE: setting(wholeNumber.default(1_200)),
  /**
   * Witnesses that cosign the public log, separated by commas: the address before `/add-checkpoint`, a space, and the key as
   * `name+id+base64`. Empty: no witness.
   */
  LOG_WITNESSES: setting(
    z
      .string()
      .regex(/^https?:\/\/\S+ \S+(,\s*https?:\/\/\S+ \S+)*$/, 'must be pairs of address and key, separated by commas')
      .default(''),
  ),
  ...geolocationVariables,
  ...paymentVariables,
  ...payoutApiVariables,
  ...identityVendorVariables,
  ...mailVariables,
  ...fileVariables,
  ...pushVariables,
  ...metricsVariables,
  ...tracingVariables,
  ...oidcVariables,
  ...scimVariables,
  ...cellVariables,
});

export type Config = ReturnType<typeof readConfig>;

/** The name of every variable above. */
export const configVariables = Object.keys(environment.shape);

/** How a process connects. `role` is set after connecting; null means the login's own rights apply. */
export interface Login {
  readonly url: string;
  readonly role: string | null;
}

/**
 * Reads the environment once. Without `process` it is for a command or a test, which may connect as any user.
 * @throws LaunchError with one line per fault, including the faults that only matter in production. It never contains values.
 */
export function readConfig(env: NodeJS.ProcessEnv, process?: ProcessName) {
  const parsed = environment.safeParse(env);
  const isProduction = env.NODE_ENV === 'production';
  const faults = [
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => faultOf(issue, env))),
    ...geolocationFaults(env),
    ...paymentFaults(env),
    ...payoutApiFaults(env),
    ...identityVendorFaults(env),
    ...fileFaults(env),
    ...pushFaults(env, process),
    ...oidcFaults(env),
    ...cellFaults(env),
    ...(isProduction ? productionFaults(env, process) : loginFaults(env, process)),
  ];
  if (!parsed.success || faults.length > 0) throw new LaunchError(describe(faults));
  const read = parsed.data;
  const site = { publicOrigin: read.PUBLIC_ORIGIN ?? null, self: ownUrlOf(read), sessionSecret: read.SESSION_SECRET };
  const payments: PaymentSettings = paymentAccounts(env, read, site, isProduction);
  const payoutApi: PayoutApiSettings = payoutApiSettings(env, read, site);
  const identityVendor: IdentityVendorSettings = identityVendorSettings(env, read, site);
  const mail: MailSettings = mailSettings(read);
  const files: FileSettings = fileSettings(read);
  const push: PushSettings = pushSettings(read);
  const metrics: MetricsSettings | null = metricsSettings(read);
  const tracing: TracingSettings | null = tracingSettings(read);
  const oidc: OidcSettings | null = oidcSettings(read);
  const cells = cellSettings(read);
  return {
    isProduction,
    cells,
    oidc,
    scimToken: read.SCIM_TOKEN ?? null,
    mail,
    payments,
    payoutApi,
    identityVendor,
    files,
    push,
    metrics,
    tracing,
    logins: {
      players: loginOf('players', read),
      staff: loginOf('staff', read),
      worker: loginOf('worker', read),
    },
    poolSize: read.DATABASE_POOL_SIZE,
    port: read.PORT,
    host: read.HOST,
    shutdownDelayMs: 1_000 * (read.SHUTDOWN_DELAY_SECONDS ?? (isProduction ? productionDelaySeconds : 0)),
    logLevel: read.LOG_LEVEL,
    workerHealthFile: read.WORKER_HEALTH_FILE ?? null,
    sessionSecrets: read.SESSION_SECRET.split(','),
    seedKey: Buffer.from(read.SEED_ENCRYPTION_KEY, 'hex'),
    statementKeys: read.STATEMENT_SIGNING_KEY.split(',').map((seed) => Buffer.from(seed, 'hex')) as [
      Buffer,
      ...Buffer[],
    ],
    stolenStatementKeys: read.STOLEN_STATEMENT_KEYS?.split(',').map((key) => Buffer.from(key, 'hex')) ?? [],
    publicOrigin: read.PUBLIC_ORIGIN ?? null,
    trustedProxies: read.TRUSTED_PROXIES,
    geolocation: geolocationSettings(env, read, site),
    logWitnesses: witnessesOf(read.LOG_WITNESSES),
    securityContact: read.SECURITY_CONTACT,
    roundMinIntervalMs: read.ROUND_MIN_INTERVAL_MS ?? null,
    batchesRounds: read.ROUND_BATCHES === 'on',
    rateLimitPerMinute: read.RATE_LIMIT_PER_MINUTE,
  } as const;
}

/** Splits LOG_WITNESSES. The worker checks the keys when it starts. */
function witnessesOf(list: string): { readonly url: string; readonly key: string }[] {
  const pairs = list === '' ? [] : list.split(',').map((pair) => pair.trim().split(' '));
  return pairs.map(([url = '', key = '']) => ({ url: url.replace(/\/$/, ''), key }));
}

/** The URL at which this process reaches itself. */
function ownUrlOf({ HOST: host, PORT: port }: { HOST: string; PORT: number }): string {
  return `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`;
}

/** Null when neither this login nor the owner's URL is set. */
function loginOf(user: DatabaseUser, read: z.output<typeof environment>): Login | null {
  const { role, setting: name } = databaseUsers[user];
  const own = read[name];
  if (own !== undefined) return { url: own, role: null };
  return read.DATABASE_URL === undefined ? null : { url: read.DATABASE_URL, role };
}

/** Outside production, requires either the owner's URL or every login that the process uses. */
function loginFaults(env: NodeJS.ProcessEnv, process?: ProcessName): SettingFault[] {
  const users: readonly DatabaseUser[] = process ? usersOfProcess[process] : databaseUserNames;
  const isComplete = users.every((user) => env[databaseUsers[user].setting]);
  return env.DATABASE_URL || isComplete ? [] : [{ variable: 'DATABASE_URL', problem: 'is not set' }];
}

function faultOf(issue: z.core.$ZodIssue, env: NodeJS.ProcessEnv): SettingFault {
  const variable = String(issue.path[0]);
  return { variable, problem: env[variable] ? issue.message : 'is not set' };
}

/** Returns one line per variable, with its first fault. */
function describe(faults: readonly SettingFault[]): string {
  const lines = new Map<string, string>();
  for (const { variable, problem } of faults) {
    if (!lines.has(variable)) lines.set(variable, `  ${variable}: ${problem}`);
  }
  return ['The configuration is not complete:', ...lines.values(), 'See .env.example.'].join('\n');
}
