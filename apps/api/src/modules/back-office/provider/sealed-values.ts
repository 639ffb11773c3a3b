import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';
import { Problem } from '../../../platform/problem.ts';

/** Encrypts a value that the browser brings back within its time, so that the server stores nothing. */
export function sealFor<T>(box: SealedBox, use: string, until: Date, value: T): string {
  return box.seal(Buffer.from(JSON.stringify({ until: until.getTime(), value })), use).toString('base64url');
}

/** @throws Problem `link_invalid` for a value that is changed, of another use, or expired. */
export function openFor<T>(box: SealedBox, use: string, now: Date, sealed: string): T {
  const { until, value } = open(box, use, sealed) as { until: number; value: T };
  if (until <= now.getTime()) throw new Problem('link_invalid', { internal: `${use} expired` });
  return value;
}

function open(box: SealedBox, use: string, sealed: string): unknown {
  try {
    return JSON.parse(box.open(Buffer.from(sealed, 'base64url'), use).toString());
  } catch (cause) {
    throw new Problem('link_invalid', { cause });
  }
}
