import { loginBonusHundredths, movementRules } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { replaceLoginBonusDays, replaceMovementRules } from './movement-rules.store.ts';

/** Copies the allowed movements and the login bonus amounts from packages/rules into tables for the SQL functions. */
export async function seedMovementRules(db: Db): Promise<void> {
  await replaceMovementRules(
    db,
    movementRules.map(({ mostHundredths, ...rule }) => ({ ...rule, most: mostHundredths })),
  );
  await replaceLoginBonusDays(db, loginBonusHundredths);
}
