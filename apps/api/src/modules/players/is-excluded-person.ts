import type { Db } from '../../platform/database.ts';
import { hasExcludedAccount, type Newcomer } from './breaks.store.ts';
import { isExcludedAndErased } from './excluded-person.store.ts';

/**
 * Is this somebody who has excluded themselves, also if their account was erased since: the same mailbox, the same phone, or
 * the same name and birth date?
 * @param key Of the hashes by which the erased are known.
 */
export async function isExcludedPerson(db: Db, key: Buffer, newcomer: Newcomer): Promise<boolean> {
  return (await hasExcludedAccount(db, newcomer)) || (await isExcludedAndErased(db, key, newcomer));
}
