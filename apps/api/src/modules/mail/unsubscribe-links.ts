import { timingSafeEqual } from 'node:crypto';
import { prefixCell, splitCell } from '../../http/cells/cell-of-name.ts';
import { keyedHash } from '../../platform/crypto/keyed-hash.ts';

/** Links with which a mail program turns a player's reminders off in one click (RFC 8058). */
export interface UnsubscribeLinks {
  /** Returns the URL for one player. It works without sign-in, as long as its secret is in use. */
  linkFor(site: string, playerId: string): string;
  /** Returns the player of a token. Null for an invalid token. */
  playerOf(token: string): string | null;
}

/** The path of the API. `:token` is the argument of `playerOf`. */
export const unsubscribePath = '/api/mail/unsubscribe/:token';

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/**
 * @param secrets the first one signs, all are accepted, as for sessions. The signatures are not valid for sessions.
 * @param cell the cell that the links name; null on a site with one cell.
 */
export function createUnsubscribeLinks(secrets: readonly string[], cell: string | null = null): UnsubscribeLinks {
  const signed = (secret: string, playerId: string) => keyedHash(Buffer.from(secret), 'unsubscribe', playerId);
  const [newest = ''] = secrets;
  return {
    linkFor: (site, playerId) => {
      const token = prefixCell(cell, `${playerId}.${signed(newest, playerId).toString('base64url')}`);
      return `${site}${unsubscribePath.replace(':token', token)}`;
    },
    playerOf: (token) => {
      const [, playerId = '', signature = ''] = shape.exec(splitCell(token).rest) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const fits = (secret: string) => given.length === 32 && timingSafeEqual(given, signed(secret, playerId));
      return secrets.some(fits) ? playerId : null;
    },
  };
}
