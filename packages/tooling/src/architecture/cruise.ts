import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../repository.ts';

export const configFile = join(repositoryRoot, '.dependency-cruiser.cjs');
/** The command behind `pnpm architecture`. */
const commandFile = join(repositoryRoot, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
const TIMEOUT_MS = 30_000;

export interface Reported {
  readonly rule: string;
  readonly from: string;
}

/** Writes the files to a temporary folder and returns the violations that the repository's rules report there. */
export function cruiseFiles(files: Readonly<Record<string, string>>): Reported[] {
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-architecture-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const args = [commandFile, '--config', configFile, '--output-type', 'json', 'apps', 'packages'];
    const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', timeout: TIMEOUT_MS });
    if (run.stdout === '') throw new Error(`dependency-cruiser printed nothing: ${run.stderr}`);
    const { summary } = JSON.parse(run.stdout) as {
      summary: { violations: { from: string; rule: { name: string } }[] };
    };
    return summary.violations.map(({ from, rule }) => ({ rule: rule.name, from }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
