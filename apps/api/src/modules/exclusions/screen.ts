import type { ExclusionOccasion, ExclusionVerdict, FoundVerdict } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { lockText, lockTextShared } from '../../platform/postgres/lock-text.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { holdForExclusion, insertMarks, insertMatches, selectMarks, selectProfile } from './exclusions.store.ts';
import { type Found, findAccountsOf, findExcluded } from './find-excluded.ts';
import { marksOf, type PersonEvidence } from './person-evidence.ts';
import { boxOf, personOf, sealedMark } from './person-marks.ts';

/** `seedKey`: the key of the hashes and of the encrypted names. */
export interface ScreenDeps extends Pick<Context, 'database'> {
  readonly config: { readonly seedKey: Buffer };
}

/**
 * Storing new marks takes this lock in shared mode, and an exclusion takes it exclusively. Of a concurrent registration
 * and exclusion, the second therefore sees the first.
 * Take it before locking any row.
 */
const exclusionLock = 7_310_042;
const lockName = 'exclusions';

/**
 * Returns whether a person without an account is excluded. The transaction can then register them: no exclusion can
 * start before it ends.
 */
export async function screenNewcomer(
  tx: Db,
  key: Buffer,
  evidence: PersonEvidence,
): Promise<{ readonly verdict: ExclusionVerdict; readonly found: readonly Found[] }> {
  await lockTextShared(tx, exclusionLock, lockName);
  const found = await findExcluded(tx, key, personOf(boxOf(key), [], marksOf(key, evidence)), null);
  return { verdict: worstOf(found), found };
}

/** Stores the marks of a player who has just registered, and opens the near matches. */
export async function storeNewcomer(
  tx: Db,
  key: Buffer,
  playerId: string,
  evidence: PersonEvidence,
  found: readonly Found[],
): Promise<void> {
  await storeEvidence(tx, key, playerId, evidence);
  await openMatches(tx, playerId, found, 'registration');
}

/**
 * Compares a player with all self-excluded people, by everything that is known about the player and by new evidence,
 * which is stored. A new match holds the account in the same transaction.
 * @returns How the account is held now. Null when it is not held.
 */
export async function screenWithin(
  tx: Db,
  key: Buffer,
  playerId: string,
  occasion: ExclusionOccasion,
  evidence: PersonEvidence = {},
): Promise<FoundVerdict | null> {
  await lockTextShared(tx, exclusionLock, lockName);
  const hold = await storeProfile(tx, key, playerId);
  await storeEvidence(tx, key, playerId, evidence);
  const subject = personOf(boxOf(key), await selectMarks(tx, [playerId]));
  const found = await findExcluded(tx, key, subject, playerId);
  return found.length === 0 ? hold : openMatches(tx, playerId, found, occasion);
}

/** Does the same in its own transaction, so that the result stays even when the caller's operation is then rejected. */
export async function screenForExclusion(
  { database, config }: ScreenDeps,
  playerId: string,
  occasion: ExclusionOccasion,
  evidence: PersonEvidence = {},
): Promise<FoundVerdict | null> {
  return inTransaction(database, (tx) => screenWithin(tx, config.seedKey, playerId, occasion, evidence));
}

/** @throws Problem `self_excluded` or `exclusion_review` for a held account. */
export function assertNotHeld(hold: FoundVerdict | null): void {
  if (hold === 'near') throw new Problem('exclusion_review');
  if (hold === 'exact') throw new Problem('self_excluded', { params: { until: null } });
}

/** Waits for running registrations and blocks new ones. Call it first in the transaction that excludes a player. */
export async function lockExclusions(tx: Db): Promise<void> {
  await lockText(tx, exclusionLock, lockName);
}

/**
 * Holds every open account that may belong to a player who has just excluded themselves. Such an account cannot stake,
 * buy or redeem until staff have decided.
 */
export async function holdAccountsOf(tx: Db, key: Buffer, excludedPlayerId: string): Promise<void> {
  await storeProfile(tx, key, excludedPlayerId);
  await holdAccountsOfForeign(tx, key, excludedPlayerId);
}

/** Does the same for an excluded person of another cell, whose marks are stored here. */
export async function holdAccountsOfForeign(tx: Db, key: Buffer, excludedPlayerId: string): Promise<void> {
  for (const { playerId, found } of await findAccountsOf(tx, key, excludedPlayerId)) {
    await openMatches(tx, playerId, [found], 'exclusion_start');
  }
}

/**
 * Stores marks for players who registered before marks existed, and for changed profiles. Returns the hold of the
 * account.
 */
async function storeProfile(tx: Db, key: Buffer, playerId: string): Promise<FoundVerdict | null> {
  const { firstName, lastName, birthDate, email, phone, hold } = await selectProfile(tx, playerId);
  await storeEvidence(tx, key, playerId, { people: [{ firstName, lastName, birthDate }], email, phone });
  return hold;
}

async function storeEvidence(tx: Db, key: Buffer, playerId: string, evidence: PersonEvidence): Promise<void> {
  const box = boxOf(key);
  const marks = marksOf(key, evidence);
  if (marks.length === 0) return;
  await insertMarks(
    tx,
    playerId,
    marks.map((mark) => sealedMark(box, playerId, mark)),
  );
}

async function openMatches(
  tx: Db,
  playerId: string,
  found: readonly Found[],
  occasion: ExclusionOccasion,
): Promise<FoundVerdict | null> {
  if (found.length === 0) return null;
  await insertMatches(
    tx,
    found.map((match) => ({ ...match, playerId, id: newId(), occasion, reasons: [...match.reasons] })),
  );
  return holdForExclusion(tx, playerId);
}

function worstOf(found: readonly Found[]): ExclusionVerdict {
  if (found.length === 0) return 'none';
  return found.some(({ verdict }) => verdict === 'exact') ? 'exact' : 'near';
}
