import type { Databases } from './context.ts';
import type { ReadinessCheck } from './http/health.ts';
import { findMathsFault } from './modules/games/public.ts';
import { findHomeFault } from './platform/schema/cell-home.ts';
import { findSchemaFault, ownSchema } from './platform/schema/schema-version.ts';

/** The checks that must pass before this process gets traffic: docs/operations/deploying.md. */
export function readinessChecks(
  { players, staff }: Databases,
  home: ReadinessCheck = () => findHomeFault(staff.db),
): readonly ReadinessCheck[] {
  return [
    () => findSchemaFault(players.db, ownSchema()),
    () => findMathsFault(players.db),
    // It uses the pool for staff, which must answer too.
    home,
  ];
}
