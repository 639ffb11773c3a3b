/**
 * How the built programs run: stack traces name the file somebody wrote, and half the room V8 takes for young objects by
 * default, which under load is what the memory of an API process peaks with.
 */
export const nodeFlags = ['--enable-source-maps', '--max-semi-space-size=8'] as const;
