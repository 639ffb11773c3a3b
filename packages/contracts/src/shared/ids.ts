import { z } from 'zod';
import { says } from './form-codes.ts';

/** Ids of everything a player owns (UUIDv7, made by the caller of the database). */
export const uuid = z.uuid(says('id_invalid')).meta({ id: 'Uuid' });

/** Games and packages have small integer ids; in a path they arrive as text. */
export const smallIdInPath = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, says('id_invalid'))
  .transform(Number)
  .meta({ id: 'SmallIdInPath' });

/** `starlight-fortune` */
export const slug = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, says('game_unknown'))
  .meta({ id: 'Slug' });

/** UTC, ISO 8601. */
export const instant = z.iso.datetime().meta({ id: 'Instant' });
