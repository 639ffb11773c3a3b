import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import { nowParameter } from '../../../platform/postgres/sql-instants.ts';
import type { NamedStaffMember } from '../support.store.ts';
import { supportMacro } from '../support.table.ts';

export type MacroRow = typeof supportMacro.$inferSelect;
export type MacroContent = Pick<MacroRow, 'title' | 'texts'>;

/** Returns all macros by title. There are few, so the list has no pages. */
export function selectMacros(db: Db): Promise<MacroRow[]> {
  return db.select().from(supportMacro).orderBy(asc(supportMacro.title), asc(supportMacro.id));
}

/** Stores a macro, replacing an existing one. */
export async function upsertMacro(tx: Db, id: string, content: MacroContent, by: NamedStaffMember): Promise<MacroRow> {
  const row = { ...content, changedBy: by.id, changedByName: by.name };
  const rows = await tx
    .insert(supportMacro)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: supportMacro.id, set: { ...row, changedAt: nowParameter() } })
    .returning();
  return onlyRow(rows);
}

/** Returns the title of the deleted macro. Null when it does not exist. */
export async function deleteMacroRow(tx: Db, id: string): Promise<string | null> {
  const [row] = await tx.delete(supportMacro).where(eq(supportMacro.id, id)).returning({ title: supportMacro.title });
  return row?.title ?? null;
}
