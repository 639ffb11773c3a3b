import { createHash } from 'node:crypto';
import {
  loginBonusHundredths,
  movementRules,
  permissionsOfRole,
  staffCodes,
  staffSession,
  totp,
} from '@goldwren/rules';
import type pg from 'pg';
import { functionGrants } from '../grants/function-grants.ts';
import { tableGrants } from '../grants/table-grants.ts';
import { type CellSchemas, defaultSchemas } from './cell-schemas.ts';
import { readSqlObjects, readSqlRevisions, type SqlObject } from './sql-objects.ts';

/**
 * The lists that `prepare` writes in addition to functions and triggers. Each has a revision too, so that an older build does
 * not replace newer rules and grants with its own.
 */
const lists: Readonly<Record<string, unknown>> = {
  'list of function grants': functionGrants,
  'list of rules': { loginBonusHundredths, movementRules, permissionsOfRole, staffCodes, staffSession, totp },
  'list of table grants': tableGrants,
};

export function readSchemaLists(): SqlObject[] {
  const revisions = readSqlRevisions();
  return Object.entries(lists).map(([name, list]) => {
    const text = JSON.stringify(list, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
    const hash = createHash('sha256').update(text).digest('hex');
    return { name, text: '', hash, revision: revisions[name]?.revision ?? 0, signature: name };
  });
}

/** Returns everything that has an entry in sql/revisions.json. */
export function readRevised(): SqlObject[] {
  return [...readSqlObjects(), ...readSchemaLists()];
}

/** Stores the revisions of the lists before the lists are written. The caller has checked that none of them decreases. */
export async function storeSchemaLists(
  client: pg.ClientBase,
  build: readonly SqlObject[],
  { bookkeeping }: CellSchemas = defaultSchemas,
): Promise<void> {
  for (const { name, hash, revision, signature } of build) {
    await client.query(
      `INSERT INTO ${bookkeeping}.sql_object (name, hash, revision, signature, definition) VALUES ($1, $2, $3, $4, $2)
       ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, revision = excluded.revision,
         signature = excluded.signature, definition = excluded.definition, applied_at = excluded.applied_at`,
      [name, hash, revision, signature],
    );
  }
}
