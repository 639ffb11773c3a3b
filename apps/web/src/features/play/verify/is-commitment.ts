/** Checks the format of a commitment: 64 hex digits. */
export function isCommitment(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}
