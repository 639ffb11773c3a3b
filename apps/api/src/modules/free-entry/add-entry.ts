import { createHash } from 'node:crypto';
import {
  type EntryMethod,
  type Locale,
  normalisedAddress,
  normalisedEmail,
  normalisedNameAndAddress,
  type PolicyPack,
} from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { postgresError } from '../../platform/postgres/postgres-error.ts';
import { newReference } from '../../platform/reference.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { assertMayEnter, type Entrant } from './assert-may-enter.ts';
import { insertEntry, onceIndexes, referenceIndex, selectReference } from './free-entry.store.ts';

export type EntryDeps = Pick<Context, 'database' | 'mailer' | 'policy'>;

/** The data on an online form or a mailed card. */
export interface EntryForm extends Entrant {
  readonly email: string;
  readonly fullName: string;
  readonly address: string;
  readonly locale: Locale;
}

export interface EntryTerms {
  /** The day that the entry counts for, and the deadline for the answer, from the database's current time. */
  countsFor(now: Date): { readonly day: string; readonly dueAt: Date };
  /** Runs in the same transaction. */
  alsoDo?(tx: Db, added: { readonly id: string; readonly reference: string }): Promise<void>;
}

export type Added = { readonly id: string; readonly reference: string } | 'already_entered';

/**
 * Adds an entry to the queue and its confirmation to the outbox, in one transaction. Two unique indexes allow only one
 * entry per person and day, across all processes.
 * No account is looked up, so the response and its time are the same whether or not the email has one.
 * @throws Problem `validation_failed` for a minor, `region_blocked` where there are no free entries.
 */
export async function addEntry(
  context: EntryDeps,
  method: EntryMethod,
  form: EntryForm,
  terms: EntryTerms,
): Promise<Added> {
  const id = newId();
  const pack = await context.policy();
  try {
    // A duplicate reference retries with a new one.
    return await inTransaction(context.database, (db) => insertOne(context, db, pack, id, method, form, terms), [
      referenceIndex,
    ]);
  } catch (error) {
    const refused = postgresError(error);
    if (refused?.code !== '23505' || !onceIndexes.includes(refused.constraint ?? '')) throw error;
    // If the first attempt was committed before its connection was lost, the conflicting entry is this one.
    const reference = await selectReference(context.database.db, id);
    return reference === null ? 'already_entered' : { id, reference };
  }
}

async function insertOne(
  { mailer }: Pick<Context, 'mailer'>,
  db: Db,
  pack: PolicyPack,
  id: string,
  method: EntryMethod,
  form: EntryForm,
  { countsFor, alsoDo }: EntryTerms,
): Promise<Added> {
  const counts = countsFor(await readDatabaseClock(db));
  assertMayEnter(pack, form, counts.day);
  const reference = newReference('FE');
  await insertEntry(db, {
    ...form,
    id,
    reference,
    method,
    emailKey: normalisedEmail(form.email),
    personKey: sha256(normalisedNameAndAddress(form.fullName, form.address)),
    addressKey: sha256(normalisedAddress(form.address)),
    ...counts,
  });
  const { email: recipient, fullName, locale } = form;
  await mailer.queue(db, { template: 'free_entry_received', recipient, locale, fullName, reference, method });
  await alsoDo?.(db, { id, reference });
  return { id, reference };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
