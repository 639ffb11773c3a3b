/** Prints progress to stderr. */
export function say(message: string): void {
  process.stderr.write(`${message}\n`);
}
