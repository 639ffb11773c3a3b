import fastifyEtag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';

/**
 * Lets what is read in this scope be kept by the browser that read it and asked about every time: an ETag of its bytes, and
 * 304 with nothing when they are the same. A weak one: the same answer may be compressed or not. By nobody between: the
 * words follow the profile of whoever is signed in.
 */
export async function installRevalidation(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyEtag, { weak: true });
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'private, no-cache');
    done();
  });
}
