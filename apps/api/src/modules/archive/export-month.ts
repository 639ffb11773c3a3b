import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { selectMonth, selectParts } from './archive.store.ts';
import type { ArchiveDeps } from './archive-months.ts';
import { fileNameOf, signedFileOf } from './manifest.ts';

/**
 * Copies an archived month out of the archive, decrypted: its signed manifest and the files of its parts. Returns how many
 * files it wrote. It overwrites no file.
 * @throws Error when the month is not archived or a file is not the one that was archived.
 */
export async function exportMonth(
  { database: { db }, files }: Pick<ArchiveDeps, 'database' | 'files'>,
  month: string,
  folder: string,
): Promise<number> {
  const archived = await selectMonth(db, month);
  if (archived === null) throw new Error(`${month} is not archived`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const write = (name: string, bytes: Buffer) => writeFile(join(folder, name), bytes, { flag: 'wx', mode: 0o600 });
  await write('manifest.json', signedFileOf(archived));
  const parts = await selectParts(db, month);
  for (const part of parts) {
    const name = fileNameOf(part);
    const file = await files.read(db, part.fileId);
    if (!hash('sha256', file, 'buffer').equals(part.sha256))
      throw new Error(`${name} is not the file that was archived`);
    await write(name, file);
  }
  return parts.length + 1;
}
