import type { Databases } from './context.ts';
import type { ReadinessCheck } from './http/health.ts';
import { findMathsFault } from './modules/games/public.ts';
import { readDatabaseClock } from './platform/postgres/database-clock.ts';
import { findSchemaFault, ownSchema } from './platform/schema/schema-version.ts';

/** The checks that must pass before this process gets traffic: docs/operations/deploying.md. */
export function readinessChecks({ players, staff }: Databases): readonly ReadinessCheck[] {
  return [
    () => findSchemaFault(players.db, ownSchema()),
    () => findMathsFault(players.db),
    // The schema is the same for both pools, so any answer is enough.
    () => readDatabaseClock(staff.db).then(() => null),
  ];
}
