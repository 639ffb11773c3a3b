import { canonicalEmail } from '@goldwren/rules';
import { z } from 'zod';
import { findUnstorableText } from '../../../http/contract/storable-text.ts';
import type { DirectoryFilter } from '../../staff/public.ts';
import { ScimError } from './scim-error.ts';

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const filterPattern = /^\s*(username|id)\s+eq\s+"((?:[^"\\]|\\.)*)"\s*$/i;

const pageLimit = 100;

const wholeNumber = z.coerce.number().int().catch(Number.NaN);
const listQuery = z.object({
  filter: z.string().max(500).optional(),
  startIndex: wholeNumber.optional(),
  count: wholeNumber.optional(),
});

interface ListRequest {
  readonly filter: DirectoryFilter;
  /** Counted from 1. */
  readonly startIndex: number;
  readonly count: number;
}

/**
 * Reads the query of a list. Values of `startIndex` below 1 mean 1, and of `count` below 0 mean 0 (RFC 7644, section 3.4.2.4).
 * @throws ScimError for a filter other than `userName eq` and `id eq`.
 */
export function readListRequest(query: unknown): ListRequest {
  const parsed = listQuery.safeParse(query);
  if (!parsed.success) throw new ScimError(400, 'The query is not valid.', 'invalidSyntax');
  const { filter, startIndex = 1, count = pageLimit } = parsed.data;
  if (Number.isNaN(startIndex) || Number.isNaN(count)) {
    throw new ScimError(400, 'startIndex and count must be whole numbers.', 'invalidValue');
  }
  return {
    filter: readFilter(filter),
    startIndex: Math.min(Math.max(startIndex, 1), 1_000_000),
    count: Math.min(Math.max(count, 0), pageLimit),
  };
}

function readFilter(text: string | undefined): DirectoryFilter {
  if (text === undefined) return {};
  const [, name, quoted] = filterPattern.exec(text) ?? [];
  const value = quoted === undefined ? null : unquote(quoted);
  if (name === undefined || value === null || findUnstorableText(value).length > 0) {
    throw new ScimError(400, 'Only the filters userName eq "…" and id eq "…" are supported.', 'invalidFilter');
  }
  return name.toLowerCase() === 'id' ? { id: readId(value) } : { email: canonicalEmail(value) };
}

function unquote(quoted: string): string | null {
  try {
    return JSON.parse(`"${quoted}"`);
  } catch {
    return null;
  }
}

/** Returns an ID that no account has instead of text that is no ID. */
export function readId(text: string): string {
  return uuidPattern.test(text) ? text.toLowerCase() : '00000000-0000-0000-0000-000000000000';
}

/** Entra ID sends booleans as text ("False") unless a setting of its own changes that. */
const flag = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(true|false)$/i)
    .transform((text) => text.toLowerCase() === 'true'),
]);

const operations = z.object({
  Operations: z
    .array(z.object({ op: z.string(), path: z.string().optional(), value: z.unknown().optional() }))
    .min(1)
    .max(100),
});

const userPrefix = /^urn:ietf:params:scim:schemas:core:2\.0:user:/i;

/**
 * Reads what a PATCH does to `active`. Okta sends `{"op":"replace","value":{"active":false}}`, Entra ID
 * `{"op":"Replace","path":"active","value":"False"}`. The last value counts. Other attributes of the same request are read-only
 * and ignored, so that they cannot prevent an off-boarding.
 * @throws ScimError when the request does not concern `active`.
 */
export function readPatch(body: unknown): boolean {
  const parsed = operations.safeParse(body);
  if (!parsed.success) throw new ScimError(400, 'The body must have a list of Operations.', 'invalidSyntax');
  const values = parsed.data.Operations.flatMap(readOperation);
  const last = values.at(-1);
  if (last === undefined) throw new ScimError(400, 'Only the attribute active can be changed.', 'mutability');
  return last;
}

function readOperation({ op, path, value }: { op: string; path?: string | undefined; value?: unknown }): boolean[] {
  const name = path?.replace(userPrefix, '').toLowerCase();
  const kind = op.toLowerCase();
  if (!['add', 'replace', 'remove'].includes(kind)) {
    throw new ScimError(400, 'An operation must be add, replace or remove.', 'invalidSyntax');
  }
  if (kind === 'remove') {
    if (name === 'active') throw new ScimError(400, 'The attribute active cannot be removed.', 'mutability');
    return [];
  }
  if (name === 'active') return [readFlag(value)];
  return name === undefined || name === '' ? readUser(value) : [];
}

function readFlag(value: unknown): boolean {
  const parsed = flag.safeParse(value);
  if (!parsed.success) throw new ScimError(400, 'The attribute active must be true or false.', 'invalidValue');
  return parsed.data;
}

/** Reads `active` of a resource, with any case of its name. Empty when the resource does not have it. */
function readUser(value: unknown): boolean[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ScimError(400, 'The value must be an object.', 'invalidSyntax');
  }
  return Object.entries(value)
    .filter(([name]) => name.replace(userPrefix, '').toLowerCase() === 'active')
    .map(([, one]) => readFlag(one));
}

/** Reads `active` of a PUT; null when it is not in the resource. Other attributes are read-only and ignored (RFC 7644, 3.5.1). */
export function readReplacement(body: unknown): boolean | null {
  return readUser(body).at(-1) ?? null;
}
