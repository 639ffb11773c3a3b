import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { runAsAdmin, withDatabase } from './admin.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A database of this test file's own, cloned from the migrated and seeded template in a few hundredths of a second.
 * Call it in `beforeAll` and `drop` in `afterAll`; connections left open are cut by the drop.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('adminUrl');
  const name = `goldwren_test_${randomBytes(8).toString('hex')}`;
  await runAsAdmin(adminUrl, [`create database ${name} template ${inject('templateDatabase')}`]);
  return {
    url: withDatabase(adminUrl, name),
    drop: () => runAsAdmin(adminUrl, [`drop database if exists ${name} with (force)`]),
  };
}
