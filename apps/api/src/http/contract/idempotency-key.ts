import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem.ts';

/** A caller's `Idempotency-Key`, and the hash of the request it was sent with. */
export interface IdempotencyClaim {
  readonly key: string;
  readonly hash: Buffer;
}

const pattern = /^[\x21-\x7e]{1,128}$/;

/**
 * Returns null when the request has no key.
 * @throws Problem `validation_failed` when the key is not 1–128 printable ASCII characters.
 */
export function idempotencyClaim(request: FastifyRequest): IdempotencyClaim | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !pattern.test(key)) {
    throw new Problem('validation_failed', {
      fields: { 'idempotency-key': [{ code: 'idempotency_key_invalid', params: { max: 128 } }] },
    });
  }
  const subject = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`;
  return { key, hash: createHash('sha256').update(subject).digest() };
}
