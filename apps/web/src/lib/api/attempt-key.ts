const randomBytes = 16;

/** Creates an `Idempotency-Key`. Does not use `crypto.randomUUID`, which is missing on sites without TLS. */
export function newAttemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
