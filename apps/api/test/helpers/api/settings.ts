import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signingAccounts } from '../../../src/payments/payment-settings.ts';
import { publicPushKey } from '../../../src/platform/crypto/push-keys.ts';
import { databaseUserNames, databaseUsers, usersOfProcess } from '../../../src/platform/logins/database-roles.ts';
import { FILES_PREFIX } from '../../harness/abandoned-clusters.ts';
import { loginsOf } from '../../harness/app-url.ts';
import { cellSettings } from '../cells/directory.ts';

/** The private key of the worker that signs push messages. The API has the public one. */
export const testPushKey = '2b7e151628aed2a6abf7158809cf4f3c762e7160f38b4da56a784d9045190cfe';

/** What every API of the tests runs with; nothing is rate-limited unless a test sets it. */
export const testSecrets = {
  SESSION_SECRET: 'a session secret that only tests know',
  STATEMENT_SIGNING_KEY: '7c1d9e40b2f6835a0e4c7b91d3f5a28864e0b7c2d9f1a3568b4c0e7d2f9a1b36',
  FILE_ENCRYPTION_KEYS: 'test:3b9d5f17c2e8406ab1d7f3952c6e8041b7a9d3f5162c8e40a5b7d9f1c3e62840',
  PUSH_PUBLIC_KEY: publicPushKey(testPushKey) as string,
  SEED_ENCRYPTION_KEY: '5eed0f7e3d1c9b8a6f4e2d0c1b3a5978e6f1a2c3b4d5e7f8091a2b3c4d6e8f90',
} as const;

/** What a production process does not start without. */
const productionSettings = {
  TRUSTED_PROXIES: '1',
  PUBLIC_ORIGIN: 'https://goldwren.test',
  SKRILL_MERCHANT_EMAIL: 'merchant@goldwren.test',
  SKRILL_MERCHANT_ID: '4637827',
  SKRILL_SECRET: 'MySecretWord1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@goldwren.test',
  SECURITY_CONTACT: 'mailto:security@goldwren.test',
} as const;

/** The key that the databases of the tests check sign-ins of staff with. */
export const testSeedKey = Buffer.from(testSecrets.SEED_ENCRYPTION_KEY, 'hex');

/** The accounts that the databases of the tests accept payments of. */
export const testAccounts = signingAccounts({ ...testSecrets, ...productionSettings });

let folder: string | null = null;

/** Returns the folder for files of this test process. The next run removes it, because Vitest kills its processes. */
function filesOfThisProcess(): string {
  if (folder === null) {
    folder = mkdtempSync(join(tmpdir(), `${FILES_PREFIX}${process.pid}-`));
  }
  return folder;
}

export type Settings = Readonly<Record<string, string>>;

/** In production those of the API alone: it refuses to start with any other. */
function databaseSettings(databaseUrl: string, isProduction: boolean): Settings {
  const logins = loginsOf(databaseUrl);
  const users = isProduction ? usersOfProcess.api : databaseUserNames;
  const own = Object.fromEntries(users.map((user) => [databaseUsers[user].setting, logins[user]]));
  return isProduction ? own : { DATABASE_URL: databaseUrl, ...own };
}

export function testSettings(databaseUrl: string, overrides: Settings = {}): Record<string, string> {
  return {
    NODE_ENV: 'test',
    ...databaseSettings(databaseUrl, overrides.NODE_ENV === 'production'),
    LOG_LEVEL: 'silent',
    ...(overrides.FILES_S3_ENDPOINT === undefined ? { FILES_DIR: filesOfThisProcess() } : {}),
    ROUND_MIN_INTERVAL_MS: '0',
    RATE_LIMIT_PER_MINUTE: '1000000',
    SHUTDOWN_DELAY_SECONDS: '0',
    ...testSecrets,
    ...(overrides.NODE_ENV === 'production' ? productionSettings : { PUSH_SIGNING_KEYS: testPushKey }),
    ...cellSettings.get(databaseUrl),
    ...overrides,
  };
}
