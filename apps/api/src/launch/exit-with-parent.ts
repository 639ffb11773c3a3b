/** Longer than the drain of close-with-grace (10 s), so that it only ends what hangs. */
const LAST_RESORT_MS = 15_000;

/**
 * Ties this process to the supervisor that spawned it with an IPC channel: when the supervisor dies, even by SIGKILL, the
 * channel closes and this process asks itself to stop, which drains like any SIGTERM. Without a channel it does nothing.
 */
export function exitWithParent(): void {
  if (process.channel === undefined) return;
  // The channel alone must not keep a process alive that has otherwise finished.
  process.channel.unref();
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}
