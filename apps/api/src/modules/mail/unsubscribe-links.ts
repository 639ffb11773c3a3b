import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../platform/crypto/keyed-hash.ts';

/** Where one press in a mail program turns a player's reminders off (RFC 8058). */
export interface UnsubscribeLinks {
  /** The address for one player: it works without a sign-in, for as long as its secret is in use. */
  linkFor(site: string, playerId: string): string;
  /** Whose reminders a token turns off; null when it is none of ours. */
  playerOf(token: string): string | null;
}

/** Under which the API answers; `:token` is what `playerOf` reads. */
export const unsubscribePath = '/api/mail/unsubscribe/:token';

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** @param secrets The first signs, all are accepted, as for sessions; what they sign here opens nothing there. */
export function createUnsubscribeLinks(secrets: readonly string[]): UnsubscribeLinks {
  const signed = (secret: string, playerId: string) => keyedHash(Buffer.from(secret), 'unsubscribe', playerId);
  const [newest = ''] = secrets;
  return {
    linkFor: (site, playerId) => {
      const token = `${playerId}.${signed(newest, playerId).toString('base64url')}`;
      return `${site}${unsubscribePath.replace(':token', token)}`;
    },
    playerOf: (token) => {
      const [, playerId = '', signature = ''] = shape.exec(token) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const fits = (secret: string) => given.length === 32 && timingSafeEqual(given, signed(secret, playerId));
      return secrets.some(fits) ? playerId : null;
    },
  };
}
