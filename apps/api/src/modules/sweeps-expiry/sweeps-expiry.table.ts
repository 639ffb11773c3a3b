import { sweepsNotices } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, oneOf, playerId } from '../../platform/columns.ts';

/** Notices before Sweeps Coins expire, each once per absence, and again if more coins come after it. Append-only. */
export const sweepsExpiryNotice = pgTable(
  'sweeps_expiry_notice',
  {
    playerId: playerId(),
    /** The last sign-in or round, to the millisecond. A new one starts a new absence. */
    absentSince: instant().notNull(),
    /** The `seq` of the newest credit of Sweeps Coins that the notice knows, except wins. 0 without any. */
    afterSeq: bigint({ mode: 'bigint' }).notNull(),
    notice: text({ enum: sweepsNotices }).notNull(),
    /** The expiry time in the mail. */
    expiresAt: instant().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.absentSince, t.afterSeq, t.notice] }), oneOf(t.notice, sweepsNotices)],
);
