import fastifyEtag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the browser cache answers of this scope and revalidate them with every request. An answer has an ETag of its bytes,
 * and an unchanged one gets an empty 304. The ETag is weak, because the same answer may be compressed or not.
 * Shared caches may not store it, because its language depends on the signed-in user's profile.
 */
export async function installRevalidation(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyEtag, { weak: true });
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'private, no-cache');
    done();
  });
}
