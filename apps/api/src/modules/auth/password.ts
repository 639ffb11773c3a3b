import { hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of a password that nobody can type; verified against when the email is unknown, so that both cost the same. */
const nobodysHash = hash(`\u0000${crypto.randomUUID()}`, parameters);

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** Does the password fit? `encoded` null (no such account) costs the same work and is never true. */
export async function verifyPassword(encoded: string | null, password: string): Promise<boolean> {
  const fits = await verify(encoded ?? (await nobodysHash), password);
  return encoded !== null && fits;
}
