import { readConfig } from './config/config.ts';
import { LaunchError } from './launch/launch-error.ts';
import { assertMathsNotNewer, seedCatalogue } from './modules/games/public.ts';
import { seedPackages } from './modules/store/public.ts';
import { missingSigningVariables, signingAccounts } from './payments/payment-settings.ts';
import type { SigningAccount } from './payments/provider-kind.ts';
import { databaseUserNames, environmentOf, type LoginUrls } from './platform/database-roles.ts';
import { analyzeNewTables } from './platform/schema/analyze.ts';
import { ensureLogin } from './platform/schema/app-login.ts';
import { migrate } from './platform/schema/migrate.ts';
import { storePaymentAccounts } from './platform/schema/payment-accounts.ts';
import { ownSchema } from './platform/schema/schema-version.ts';
import { storeStaffProofKey } from './platform/schema/staff-proof.ts';
import { seedRules } from './seed-rules.ts';

/**
 * Everything a database needs before the API may use it: schema, money functions, roles, catalogue, packages, and the
 * logins, payment accounts and key that are given. Safe to repeat.
 */
export async function prepareDatabase(
  ownerUrl: string,
  logins: LoginUrls = {},
  accounts: readonly SigningAccount[] = [],
  seedKey: Buffer | null = null,
): Promise<void> {
  await migrate(ownerUrl, seedRules, ownSchema(), assertMathsNotNewer);
  for (const user of databaseUserNames) {
    const url = logins[user];
    if (url !== undefined) await ensureLogin(ownerUrl, user, url);
  }
  await storePaymentAccounts(ownerUrl, accounts);
  if (seedKey) await storeStaffProofKey(ownerUrl, seedKey);
  await seedCatalogue(ownerUrl);
  await seedPackages(ownerUrl);
  await analyzeNewTables(ownerUrl);
}

/** The same with the accounts of an environment: what `start` and a deployment run. */
export async function prepareFor(ownerUrl: string, logins: LoginUrls, env: NodeJS.ProcessEnv): Promise<void> {
  const missing = missingSigningVariables(env);
  if (missing.length > 0 && env.NODE_ENV === 'production') {
    throw new LaunchError(
      `Not set: ${missing.join(', ')}. The database checks the signatures of payments with the account of the provider.`,
    );
  }
  const { SEED_ENCRYPTION_KEY: seedKey } = env;
  if (!seedKey && env.NODE_ENV === 'production') {
    throw new LaunchError(
      'SEED_ENCRYPTION_KEY is not set: the database checks with it that a sign-in of staff is genuine.',
    );
  }
  await prepareDatabase(ownerUrl, logins, signingAccounts(env), seedKey ? Buffer.from(seedKey, 'hex') : null);
}

/**
 * Every setting of the API and the worker at once, before anything is started or a database is touched.
 * @throws LaunchError that names all that is missing or weak.
 */
export function checkSettings(env: NodeJS.ProcessEnv): void {
  readConfig(environmentOf('api', env), 'api');
  readConfig(environmentOf('worker', env), 'worker');
  // `start` prepares the database too. The embedded one would ignore the logins that were given.
  if (env.NODE_ENV === 'production' && !env.DATABASE_URL) throw new LaunchError('DATABASE_URL: is not set');
}
