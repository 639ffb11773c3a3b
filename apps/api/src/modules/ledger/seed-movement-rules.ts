import { movementRules } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { replaceMovementRules } from './movement-rules.store.ts';

/** Writes what each path may post, as packages/rules has it, where the SQL functions ask. */
export async function seedMovementRules(db: Db): Promise<void> {
  await replaceMovementRules(
    db,
    movementRules.map(({ mostHundredths, ...rule }) => ({ ...rule, most: mostHundredths })),
  );
}
