import type { FastifyInstance } from 'fastify';
import { Problem } from '../../platform/problem.ts';

const bodyLimitBytes = 16 * 1024;
const maxFields = 64;

/** @throws Problem `malformed_request` for a field twice, too many fields, or a NUL, which no database text can hold. */
function parseForm(body: string): Record<string, string> {
  // No prototype: a field may be called anything.
  const fields: Record<string, string> = Object.create(null);
  let count = 0;
  for (const [name, value] of new URLSearchParams(body)) {
    count += 1;
    if (count > maxFields || Object.hasOwn(fields, name) || name === '__proto__' || `${name}${value}`.includes('\0')) {
      throw new Problem('malformed_request', { params: { reason: 'form' } });
    }
    fields[name] = value;
  }
  return fields;
}

/**
 * Forms, for the scope it is given, and nothing else there. Each field is read once and as text: which of two values
 * counts would otherwise be a question between us and whoever signed the form.
 */
export function installFormParser(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bodyLimitBytes },
    (_request, body: string, done) => {
      try {
        done(null, parseForm(body));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}
