#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exitCodes, type MonitorCommand, monitorUsage, runMonitor } from './run-monitor.ts';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** @throws Error for a header without a name */
function parseHeaders(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error('not a header');
      return [name.toLowerCase(), value];
    }),
  );
}

/** Parses the command line. Returns null if it is not valid. */
function readCommand(): MonitorCommand | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        key: { type: 'string', multiple: true },
        state: { type: 'string' },
        header: { type: 'string', multiple: true },
      },
    });
    const isBuild = positionals[0] === 'build';
    const [site, folder, ...others] = positionals.slice(isBuild ? 1 : 0);
    if (site === undefined || others.length > 0 || values.state === undefined || !URL.canParse(site)) return null;
    if (!isBuild && (folder !== undefined || values.header)) return null;
    const inFolder = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
    const command = { site, keys: values.key ?? [], state: inFolder(values.state) };
    if (!isBuild) return command;
    const ownBuild = folder === undefined ? null : inFolder(folder);
    return { ...command, build: { headers: parseHeaders(values.header ?? []), ownBuild } };
  } catch {
    return null;
  }
}

const command = readCommand();
if (command === null) monitorUsage.forEach(print);
process.exitCode = command === null ? exitCodes.unreadable : await runMonitor(command, print);
