import type { Databases } from './context.ts';
import type { ReadinessCheck } from './http/health.ts';
import { findMathsFault } from './modules/games/public.ts';
import { findSchemaFault, ownSchema } from './platform/schema/schema-version.ts';

/** The checks that must pass before this process gets traffic: docs/operations/deploying.md. */
export function readinessChecks({ players }: Databases, home: ReadinessCheck): readonly ReadinessCheck[] {
  return [
    () => findSchemaFault(players.db, ownSchema()),
    () => findMathsFault(players.db),
    // The caller checks it with the pool for staff, which must answer too.
    home,
  ];
}
