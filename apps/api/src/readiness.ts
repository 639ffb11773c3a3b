import type { Databases } from './context.ts';
import type { ReadinessCheck } from './http/health.ts';
import { findMathsFault } from './modules/games/public.ts';
import { findSchemaFault, ownSchema } from './platform/schema/schema-version.ts';

/** The checks that must pass before this process gets traffic: docs/operations/deploying.md. */
export function readinessChecks({ players, staff }: Databases): readonly ReadinessCheck[] {
  return [
    () => findSchemaFault(players.db, ownSchema()),
    () => findSchemaFault(staff.db, ownSchema()),
    () => findMathsFault(players.db),
  ];
}
