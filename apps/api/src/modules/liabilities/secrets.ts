import { createHmac } from 'node:crypto';

/** What the sealed key of a day is bound to. */
export function keyContext(day: string): string {
  return `liabilities ${day}`;
}

/**
 * The secret of a player on a day. It blinds the player in the leaves.
 * @param key 32 random bytes of the day
 */
export function secretOf(key: Uint8Array, playerId: string): Buffer {
  return createHmac('sha256', key).update(playerId).digest();
}
