import type { FastifyInstance } from 'fastify';

const bodyLimitBytes = 64 * 1024;

/** Bodies of any type as the bytes that were sent, for the scope it is given: a signature covers exactly those. */
export function installRawBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body: Buffer, done) =>
    done(null, body),
  );
}
