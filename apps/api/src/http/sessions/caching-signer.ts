import { Signer } from '@fastify/cookie';
import { LRUCache } from 'lru-cache';

type Unsigned = ReturnType<Signer['unsign']>;

/** About as many browsers as one process serves at a time. A cookie and its value take about 200 bytes. */
const maxCachedCookies = 10_000;

/**
 * Signs and verifies cookies like the Signer of @fastify/cookie, and caches valid cookies. Without the cache, each request
 * computes two HMACs of the same cookie. Invalid cookies are not cached, so that forged cookies cannot evict valid ones.
 * The session of a valid cookie is still read on every request.
 */
export function createCachingSigner(secrets: readonly string[]): Pick<Signer, 'sign' | 'unsign'> {
  const signer = new Signer([...secrets]);
  const verified = new LRUCache<string, Unsigned>({ max: maxCachedCookies });
  const signed = new LRUCache<string, string>({ max: maxCachedCookies });
  return {
    unsign: (cookie) => {
      const known = verified.get(cookie);
      if (known) return known;
      const unsigned = signer.unsign(cookie);
      if (unsigned.valid) {
        verified.set(cookie, unsigned);
        // The session plugin signs the id again with the first secret, even if the cookie used an older one.
        signed.set(unsigned.value, signer.sign(unsigned.value));
      }
      return unsigned;
    },
    sign: (value) => signed.get(value) ?? signer.sign(value),
  };
}
