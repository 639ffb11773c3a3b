import { Signer } from '@fastify/cookie';
import { LRUCache } from 'lru-cache';

type Unsigned = ReturnType<Signer['unsign']>;

/** As many browsers as one process serves in a while; a cookie and its value are about 200 bytes. */
const remembered = 10_000;

/**
 * Signs and verifies cookies like the Signer of @fastify/cookie, and remembers those that it has found to be good: a
 * request makes two HMACs of the same cookie otherwise. What is not good is never remembered, so that nobody who makes
 * cookies up can push others out. Whether the session behind a good cookie still lives is read every time.
 */
export function createRememberedSigner(secrets: readonly string[]): Pick<Signer, 'sign' | 'unsign'> {
  const signer = new Signer([...secrets]);
  const good = new LRUCache<string, Unsigned>({ max: remembered });
  const signed = new LRUCache<string, string>({ max: remembered });
  return {
    unsign: (cookie) => {
      const known = good.get(cookie);
      if (known) return known;
      const unsigned = signer.unsign(cookie);
      if (unsigned.valid) {
        good.set(cookie, unsigned);
        // The session signs its id anew, by the first secret, whichever one the cookie was signed with.
        signed.set(unsigned.value, signer.sign(unsigned.value));
      }
      return unsigned;
    },
    sign: (value) => signed.get(value) ?? signer.sign(value),
  };
}
