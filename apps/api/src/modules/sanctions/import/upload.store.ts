import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { callForRow, callFunction } from '../../../platform/postgres/call-function.ts';
import { sanctionsUpload } from '../sanctions.table.ts';
import { type InsertList, namesAsJson } from './list.store.ts';

/** Why an uploaded list was not stored, approved or rejected (sql/functions). */
type UploadRefusal =
  | 'not_found'
  | 'change_pending'
  | 'change_decided'
  | 'second_person'
  | 'requester_gone'
  | 'list_replaced';

type Row = typeof sanctionsUpload.$inferSelect;
export type UploadRow = Omit<Row, 'contents'>;
type NewUpload = Omit<
  Row,
  'status' | 'requestedBy' | 'requestedAt' | 'decidedBy' | 'decidedAt' | 'decisionNote' | 'version'
>;

interface RefusalRow<Refusal = UploadRefusal> {
  readonly refusal: Refusal | null;
}

/** `repeated`: the same call has already stored it. */
export async function requestUpload(tx: Db, upload: NewUpload): Promise<UploadRefusal | 'repeated' | null> {
  const { id, format, sha256, files, contents, names, baseVersion, added, removed, addedNames, removedNames } = upload;
  const list = [id, format, sha256, files, contents, names];
  const args = [...list, baseVersion, added, removed, addedNames, removedNames, upload.mayShrink, upload.reason];
  return (await callForRow<RefusalRow<UploadRefusal | 'repeated'>>(tx, 'request_sanctions_upload', args)).refusal;
}

export async function approveUpload(tx: Db, id: string): Promise<UploadRefusal | null> {
  return (await callForRow<RefusalRow>(tx, 'approve_sanctions_upload', [id])).refusal;
}

export async function rejectUpload(tx: Db, id: string, note: string): Promise<UploadRefusal | null> {
  return (await callForRow<RefusalRow>(tx, 'reject_sanctions_upload', [id, note])).refusal;
}

/** Stores the list of an approved upload, in the role of the worker. */
export function insertListOf(uploadId: string): InsertList {
  return async (tx, { version }, names) => {
    await callFunction(tx, 'import_sanctions_upload', [uploadId, version, namesAsJson(names)]);
  };
}

/** @param version the version with the names of the upload. Null when the import failed. */
export async function endUpload(tx: Db, id: string, version: number | null): Promise<void> {
  await callFunction(tx, 'end_sanctions_upload', [id, version]);
}

const { contents: _contents, ...columns } = getTableColumns(sanctionsUpload);

export async function selectUpload(db: Db, id: string): Promise<UploadRow | null> {
  return (await db.select(columns).from(sanctionsUpload).where(eq(sanctionsUpload.id, id)))[0] ?? null;
}

/** Returns the latest uploads, newest first. */
export function selectUploads(db: Db, limit: number): Promise<UploadRow[]> {
  const { requestedAt, id } = sanctionsUpload;
  return db.select(columns).from(sanctionsUpload).orderBy(desc(requestedAt), desc(id)).limit(limit);
}

/** Returns the approved upload that waits for its import. There is at most one. */
export async function selectApprovedUpload(db: Db): Promise<Row | null> {
  return (await db.select().from(sanctionsUpload).where(eq(sanctionsUpload.status, 'approved')))[0] ?? null;
}
