import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Returns null when the file does not exist. */
export async function readStored(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Replaces a file so that the new text survives a crash of the machine once this returns, and a reader never sees a part. */
export async function writeStored(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}.part`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
