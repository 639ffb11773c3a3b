import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromPackageRoot } from '../platform/package-root.ts';
import { LaunchError } from './launch-error.ts';

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

/** Runs a command to its end. A LaunchError is a message to the person; anything else is a fault, shown with its stack. */
export async function runLauncher(main: () => Promise<void>): Promise<never> {
  try {
    await main();
    process.exit(0);
  } catch (error) {
    say(
      error instanceof LaunchError
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error),
    );
    process.exit(1);
  }
}
