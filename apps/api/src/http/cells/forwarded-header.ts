import { keyedHash } from '../../platform/crypto/keyed-hash.ts';
import { isSameText } from '../../platform/crypto/same-text.ts';
import { Problem } from '../../platform/problem.ts';
import type { CellRouter } from './cell-router.ts';

/** The header of a request that another cell has forwarded. */
export const forwardedHeader = 'goldwren-cell';

/** What the cell that forwards a request says about it. */
export interface Forwarded {
  /** The cell that must answer. */
  readonly cell: string;
  /** The claim of a registration. */
  readonly claimId: string | null;
}

function macOf(key: Buffer, text: string): string {
  return keyedHash(key, 'forwarded request', text).toString('base64url');
}

export function writeForwarded(key: Buffer, { cell, claimId }: Forwarded): string {
  const text = `${cell}.${claimId ?? ''}`;
  return `${text}.${macOf(key, text)}`;
}

/**
 * Reads the header. A header that no cell has written is ignored, so that a client can neither choose the claim of a registration
 * nor keep its request in another cell.
 * @throws Problem `unavailable` when the request was meant for another cell, so that requests never go round in circles.
 */
export function readForwarded(
  { key, own }: Pick<CellRouter, 'key' | 'own'>,
  header: string | readonly string[] | undefined,
): Forwarded | null {
  if (typeof header !== 'string') return null;
  const [cell = '', claimId = '', mac = ''] = header.split('.');
  if (!isSameText(macOf(key, `${cell}.${claimId}`), mac)) return null;
  if (cell !== own) {
    throw new Problem('unavailable', { retryAfterSeconds: 1, internal: `forwarded to ${own}, but meant for ${cell}` });
  }
  return { cell, claimId: claimId || null };
}
