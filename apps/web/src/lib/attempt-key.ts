const randomBytes = 16;

/** A fresh `Idempotency-Key`. `crypto.randomUUID` would be missing where the site is served without TLS. */
export function newAttemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
