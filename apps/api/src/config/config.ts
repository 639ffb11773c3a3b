import { z } from 'zod';
import { type MailSettings, mailSettings, mailVariables } from './mail.ts';
import { type PaymentSettings, paymentAccounts, paymentVariables } from './payments.ts';
import { setting, wholeNumber as wholeNumberSetting } from './setting.ts';

const wholeNumber = wholeNumberSetting();

const key = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');

/** Every environment variable the API and the worker read, and what leaving it empty means. */
const environment = z.object({
  /** `production` turns on the Secure cookie with its `__Host-` name. Empty: development. */
  NODE_ENV: setting(z.enum(['development', 'test', 'production']).default('development')),
  /** Owner of the schema; migrates and runs the job queue. */
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
  /** A login with only the rights of `goldwren_api`. Empty: DATABASE_URL with that role taken on. */
  DATABASE_APP_URL: setting(z.string().optional()),
  DATABASE_POOL_SIZE: setting(wholeNumber.default(10)),
  PORT: setting(wholeNumber.default(3000)),
  /** Empty: this machine only. A container sets 0.0.0.0. */
  HOST: setting(z.string().default('127.0.0.1')),
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  /** Signs session cookies. Several, separated by commas: the first signs, all are accepted (rotation). */
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** AES-256 key that seals server seeds at rest. Losing it loses every seed not yet revealed. */
  SEED_ENCRYPTION_KEY: key,
  /** The site's own origin, `https://…`. Empty: the Host of each request. */
  PUBLIC_ORIGIN: setting(z.url().optional()),
  /** How many proxies in front are trusted to name the client's address. */
  TRUSTED_PROXIES: setting(wholeNumber.default(0)),
  /** Header in which a trusted edge names the visitor's region as `US-WA`. Empty: off, the header is ignored. */
  GEO_HEADER: setting(z.string().toLowerCase().optional()),
  /** Shortest time between two rounds of a session. */
  ROUND_MIN_INTERVAL_MS: setting(wholeNumber.optional()),
  /** Requests per minute and address before 429. */
  RATE_LIMIT_PER_MINUTE: setting(wholeNumber.default(1_200)),
  ...paymentVariables,
  ...mailVariables,
});

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment once.
 * @throws Error with one line per faulty variable, or in production without a payment provider or mail server; values are never
 *   printed.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not complete:\n${lines.join('\n')}\nSee .env.example.`);
  }
  const read = parsed.data;
  const isProduction = read.NODE_ENV === 'production';
  const payments: PaymentSettings = paymentAccounts(read, isProduction);
  const mail: MailSettings = mailSettings(read, isProduction);
  return {
    isProduction,
    mail,
    payments,
    ownerUrl: read.DATABASE_URL,
    appUrl: read.DATABASE_APP_URL ?? read.DATABASE_URL,
    appRole: read.DATABASE_APP_URL ? null : 'goldwren_api',
    poolSize: read.DATABASE_POOL_SIZE,
    port: read.PORT,
    host: read.HOST,
    logLevel: read.LOG_LEVEL,
    sessionSecrets: read.SESSION_SECRET.split(','),
    seedKey: Buffer.from(read.SEED_ENCRYPTION_KEY, 'hex'),
    publicOrigin: read.PUBLIC_ORIGIN ?? null,
    trustedProxies: read.TRUSTED_PROXIES,
    geoHeader: read.GEO_HEADER ?? null,
    roundMinIntervalMs: read.ROUND_MIN_INTERVAL_MS ?? null,
    rateLimitPerMinute: read.RATE_LIMIT_PER_MINUTE,
  } as const;
}
