import { randomFillSync } from 'node:crypto';
import { v5, v7 } from 'uuid';

const idBytes = 16;
/** Random bytes for many ids, because one large fill is faster than many small ones. */
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
 * Creates a UUIDv7. Create it before the first attempt, so that a retry uses the same id. In one process each id is greater
 * than the previous one: within a millisecond a counter starts at a random number (RFC 9562, section 6.2, method 1).
 */
export function newId(): string {
  const random = randomBytes();
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    seq = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
  } else {
    // The counter starts below 2^31, so at least two billion more ids fit into one millisecond.
    seq += 1;
  }
  return v7({ random, msecs, seq });
}

/** Returns when a UUIDv7 was created, in milliseconds. Null for any other version. */
export function timeOfId(id: string): number | null {
  return id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;
}

/**
 * Creates an ID from an ID of `newId` and a name, the same each time. It has the time of the ID, so both are in the partition
 * of one month.
 */
export function derivedId(id: string, name: string, namespace: string): string {
  return withTimeOf(id, v5(`${id} ${name}`, namespace));
}

const timeLength = 'xxxxxxxx-xxxx'.length;

/** Returns an ID with the time of another one. */
export function withTimeOf(timed: string, id: string): string {
  return timed.slice(0, timeLength) + id.slice(timeLength);
}

/** Returns a lower bound for all ids that `newId` creates at or after this moment. */
export function firstIdOf(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
