/** Prints progress to stderr. */
export function printProgress(message: string): void {
  process.stderr.write(`${message}\n`);
}
