import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromPackageRoot } from '../platform/package-root.ts';
import { LaunchError } from './launch-error.ts';
import { startTrouble } from './start-trouble.ts';

export const repositoryRoot = fromPackageRoot('..', '..');

/** Lines on stderr, so that stdout stays the children's own. */
export function say(message: string): void {
  process.stderr.write(`${message}\n`);
}

/** Settings of the repository's .env; what the environment already holds wins. */
export function loadDotEnv(): void {
  const file = join(repositoryRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** What is told of a failed start: a sentence where a person can help, the stack of a fault of ours. */
function wordsFor(error: unknown): string {
  if (error instanceof LaunchError) return error.message;
  return startTrouble(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Brings a process up; it then lives on by itself. When that fails, says why and ends with 1. */
export async function startProcess(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    say(wordsFor(error));
    process.exit(1);
  }
}

/** Runs a command to its end. */
export async function runLauncher(main: () => Promise<void>): Promise<never> {
  await startProcess(main);
  process.exit(0);
}
