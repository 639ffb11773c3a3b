/**
 * A start-up problem the person at the terminal can solve: printed as its message alone, without a stack trace.
 * Everything else that is thrown is a fault of ours and keeps its stack.
 */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}
