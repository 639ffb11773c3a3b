import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { LaunchError } from '../launch/launch-error.ts';
import {
  type ImportedList,
  importList,
  ListDecidedElsewhereError,
  type ListFile,
  ListFileError,
} from '../modules/sanctions/public.ts';
import { openDatabase } from '../platform/database.ts';
import { inTransaction } from '../platform/transaction.ts';

const usage = 'pnpm sanctions:import [--may-shrink] SDN.CSV [ALT.CSV], or one file that starts with name,birth_year';

/** One statement inserts all names. 400,000 names took 16 s on a busy machine. */
const importMs = 120_000;

export interface WantedImport {
  readonly paths: readonly string[];
  readonly mayShrink: boolean;
}

/** @throws LaunchError with the missing or invalid argument. */
export function readImportArguments(argv: readonly string[]): WantedImport {
  try {
    const options = { 'may-shrink': { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    if (positionals.length === 0) throw new Error('Which file?');
    return { paths: positionals, mayShrink: values['may-shrink'] ?? false };
  } catch (error) {
    throw new LaunchError(`${(error as Error).message}\nUsage: ${usage}`, { cause: error });
  }
}

async function readListFile(path: string): Promise<ListFile> {
  try {
    return { name: basename(path), bytes: await readFile(path) };
  } catch (error) {
    throw new LaunchError(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Imports a list as the owner of the tables, in one transaction. Either the whole list takes effect, or nothing changes.
 * @throws LaunchError with the fault of the file.
 */
export async function importSanctionsFiles(
  ownerUrl: string,
  { paths, mayShrink }: WantedImport,
): Promise<ImportedList> {
  const files = await Promise.all(paths.map(readListFile));
  const owner = openDatabase({
    url: ownerUrl,
    role: null,
    maxConnections: 1,
    applicationName: 'goldwren-sanctions',
    statementTimeoutMs: importMs,
    onError: () => undefined,
  });
  try {
    return await inTransaction(owner, (tx) => importList(tx, files, mayShrink));
  } catch (error) {
    if (error instanceof ListFileError) {
      const [fault] = error.faults;
      const name = basename(paths[fault?.field === 'alt_file' ? 1 : 0] ?? '');
      const hint = fault?.field === 'may_shrink' ? ' Confirm it with --may-shrink.' : '';
      throw new LaunchError(`${name}: ${error.message}${hint}\nNothing was changed.`);
    }
    if (error instanceof ListDecidedElsewhereError) throw new LaunchError(`${error.message} Nothing was changed.`);
    throw error;
  } finally {
    await owner.close();
  }
}
