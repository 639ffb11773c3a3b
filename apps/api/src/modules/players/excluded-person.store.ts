import { normalisedEmail } from '@goldwren/rules';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { isExcluded, type Newcomer, phoneDigits } from './breaks.store.ts';
import { excludedPerson } from './excluded-person.table.ts';
import { player } from './player.table.ts';

type Hashes = Omit<typeof excludedPerson.$inferInsert, 'playerId'> & { readonly phone: Buffer | null };

function hashesOf(key: Buffer, { email, phone, firstName, lastName, birthDate }: Newcomer): Hashes {
  const digits = phoneDigits(phone);
  const name = [firstName, lastName].map((part) => part.trim().toLowerCase()).join('|');
  return {
    email: keyedHash(key, 'excluded email', normalisedEmail(email)),
    phone: digits === null ? null : keyedHash(key, 'excluded phone', digits),
    person: keyedHash(key, 'excluded person', `${name}|${birthDate}`),
  };
}

/** Remembers somebody whose exclusion holds, before what names them is erased. */
export async function rememberExcluded(tx: Db, key: Buffer, person: Newcomer & { readonly id: string }): Promise<void> {
  await tx
    .insert(excludedPerson)
    .values({ playerId: person.id, ...hashesOf(key, person) })
    .onConflictDoNothing();
}

/** Whoever was erased cannot ask to come back: their exclusion ends with its term. */
const termHolds = and(isExcluded, sql`coalesce(${player.excludedUntil} > now(), true)`);

/** Is this somebody who had excluded themselves when their account was erased? */
export async function isExcludedAndErased(db: Db, key: Buffer, newcomer: Newcomer): Promise<boolean> {
  const { email, phone, person } = hashesOf(key, newcomer);
  const [found] = await db
    .select({ id: player.id })
    .from(excludedPerson)
    .innerJoin(player, eq(player.id, excludedPerson.playerId))
    .where(
      and(
        termHolds,
        or(
          eq(excludedPerson.email, email),
          phone === null ? undefined : eq(excludedPerson.phone, phone),
          eq(excludedPerson.person, person),
        ),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Forgets those whose term is over. */
export async function forgetExcluded(db: Db): Promise<void> {
  const over = await db
    .select({ playerId: excludedPerson.playerId })
    .from(excludedPerson)
    .innerJoin(player, eq(player.id, excludedPerson.playerId))
    .where(sql`${player.excludedUntil} <= now()`);
  for (const { playerId } of over) await db.delete(excludedPerson).where(eq(excludedPerson.playerId, playerId));
}
