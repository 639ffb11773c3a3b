import { z } from 'zod';
import { LaunchError } from '../launch/launch-error.ts';
import {
  type PaymentSettings,
  paymentAccounts,
  paymentFaults,
  paymentVariables,
} from '../payments/payment-settings.ts';
import {
  type DatabaseUser,
  databaseUserNames,
  databaseUsers,
  type ProcessName,
  usersOfProcess,
} from '../platform/database-roles.ts';
import { type FileSettings, fileFaults, fileSettings, fileVariables } from './files.ts';
import { type MailSettings, mailSettings, mailVariables } from './mail.ts';
import { productionFaults } from './production.ts';
import { postgresUrl, type SettingFault, setting, wholeNumber as wholeNumberSetting } from './setting.ts';

const wholeNumber = wholeNumberSetting();

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}

const key = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');

/** Every environment variable the API and the worker read, and what leaving it empty means. */
const environment = z.object({
  /** `production` turns on the Secure cookie with its `__Host-` name. Empty: development. */
  NODE_ENV: setting(z.enum(['development', 'test', 'production']).default('development')),
  /**
   * The owner of the schema, for the prepare step and for commands. In production the API and the worker refuse to start with it.
   * Outside production it replaces each of the three logins below that is empty, with the role set on it (`SET ROLE`).
   */
  DATABASE_URL: setting(postgresUrl().optional()),
  /** The login of players' calls: a member of `goldwren_api` and nothing else. */
  DATABASE_APP_URL: setting(postgresUrl().optional()),
  /** The login of staff calls: a member of `goldwren_staff` and nothing else. */
  DATABASE_STAFF_URL: setting(postgresUrl().optional()),
  /** The login of the worker and its job queue: a member of `goldwren_worker` and nothing else. */
  DATABASE_WORKER_URL: setting(postgresUrl().optional()),
  /** Connections for players' calls, in each API process. Staff calls have a small pool of their own. */
  DATABASE_POOL_SIZE: setting(wholeNumber.default(10)),
  PORT: setting(wholeNumber.default(3000)),
  /** Empty: this machine only. A container sets 0.0.0.0. */
  HOST: setting(z.string().default('127.0.0.1')),
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  /** Signs session cookies. Several, separated by commas: the first signs, all are accepted (rotation). */
  SESSION_SECRET: z
    .string()
    .refine((list) => list.split(',').every((secret) => secret.length >= 32), 'must have at least 32 characters each'),
  /** AES-256 key that seals server seeds at rest. Losing it loses every seed not yet revealed. */
  SEED_ENCRYPTION_KEY: key,
  /**
   * Private Ed25519 keys that sign the statements of ended sessions. Several, separated by commas: the first signs, the
   * public keys of all are published (rotation), so that what an earlier one signed can still be checked.
   */
  STATEMENT_SIGNING_KEY: z.string().regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/, 'must be 64 hexadecimal digits each'),
  /** The site's own origin, `https://…`. Empty: the Host of each request. */
  PUBLIC_ORIGIN: setting(
    z
      .string()
      .refine(isOrigin, 'must be exactly an origin, such as https://goldwren.example: no path and no slash at the end')
      .optional(),
  ),
  /** How many proxies in front are trusted to name the client's address. */
  TRUSTED_PROXIES: setting(wholeNumber.default(0)),
  /** Header in which a trusted edge names the visitor's region as `US-WA`. Empty: off, the header is ignored. */
  GEO_HEADER: setting(z.string().toLowerCase().optional()),
  /** Where weaknesses are reported, `mailto:…` or `https://…`; stands in security.txt. Empty: an address that nobody reads. */
  SECURITY_CONTACT: setting(
    z
      .string()
      .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must start with mailto: or https://')
      .default('mailto:security@goldwren.example'),
  ),
  /** Shortest time between two rounds of a session. */
  ROUND_MIN_INTERVAL_MS: setting(wholeNumber.optional()),
  /**
   * In how many shards of players rounds share statements: as many as the tables have where they are distributed, 1 on one
   * machine. 0: every round goes alone.
   */
  ROUND_BATCH_SHARDS: setting(wholeNumber.default(1)),
  /** Requests per minute and address before 429. */
  RATE_LIMIT_PER_MINUTE: setting(wholeNumber.default(1_200)),
  ...paymentVariables,
  ...mailVariables,
  ...fileVariables,
});

export type Config = ReturnType<typeof readConfig>;

/** The names of every variable above. */
export const configVariables = Object.keys(environment.shape);

/** How a process connects. `role`: to set after connecting; null keeps the login's own rights. */
export interface Login {
  readonly url: string;
  readonly role: string | null;
}

/**
 * Reads the environment once, for the API, for the worker, or (without `process`) for a command or a test that may connect as any of them.
 * @throws LaunchError with one line per fault, all of them at once, production's own among them. Values are never printed.
 */
export function readConfig(env: NodeJS.ProcessEnv, process?: ProcessName) {
  const parsed = environment.safeParse(env);
  const isProduction = env.NODE_ENV === 'production';
  const faults = [
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => faultOf(issue, env))),
    ...paymentFaults(env),
    ...fileFaults(env),
    ...(isProduction ? productionFaults(env, process) : loginFaults(env, process)),
  ];
  if (!parsed.success || faults.length > 0) throw new LaunchError(describe(faults));
  const read = parsed.data;
  const site = { publicOrigin: read.PUBLIC_ORIGIN ?? null, self: selfOf(read), sessionSecret: read.SESSION_SECRET };
  const payments: PaymentSettings = paymentAccounts(env, read, site, isProduction);
  const mail: MailSettings = mailSettings(read);
  const files: FileSettings = fileSettings(read);
  return {
    isProduction,
    mail,
    payments,
    files,
    logins: {
      players: loginOf('players', read),
      staff: loginOf('staff', read),
      worker: loginOf('worker', read),
    },
    poolSize: read.DATABASE_POOL_SIZE,
    port: read.PORT,
    host: read.HOST,
    logLevel: read.LOG_LEVEL,
    sessionSecrets: read.SESSION_SECRET.split(','),
    seedKey: Buffer.from(read.SEED_ENCRYPTION_KEY, 'hex'),
    statementKeys: read.STATEMENT_SIGNING_KEY.split(',').map((seed) => Buffer.from(seed, 'hex')) as [
      Buffer,
      ...Buffer[],
    ],
    publicOrigin: read.PUBLIC_ORIGIN ?? null,
    trustedProxies: read.TRUSTED_PROXIES,
    geoHeader: read.GEO_HEADER ?? null,
    securityContact: read.SECURITY_CONTACT,
    roundMinIntervalMs: read.ROUND_MIN_INTERVAL_MS ?? null,
    roundBatchShards: read.ROUND_BATCH_SHARDS,
    rateLimitPerMinute: read.RATE_LIMIT_PER_MINUTE,
  } as const;
}

/** This process as it reaches itself. */
function selfOf({ HOST: host, PORT: port }: { HOST: string; PORT: number }): string {
  return `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`;
}

/** Null: this process has no login of that kind, and no owner's to set the role on. */
function loginOf(user: DatabaseUser, read: z.output<typeof environment>): Login | null {
  const { role, setting: name } = databaseUsers[user];
  const own = read[name];
  if (own !== undefined) return { url: own, role: null };
  return read.DATABASE_URL === undefined ? null : { url: read.DATABASE_URL, role };
}

/** Outside production: the owner's URL, or every login that the process uses. */
function loginFaults(env: NodeJS.ProcessEnv, process?: ProcessName): SettingFault[] {
  const users: readonly DatabaseUser[] = process ? usersOfProcess[process] : databaseUserNames;
  const isComplete = users.every((user) => env[databaseUsers[user].setting]);
  return env.DATABASE_URL || isComplete ? [] : [{ variable: 'DATABASE_URL', problem: 'is not set' }];
}

function faultOf(issue: z.core.$ZodIssue, env: NodeJS.ProcessEnv): SettingFault {
  const variable = String(issue.path[0]);
  return { variable, problem: env[variable] ? issue.message : 'is not set' };
}

/** One line per variable, the first thing that is wrong with it. */
function describe(faults: readonly SettingFault[]): string {
  const lines = new Map<string, string>();
  for (const { variable, problem } of faults) {
    if (!lines.has(variable)) lines.set(variable, `  ${variable}: ${problem}`);
  }
  return ['The configuration is not complete:', ...lines.values(), 'See .env.example.'].join('\n');
}
