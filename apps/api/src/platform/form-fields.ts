import { Problem } from './problem.ts';

const maxFields = 64;

/**
 * Parses the fields of a form-encoded body as text. Repeated fields are rejected, because the sender that signed the form
 * may use another of the values.
 * @throws Problem `malformed_request` for a repeated field, too many fields, or a NUL, which PostgreSQL cannot store.
 */
export function parseFormFields(body: string): Record<string, string> {
  // No prototype, because a field can have any name.
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
