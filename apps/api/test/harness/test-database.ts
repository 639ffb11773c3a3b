import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { DatabaseUser } from '../../src/platform/logins/database-roles.ts';
import { recordBranches } from '../branches/branch-counts.ts';
import { runAsAdmin, withDatabase } from './admin.ts';
import { anyUserUrlOf, loginsOf } from './app-url.ts';
import { takeCell } from './citus-cells.ts';

export interface TestDatabase {
  /** The owner's URL. */
  readonly url: string;
  /** The logins of the API and the worker, without the owner's rights. */
  readonly logins: Readonly<Record<DatabaseUser, string>>;
  /** The URL of a login with the rights of all of them. */
  readonly anyUrl: string;
  drop(): Promise<void>;
}

/**
 * Creates a database for one test file, as a clone of the migrated and seeded template, in a few hundredths of a second. In
 * `pnpm test:citus`, it is a cell on Citus instead.
 * Call it in `beforeAll` and `drop` in `afterAll`. The drop closes open connections.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cells = inject('cells');
  if (cells) return takeCell(cells);
  const adminUrl = inject('adminUrl');
  const name = `goldwren_test_${randomBytes(8).toString('hex')}`;
  await runAsAdmin(adminUrl, [`create database ${name} template ${inject('templateDatabase')}`]);
  const url = withDatabase(adminUrl, name);
  return {
    url,
    logins: loginsOf(url),
    anyUrl: anyUserUrlOf(url),
    drop: async () => {
      const branchesFile = inject('branchesFile');
      if (branchesFile) await recordBranches(url, branchesFile);
      await runAsAdmin(adminUrl, [`drop database if exists ${name} with (force)`]);
    },
  };
}
