#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exitCodes, monitorUsage, runMonitor } from './run-monitor.ts';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Parses the command line. Returns null if it is not valid. */
function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { key: { type: 'string', multiple: true }, state: { type: 'string' } },
    });
    const [site, ...others] = positionals;
    if (site === undefined || others.length > 0 || values.state === undefined || !URL.canParse(site)) return null;
    return { site, keys: values.key ?? [], state: resolve(process.env.INIT_CWD ?? process.cwd(), values.state) };
  } catch {
    return null;
  }
}

const command = readCommand();
if (command === null) monitorUsage.forEach(print);
process.exitCode = command === null ? exitCodes.unreadable : await runMonitor(command, print);
