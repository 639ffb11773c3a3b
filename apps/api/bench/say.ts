/** Tells whoever waits what is measured now. */
export function say(message: string): void {
  process.stderr.write(`${message}\n`);
}
