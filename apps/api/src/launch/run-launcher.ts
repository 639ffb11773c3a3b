import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromPackageRoot } from '../platform/package-root.ts';
import { LaunchError } from './launch-error.ts';
import { readSecretFiles } from './secret-files.ts';
import { describeStartFailure } from './start-trouble.ts';

export const repositoryRoot = fromPackageRoot('..', '..');

/** Prints a line to stderr, so that stdout only contains the output of child processes. */
export function say(message: string): void {
  process.stderr.write(`${message}\n`);
}

/** Prints why this process cannot continue, and ends it. */
export function endWith({ message }: Error): never {
  say(message);
  process.exit(1);
}

/** Loads the repository's .env, and the secret files that it names. Variables that are already set take precedence. */
export function loadDotEnv(): void {
  const file = join(repositoryRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  readSecretFiles(process.env);
}

/** Describes a failed start: a sentence when the operator can solve the problem, otherwise the stack. */
function describeError(error: unknown): string {
  if (error instanceof LaunchError) return error.message;
  return describeStartFailure(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/**
 * Reads the secret files and starts a process, which then keeps running. When the start fails, prints the reason and exits
 * with code 1.
 */
export async function startProcess(start: () => Promise<void>): Promise<void> {
  try {
    readSecretFiles(process.env);
    await start();
  } catch (error) {
    say(describeError(error));
    process.exit(1);
  }
}

/** Runs a command and exits when it is done. */
export async function runLauncher(main: () => Promise<void>): Promise<never> {
  await startProcess(main);
  process.exit(0);
}
