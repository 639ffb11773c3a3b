/** Longer than the drain of close-with-grace (10 s), so that it only ends a process that hangs. */
const LAST_RESORT_MS = 15_000;

/**
 * Stops this process when the supervisor that spawned it dies, even by SIGKILL. The IPC channel then closes, and this
 * process sends itself SIGTERM, which drains it as usual. Without a channel it does nothing.
 */
export function exitWithParent(): void {
  if (process.channel === undefined) return;
  // The channel alone must not keep a finished process alive.
  process.channel.unref();
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}
