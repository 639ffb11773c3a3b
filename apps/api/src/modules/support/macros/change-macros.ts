import type { Context } from '../../../context.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { deleteMacroRow, type MacroContent, type MacroRow, upsertMacro } from './macros.store.ts';

type Deps = Pick<Context, 'database'>;

/** Creates or changes a macro. The log has its title. */
export function saveMacro({ database }: Deps, id: string, content: MacroContent, by: StaffActor): Promise<MacroRow> {
  return inStaffTransaction(database, by, async (tx) => {
    const row = await upsertMacro(tx, id, content, by);
    await recordAudit(tx, { action: 'macro.saved', subject: { type: 'macro', id }, facts: { title: content.title } });
    return row;
  });
}

/** Deletes a macro. A repeated call changes nothing. */
export function deleteMacro({ database }: Deps, id: string, by: StaffActor): Promise<void> {
  return inStaffTransaction(database, by, async (tx) => {
    const title = await deleteMacroRow(tx, id);
    if (title !== null)
      await recordAudit(tx, { action: 'macro.deleted', subject: { type: 'macro', id }, facts: { title } });
  });
}
