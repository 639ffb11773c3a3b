import { z } from 'zod';
import { formCode } from './form-codes.ts';

/** IDs of everything that a player owns. They are UUIDv7, created before the database call. */
export const uuid = z
  .uuid(formCode('id_invalid'))
  .meta({ id: 'Uuid', examples: ['01890a5d-ac96-774b-bcce-b302099a8057'] });

/** Games and packages have small integer IDs. In a path they are text, and only plain digits are valid. */
export const smallIdInPath = z
  .preprocess(
    (id: number | string) => (/^[1-9]\d{0,5}$/.test(String(id)) ? Number(id) : null),
    z.int(formCode('id_invalid')).min(1).max(999_999),
  )
  .meta({ id: 'SmallId', examples: [2] });

/** `starlight-fortune` */
export const slug = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, formCode('game_unknown'))
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

/** The key that signed a session statement. */
export const fairnessKeyId = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .meta({ id: 'FairnessKeyId', description: 'First 16 hexadecimal digits of the SHA-256 of the public key.' });
