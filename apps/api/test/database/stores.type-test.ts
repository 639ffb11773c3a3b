/** Compile-time checks of the stores. `tsc` runs them; no code here is executed. */
import { eq } from 'drizzle-orm';
import { coinPackage, storeOrder } from '../../src/modules/store/store.table.ts';
import type { Db } from '../../src/platform/database.ts';
import { type Inputs, prepared } from '../../src/platform/prepared.ts';

const packageOf = prepared('type_test', (db, at: Inputs<{ id: number }>) =>
  db.select({ name: coinPackage.name, gold: coinPackage.gold }).from(coinPackage).where(eq(coinPackage.id, at.id)),
);

export async function rowsAreInferred(db: Db): Promise<{ name: string; gold: bigint }[]> {
  return packageOf(db, { id: 1 });
}

export async function inputsAreRequired(db: Db): Promise<void> {
  // @ts-expect-error an input is missing
  await packageOf(db, {});
  // @ts-expect-error an input of another type
  await packageOf(db, { id: '1' });
  // @ts-expect-error an input that the statement does not have
  await packageOf(db, { id: 1, name: 'Gold' });
}

export const unknownPlaceholder = prepared('type_test_unknown', (db, at: Inputs<{ id: number }>) =>
  // @ts-expect-error the statement has no such input
  db.select().from(coinPackage).where(eq(coinPackage.id, at.key)),
);

export async function listsAreChecked(db: Db): Promise<void> {
  // @ts-expect-error the value is not in the column's list
  await db.update(storeOrder).set({ status: 'shipped' });
}

/** A column that its table does not have does not compile in a selection, a condition or an update. */
export async function columnsAreChecked(db: Db): Promise<void> {
  // @ts-expect-error no such column
  await db.select({ price: coinPackage.priceInCents }).from(coinPackage);
  // @ts-expect-error no such column
  await db.select().from(coinPackage).where(eq(coinPackage.priceInCents, 1n));
  // @ts-expect-error no such column
  await db.update(coinPackage).set({ priceInCents: 1n });
}
