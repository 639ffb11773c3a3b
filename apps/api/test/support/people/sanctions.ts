import { importList, type ListFile } from '../../../src/modules/sanctions/public.ts';
import { drizzleOver } from '../../../src/platform/database.ts';
import { inTransaction } from '../../../src/platform/transaction.ts';
import type { TestApi } from '../api/test-api.ts';

/** Returns a plain list of these names, with optional years of birth. */
export function plainList(...names: readonly (readonly [name: string, year?: number])[]): ListFile {
  const rows = names.map(([name, year]) => `"${name}",${year ?? ''}`);
  return { name: 'list.csv', bytes: Buffer.from(['name,birth_year', ...rows].join('\n')) };
}

/** Imports a list like `pnpm sanctions:import`. */
export async function importFiles(api: TestApi, files: readonly ListFile[], mayShrink = true) {
  const owner = { db: drizzleOver(api.owner), close: async () => undefined };
  return inTransaction(owner, (tx) => importList(tx, files, mayShrink));
}
