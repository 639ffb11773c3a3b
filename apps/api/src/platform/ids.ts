import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const idBytes = 16;
/** Filled once for so many ids, rather than asked for sixteen bytes at a time. */
const pool = new Uint8Array(256 * idBytes);
let taken = pool.length;

function randomBytes(): Uint8Array {
  if (taken === pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  taken += idBytes;
  return pool.subarray(taken - idBytes, taken);
}

let msecs = 0;
let seq = 0;

/**
 * A new UUIDv7: made before the first attempt, so that a retry carries the same id. Of one process each is greater than the
 * one before: within a millisecond they count on from a random number (RFC 9562, section 6.2, method 1).
 */
export function newId(): string {
  const random = randomBytes();
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    seq = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
  } else {
    // It starts in the lower half of 32 bits: room for two thousand million more in one millisecond.
    seq += 1;
  }
  return v7({ random, msecs, seq });
}

/** The lowest id that `newId` can have made at this moment: those from then on are above it. */
export function firstIdOf(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
