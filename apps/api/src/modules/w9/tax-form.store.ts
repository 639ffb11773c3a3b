import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { taxForm } from './w9.table.ts';

export type TaxFormRow = typeof taxForm.$inferSelect;
export type NewTaxForm = Omit<TaxFormRow, 'signedAt'>;

export async function insertTaxForm(db: Db, form: NewTaxForm): Promise<TaxFormRow> {
  return onlyRow(await db.insert(taxForm).values(form).returning());
}

const latestForm = prepared('select_latest_tax_form', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select()
    .from(taxForm)
    .where(eq(taxForm.playerId, at.playerId))
    .orderBy(desc(taxForm.signedAt), desc(taxForm.id))
    .limit(1),
);

/** Returns the player's latest form, which is the valid one. */
export async function selectTaxForm(db: Db, playerId: string): Promise<TaxFormRow | null> {
  const [row] = await latestForm(db, { playerId });
  return row ?? null;
}
