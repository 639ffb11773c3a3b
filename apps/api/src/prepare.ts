import { readConfig } from './config/config.ts';
import { seedCatalogue } from './modules/games/public.ts';
import { seedMovementRules } from './modules/ledger/public.ts';
import { seedPackages } from './modules/store/public.ts';
import { analyzeNewTables } from './platform/analyze.ts';
import { ensureAppLogin } from './platform/app-login.ts';
import { migrate } from './platform/migrate.ts';

/**
 * Everything a database needs before the API may use it: schema, money functions, roles, catalogue, packages, and the API's
 * login where `appUrl` names one. Safe to repeat.
 */
export async function prepareDatabase(ownerUrl: string, appUrl?: string): Promise<void> {
  await migrate(ownerUrl, seedMovementRules);
  if (appUrl !== undefined) await ensureAppLogin(ownerUrl, appUrl);
  await seedCatalogue(ownerUrl);
  await seedPackages(ownerUrl);
  await analyzeNewTables(ownerUrl);
}

/**
 * Every setting of the API and the worker at once, before anything is started or a database is touched.
 * @throws LaunchError that names all that is missing or weak.
 */
export function checkSettings(env: NodeJS.ProcessEnv): void {
  readConfig(env);
}
