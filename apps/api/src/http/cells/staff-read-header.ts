import { createHash } from 'node:crypto';
import { keyedHash } from '../../platform/crypto/keyed-hash.ts';
import { isSameText } from '../../platform/crypto/same-text.ts';

/** The header of a read that another cell makes for one of its staff. */
export const staffReadHeader = 'goldwren-staff-read';

/** Longer than any read may take, and short enough that a stolen header is worthless. */
const lifetimeMs = 10_000;
/** The clocks of two cells can differ by this much. */
const clockToleranceMs = 10_000;

/** Who reads, and where they have signed in. */
export interface StaffRead {
  /** The cell that must answer. */
  readonly to: string;
  /** The cell in which the staff member has signed in. */
  readonly from: string;
  /** The email of the staff member. */
  readonly email: string;
}

/** The request that a header belongs to. `url` is the path with the query, as it is sent. */
export interface ReadTarget {
  readonly method: string;
  readonly url: string;
}

interface SignedFields extends StaffRead {
  readonly expires: number;
  readonly bodyHash: string;
}

/** Hashes a parsed body. JSON that was parsed and written again is the same text, because `JSON.stringify` has written it before. */
export function hashBody(body: unknown): string {
  return createHash('sha256')
    .update(body === undefined || body === null ? '' : JSON.stringify(body))
    .digest('base64url');
}

function macOf(key: Buffer, fields: string, { method, url }: ReadTarget): string {
  return keyedHash(key, 'staff read', JSON.stringify([fields, method, url])).toString('base64url');
}

/** Signs a read. The header is valid for this request only, and for some seconds. */
export function writeStaffRead(
  key: Buffer,
  read: StaffRead,
  { body, ...target }: ReadTarget & { readonly body: unknown },
  now: number,
): string {
  const { to, from, email } = read;
  const signed: SignedFields = { to, from, email, expires: now + lifetimeMs, bodyHash: hashBody(body) };
  const fields = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${fields}.${macOf(key, fields, target)}`;
}

/**
 * Reads the header of a request to the cell `own`. Null unless a cell has signed it for this cell, method and URL, and it has not
 * expired. The caller must compare `bodyHash` with the body.
 */
export function readStaffRead(
  { key, own }: { readonly key: Buffer; readonly own: string },
  header: string | readonly string[] | undefined,
  target: ReadTarget,
  now: number,
): (StaffRead & { readonly bodyHash: string }) | null {
  if (typeof header !== 'string') return null;
  const [fields = '', mac = ''] = header.split('.');
  if (!isSameText(macOf(key, fields, target), mac)) return null;
  const signed = JSON.parse(Buffer.from(fields, 'base64url').toString()) as SignedFields;
  const age = signed.expires - now;
  if (signed.to !== own || age < 0 || age > lifetimeMs + clockToleranceMs) return null;
  return signed;
}
