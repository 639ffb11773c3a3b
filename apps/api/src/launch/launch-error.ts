/**
 * A start-up problem that the operator can solve. It is printed as its message, without a stack trace. Every other error is
 * a bug and is printed with its stack.
 */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}
