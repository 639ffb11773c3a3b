import { parse, stringify } from 'uuid';
import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';

/**
 * The round that a replay link refers to. The token is sealed, so it does not reveal the player and cannot be forged.
 */
export interface SharedRound {
  readonly playerId: string;
  readonly roundId: string;
}

const context = 'replay-token';
const uuidBytes = 16;

/** Creates the token of a round. It is deterministic and is not stored. */
export function replayToken(box: SealedBox, { playerId, roundId }: SharedRound): string {
  return box.sealAlike(Buffer.concat([parse(playerId), parse(roundId)]), context).toString('base64url');
}

/** Returns null for any text that `replayToken` did not create. */
export function openReplayToken(box: SealedBox, token: string): SharedRound | null {
  const sealed = Buffer.from(token, 'base64url');
  if (sealed.toString('base64url') !== token) return null;
  let plain: Buffer;
  try {
    plain = box.open(sealed, context);
  } catch {
    return null;
  }
  if (plain.length !== 2 * uuidBytes) return null;
  return { playerId: stringify(plain.subarray(0, uuidBytes)), roundId: stringify(plain.subarray(uuidBytes)) };
}
