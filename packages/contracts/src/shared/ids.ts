import { z } from 'zod';
import { says } from './form-codes.ts';

/** Ids of everything a player owns (UUIDv7, made by the caller of the database). */
export const uuid = z.uuid(says('id_invalid')).meta({ id: 'Uuid', examples: ['01890a5d-ac96-774b-bcce-b302099a8057'] });

/** Games and packages have small integer ids. In a path they arrive as text: only plain digits are an id. */
export const smallIdInPath = z
  .preprocess(
    (id: number | string) => (/^[1-9]\d{0,5}$/.test(String(id)) ? Number(id) : null),
    z.int(says('id_invalid')).min(1).max(999_999),
  )
  .meta({ id: 'SmallId', examples: [2] });

/** `starlight-fortune` */
export const slug = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, says('game_unknown'))
  .meta({ id: 'Slug', examples: ['starlight-fortune'] });

/** UTC, ISO 8601. */
export const instant = z.iso
  .datetime()
  .meta({ id: 'Instant', description: 'UTC, ISO 8601.', examples: ['2026-03-14T15:09:26.535Z'] });

/** A calendar day. */
export const day = z.iso.date().meta({ id: 'Day', description: 'A calendar day, ISO 8601.', examples: ['2026-03-14'] });

/** SHA-256 and other values of 32 bytes. */
export const hex64 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ id: 'Hex64', description: '32 bytes as 64 lowercase hexadecimal digits.' });

/** Which key signed a session statement. */
export const fairnessKeyId = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .meta({ id: 'FairnessKeyId', description: 'The first 16 hexadecimal digits of SHA-256 of the public key.' });
