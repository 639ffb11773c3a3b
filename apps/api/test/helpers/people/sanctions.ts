import { randomUUID } from 'node:crypto';
import { importApprovedList, importList, type ListFile } from '../../../src/modules/sanctions/public.ts';
import { drizzleOver } from '../../../src/platform/database.ts';
import { inTransaction } from '../../../src/platform/transaction.ts';
import type { Caller } from '../api/caller.ts';
import type { TestApi } from '../api/test-api.ts';

/** Returns a plain list of these names, with optional years of birth. */
export function plainList(...names: readonly (readonly [name: string, year?: number])[]): ListFile {
  const rows = names.map(([name, year]) => `"${name}",${year ?? ''}`);
  return { name: 'list.csv', bytes: Buffer.from(['name,birth_year', ...rows].join('\n')) };
}

/** Imports a list like `pnpm sanctions:import`. */
export async function importFiles(api: TestApi, files: readonly ListFile[], mayShrink = true) {
  const owner = { db: drizzleOver(api.owner), close: async () => undefined };
  return inTransaction(owner, (tx) => importList(tx, files, mayShrink));
}

const blobOf = ({ bytes }: ListFile) => new Blob([new Uint8Array(bytes)]);

interface MoreOfUpload {
  readonly id?: string;
  readonly may_shrink?: 'true';
  readonly alt?: ListFile;
  readonly reason?: string;
}

/** Uploads a list as a member of staff, and returns the ID of the upload. */
export async function uploadFile({ staff }: Caller, file: ListFile, more: MoreOfUpload = {}): Promise<string> {
  const { id = randomUUID(), alt, reason = 'Monthly update of the list.', ...rest } = more;
  const altFile = alt ? { alt_file: blobOf(alt), alt_file_name: alt.name } : {};
  await staff.sanctions.upload({ body: { id, file: blobOf(file), file_name: file.name, reason, ...altFile, ...rest } });
  return id;
}

/** Uploads a list, approves it as another person, and runs the job that imports it. */
export async function importByTwo(api: TestApi, [ada, bob]: readonly [Caller, Caller], file: ListFile): Promise<void> {
  const id = await uploadFile(ada, file, { may_shrink: 'true' });
  await bob.staff.sanctions.approve({ params: { id } });
  await importApprovedList(api.context);
}
