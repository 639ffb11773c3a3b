import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/launch/free-port.ts';
import { nodeFlags } from '../../src/launch/node-flags.ts';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import type { BenchDatabase } from '../bench-database.ts';
import { benchOrigin } from '../load/http-setup.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** The default pool size of the API. */
export const poolSize = 10;

export const secrets = {
  SESSION_SECRET: randomBytes(32).toString('hex'),
  SEED_ENCRYPTION_KEY: randomBytes(32).toString('hex'),
  STATEMENT_SIGNING_KEY: randomBytes(32).toString('hex'),
  FILE_ENCRYPTION_KEYS: `bench:${randomBytes(32).toString('hex')}`,
  FILES_DIR: join(tmpdir(), 'goldwren-bench-files'),
};

/** Settings that production requires and no measured call uses. */
const unusedSettings = {
  PUBLIC_ORIGIN: benchOrigin,
  TRUSTED_PROXIES: '1',
  SKRILL_MERCHANT_EMAIL: 'bench@bench.invalid',
  SKRILL_MERCHANT_ID: '1',
  SKRILL_SECRET: 'bench',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'bench@bench.invalid',
  SECURITY_CONTACT: 'mailto:security@bench.invalid',
};

export function apiSettings({ logins }: BenchDatabase): Readonly<Record<string, string>> {
  return {
    ...secrets,
    ...unusedSettings,
    NODE_ENV: 'production',
    SHUTDOWN_DELAY_SECONDS: '0',
    DATABASE_APP_URL: logins.players,
    DATABASE_STAFF_URL: logins.staff,
    DATABASE_POOL_SIZE: String(poolSize),
    LOG_LEVEL: 'warn',
    ROUND_MIN_INTERVAL_MS: '0',
    RATE_LIMIT_PER_MINUTE: '999999999',
  };
}

/** Starts the built API as in production, but without the minimum round interval and the rate limit. */
export async function startApi(
  database: BenchDatabase,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  return startServerProcess([...nodeFlags, fromPackageRoot('dist', 'main.js')], port, {
    ...apiSettings(database),
    ...settings,
  });
}

/** Starts the minimal server that sets the limit for wallet reads, see the program. */
export async function startBareWallet(database: BenchDatabase): Promise<ServerProcess> {
  const program = fromPackageRoot('bench', 'processes', 'bare-wallet-server.ts');
  return startServerProcess([program], await freePort(), {
    NODE_ENV: 'production',
    DATABASE_APP_URL: database.logins.players,
    DATABASE_POOL_SIZE: String(poolSize),
  });
}
