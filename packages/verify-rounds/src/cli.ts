#!/usr/bin/env node
import { resolve } from 'node:path';
import { verifyFile } from './verify-file.ts';

const [, , path] = process.argv;
// A package manager runs this in the folder of the package. The path is relative to the folder of the user.
const from = process.env.INIT_CWD ?? process.cwd();
process.exitCode = await verifyFile(path && resolve(from, path), (line) => process.stdout.write(`${line}\n`));
