import type { Facts } from '@goldwren/contracts/facts';
import { playerEventKinds } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf, playerId } from '../../platform/columns.ts';

/** What happened to an account that no other record tells: sign-ins, notes of staff, what staff did to it. Append-only. */
export const playerEvent = pgTable(
  'player_event',
  {
    playerId: playerId(),
    /** UUIDv7: in order of time. */
    id: uuid().notNull(),
    at: instant().notNull().default(sql`now()`),
    kind: text({ enum: playerEventKinds }).notNull(),
    /** Null: the player, or a rule. */
    staffId: uuid(),
    facts: jsonb().$type<Facts>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.id] }), oneOf(t.kind, playerEventKinds)],
);
