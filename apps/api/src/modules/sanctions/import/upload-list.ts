import type { SanctionsUploadForm } from '@goldwren/contracts/staff';
import type { Context } from '../../../context.ts';
import { assertDone } from '../../../platform/assert-done.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { assertDecidedHere } from '../../site-settings/public.ts';
import { checkShrinking } from './import-list.ts';
import { selectListInForce, selectNames } from './list.store.ts';
import { type ListedName, type ListFile, ListFileError, type ReadList, readListFiles } from './read-list-file.ts';
import { approveUpload, rejectUpload, requestUpload, selectUpload, type UploadRow } from './upload.store.ts';

type Deps = Pick<Context, 'database' | 'cells'>;

/** So many of the added and of the removed names are shown. */
const shownNames = 20;

/**
 * Stores a list that waits for a second person, and compares it with the list in force. Nothing is imported.
 * @throws Problem `validation_failed` with the faulty lines; `conflict`: `list_in_force`, `change_pending`, `list_replaced`,
 *   `settings_elsewhere` when another cell decides.
 */
export async function uploadList(
  { database, cells }: Deps,
  staff: StaffActor,
  { id, reason, ...form }: SanctionsUploadForm,
): Promise<void> {
  const mayShrink = form.may_shrink === 'true';
  const files: ListFile[] = [{ name: form.file_name, bytes: Buffer.from(form.file) }];
  if (form.alt_file) files.push({ name: form.alt_file_name ?? 'ALT.CSV', bytes: Buffer.from(form.alt_file) });
  const before = await selectListInForce(database.db);
  const list = readUploaded(files, before?.names ?? 0, mayShrink);
  if (before?.sha256 === list.sha256) throw new Problem('conflict', { params: { reason: 'list_in_force' } });
  const difference = compareLists(before ? await selectNames(database.db, before.version) : [], list.names);
  await inStaffTransaction(database, staff, async (tx) => {
    await assertDecidedHere(tx, cells);
    const refusal = await requestUpload(tx, {
      ...{ id, reason, mayShrink, ...difference },
      ...{ format: list.format, sha256: list.sha256, names: list.names.length, baseVersion: before?.version ?? 0 },
      files: files.map(({ name }) => name),
      contents: files.map(({ bytes }) => bytes),
    });
    if (refusal === 'repeated') return;
    assertDone(refusal);
    await record(tx, 'sanctions.list_uploaded', id, { added: difference.added, removed: difference.removed });
  });
}

/**
 * Approves an uploaded list, as the second person. A job imports it within a minute.
 * @throws Problem `not_found`; `conflict`: `change_decided`, `second_person`, `requester_gone`, `list_replaced`, `settings_elsewhere`.
 */
export function approveList({ database, cells }: Deps, staff: StaffActor, id: string): Promise<void> {
  return inStaffTransaction(database, staff, async (tx) => {
    await assertDecidedHere(tx, cells);
    assertDone(await approveUpload(tx, id));
    await record(tx, 'sanctions.list_approved', id, {});
  });
}

/** @throws Problem `not_found`; `conflict`: `change_decided`. */
export function rejectList(
  { database }: Pick<Context, 'database'>,
  staff: StaffActor,
  id: string,
  note: string,
): Promise<void> {
  return inStaffTransaction(database, staff, async (tx) => {
    assertDone(await rejectUpload(tx, id, note));
    await record(tx, 'sanctions.list_rejected', id, { note });
  });
}

function readUploaded(files: readonly ListFile[], namesBefore: number, mayShrink: boolean): ReadList {
  try {
    const list = readListFiles(files);
    checkShrinking(list.names.length, namesBefore, mayShrink);
    return list;
  } catch (error) {
    if (error instanceof ListFileError) throw new Problem('validation_failed', { fields: error.fields });
    throw error;
  }
}

/** Counts the names that a list adds and removes. The same name with other years of birth is both. */
function compareLists(before: readonly ListedName[], after: readonly ListedName[]) {
  const missingFrom = (other: readonly ListedName[]) => {
    const keys = new Set(other.map(keyOf));
    return (one: ListedName) => !keys.has(keyOf(one));
  };
  const added = after.filter(missingFrom(before));
  const removed = before.filter(missingFrom(after));
  const firstOf = (names: readonly ListedName[]) => names.slice(0, shownNames).map(({ name }) => name);
  return {
    ...{ added: added.length, removed: removed.length },
    ...{ addedNames: firstOf(added), removedNames: firstOf(removed) },
  };
}

function keyOf({ entry, name, birthYears }: ListedName): string {
  return JSON.stringify([entry, name, birthYears]);
}

async function record(
  tx: Db,
  action: 'sanctions.list_uploaded' | 'sanctions.list_approved' | 'sanctions.list_rejected',
  id: string,
  facts: Readonly<Record<string, string | number>>,
): Promise<void> {
  const { sha256, names, reason, requestedBy } = (await selectUpload(tx, id)) as UploadRow;
  const subject = { type: 'sanctions', id } as const;
  await recordAudit(tx, { action, subject, facts: { sha256, names, reason, requested_by: requestedBy, ...facts } });
}
