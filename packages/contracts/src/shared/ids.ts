import { z } from 'zod';

/** Ids of everything a player owns (UUIDv7, made by the caller of the database). */
export const uuid = z.uuid('This is not an id of ours.').meta({ id: 'Uuid' });

/** Games and packages have small integer ids; in a path they arrive as text. */
export const smallIdInPath = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'This is not an id of ours.')
  .transform(Number)
  .meta({ id: 'SmallIdInPath' });

/** `starlight-fortune` */
export const slug = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'This is not a game of ours.')
  .meta({ id: 'Slug' });

/** UTC, ISO 8601. */
export const instant = z.iso.datetime().meta({ id: 'Instant' });
