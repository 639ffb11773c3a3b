import type { FastifyInstance } from 'fastify';
import { parseFormFields } from '../../platform/form-fields.ts';

const bodyLimitBytes = 16 * 1024;

/** Makes a scope accept URL-encoded forms, and no other type of body. */
export function installFormParser(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bodyLimitBytes },
    (_request, body: string, done) => {
      try {
        done(null, parseFormFields(body));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}
