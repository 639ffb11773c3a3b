import type { Facts } from '@goldwren/contracts/facts';
import { playerEventKinds } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf, playerId } from '../../platform/columns.ts';

/** Account events that no other table records: sign-ins, notes of staff, and actions of staff. Append-only. */
export const playerEvent = pgTable(
  'player_event',
  {
    playerId: playerId(),
    /** UUIDv7, so ids sort by time. */
    id: uuid().notNull(),
    at: instant().notNull().default(sql`now()`),
    kind: text({ enum: playerEventKinds }).notNull(),
    /** Null for the player or an automatic rule. */
    staffId: uuid(),
    facts: jsonb().$type<Facts>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.id] }), oneOf(t.kind, playerEventKinds)],
);
