#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { verifyFile } from './verify-file.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string', multiple: true, default: [] } },
});
const [path] = positionals;
// A package manager runs this in the folder of the package. The path is relative to the folder of the user.
const from = process.env.INIT_CWD ?? process.cwd();
const print = (line: string) => process.stdout.write(`${line}\n`);
process.exitCode = await verifyFile(path && resolve(from, path), values.key, print);
