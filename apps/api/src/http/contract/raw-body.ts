import type { FastifyInstance } from 'fastify';

const bodyLimitBytes = 64 * 1024;

/** Makes a scope pass bodies of any type as the exact bytes received, because a signature covers those bytes. */
export function installRawBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body: Buffer, done) =>
    done(null, body),
  );
}
