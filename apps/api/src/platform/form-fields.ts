import { Problem } from './problem.ts';

const maxFields = 64;

/**
 * The fields of a form-encoded body, each read once and as text: which of two values counts would otherwise be a question
 * between us and whoever signed the form.
 * @throws Problem `malformed_request` for a field twice, too many fields, or a NUL, which no database text can hold.
 */
export function parseFormFields(body: string): Record<string, string> {
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
