import { parse, stringify } from 'uuid';
import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';

/** What a link to a round names; sealed, so that nobody reads the player from it or makes one for another round. */
export interface SharedRound {
  readonly playerId: string;
  readonly roundId: string;
}

const context = 'replay-token';
const uuidBytes = 16;

/** The token of a round: the same however often it is asked for, and stored nowhere. */
export function replayToken(box: SealedBox, { playerId, roundId }: SharedRound): string {
  return box.sealAlike(Buffer.concat([parse(playerId), parse(roundId)]), context).toString('base64url');
}

/** Null for anything that `replayToken` did not make. */
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
