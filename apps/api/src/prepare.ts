import { seedCatalogue } from './modules/games/public.ts';
import { seedPackages } from './modules/store/public.ts';
import { migrate } from './platform/migrate.ts';

/** Everything a database needs before the API may use it: schema, money functions, roles, catalogue, packages. Safe to repeat. */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl);
  await seedCatalogue(databaseUrl);
  await seedPackages(databaseUrl);
}
