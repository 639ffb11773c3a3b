import { loginBonusHundredths, movementRules } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { replaceLoginBonusDays, replaceMovementRules } from './movement-rules.store.ts';

/** Writes what each path may post and the amounts of the login bonus, as packages/rules has them, for the SQL functions. */
export async function seedMovementRules(db: Db): Promise<void> {
  await replaceMovementRules(
    db,
    movementRules.map(({ mostHundredths, ...rule }) => ({ ...rule, most: mostHundredths })),
  );
  await replaceLoginBonusDays(db, loginBonusHundredths);
}
