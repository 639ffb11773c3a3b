import type { TicketMacro } from '@goldwren/contracts/staff';
import type { Db } from '../../../platform/database.ts';
import { type MacroRow, selectMacros } from './macros.store.ts';

/** Builds a macro as the back office shows it. */
export function macroView({ id, title, texts, changedByName, changedAt }: MacroRow): TicketMacro {
  return { id, title, texts, changed_by: changedByName, changed_at: changedAt.toISOString() };
}

export async function listMacros(db: Db): Promise<TicketMacro[]> {
  return (await selectMacros(db)).map(macroView);
}
