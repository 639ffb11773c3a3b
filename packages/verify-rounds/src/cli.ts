#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exitCodes, usage, verifyFile } from './verify-file.ts';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Parses the command line. Returns null if it is not valid. */
function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { key: { type: 'string', multiple: true }, commitment: { type: 'string' } },
    });
    const [path, ...others] = positionals;
    return path === undefined || others.length > 0
      ? null
      : { path, keys: values.key ?? [], commitment: values.commitment };
  } catch {
    return null;
  }
}

const command = readCommand();
if (command === null) {
  usage.forEach(print);
  process.exitCode = exitCodes.unreadable;
} else {
  // A package manager runs this in the folder of the package. The path is relative to the folder of the user.
  const from = process.env.INIT_CWD ?? process.cwd();
  process.exitCode = await verifyFile(resolve(from, command.path), command, print);
}
