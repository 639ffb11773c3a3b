import type { Databases } from './context.ts';
import type { ReadinessCheck } from './http/health.ts';
import { mathsFault } from './modules/games/public.ts';
import { ownSchema, schemaFault } from './platform/schema/schema-version.ts';

/** What must hold before this process gets traffic: docs/operations/deploying.md. */
export function readinessChecks({ players, staff }: Databases): readonly ReadinessCheck[] {
  return [
    () => schemaFault(players.db, ownSchema()),
    () => schemaFault(staff.db, ownSchema()),
    () => mathsFault(players.db),
  ];
}
