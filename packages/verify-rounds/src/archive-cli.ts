#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { archiveUsage, verifyArchive } from './archive/verify-archive.ts';
import { exitCodes } from './verify-file.ts';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Parses the command line. Returns null if it is not valid. */
function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { key: { type: 'string', multiple: true } },
    });
    return positionals.length === 0 ? null : { folders: positionals, keys: values.key ?? [] };
  } catch {
    return null;
  }
}

const command = readCommand();
if (command === null) {
  archiveUsage.forEach(print);
  process.exitCode = exitCodes.unreadable;
} else {
  const from = process.env.INIT_CWD ?? process.cwd();
  const folders = command.folders.map((folder) => resolve(from, folder));
  process.exitCode = await verifyArchive(folders, command.keys, print);
}
