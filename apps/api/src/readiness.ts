import type { ReadinessCheck } from './http/health.ts';
import { mathsFault } from './modules/games/public.ts';
import type { Db } from './platform/database.ts';
import { ownSchema, schemaFault } from './platform/schema/schema-version.ts';

/** What must hold before this process gets traffic: docs/operations/deploying.md. */
export function readinessChecks(db: Db): readonly ReadinessCheck[] {
  return [() => schemaFault(db, ownSchema()), () => mathsFault(db)];
}
