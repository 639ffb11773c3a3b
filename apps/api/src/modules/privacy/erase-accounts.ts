import { retentionYearsAfterErasureOf } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Database, Db } from '../../platform/database.ts';
import { forEachItem } from '../../platform/for-each.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { eraseAuditFacts } from '../audit/public.ts';
import { eraseSignIn, hashUnknownPassword } from '../auth/public.ts';
import { eraseAliases } from '../challenge/public.ts';
import { deleteMarks, selectEndedExclusions } from '../exclusions/public.ts';
import type { Files } from '../files/public.ts';
import { eraseEntries } from '../free-entry/public.ts';
import { deleteFavorites } from '../games/public.ts';
import { eraseIdentity } from '../identity/public.ts';
import { deleteMailTo } from '../mail/public.ts';
import { erasePlayer, insertPlayerEvent, lockPlayerToErase, type PlayerToErase } from '../players/public.ts';
import { deletePush } from '../push/public.ts';
import { erasePayee, hasOpenRedemption } from '../redemptions/public.ts';
import { deleteRisk } from '../risk/public.ts';
import { eraseScreenedNames, selectPlayersWithOldMatches } from '../sanctions/public.ts';
import { erasePayer } from '../store/public.ts';
import { deleteTickets } from '../support/public.ts';
import { deleteOldForms, selectPlayersWithOldForms } from '../w9/public.ts';
import { markErased, selectDueDeletions, selectErased } from './deletion.store.ts';
import { deleteExports } from './export.store.ts';

type Deps = Pick<Context, 'database' | 'config'> & { readonly files: Files };

/** Accounts in one run. Large, because accounts that wait for a redemption must not block the others. */
const batch = 1_000;

/**
 * Erases accounts that are due, each in one transaction. Personal data is deleted. What the law requires stays without
 * a name (packages/rules, retention.ts). Returns how many.
 * An account with an open redemption waits until it ends.
 */
export async function eraseAccounts(deps: Deps): Promise<number> {
  const { database } = deps;
  try {
    return await forEachItem('accounts', await selectDueDeletions(database.db, batch), async (playerId) => {
      if (await hasOpenRedemption(database.db, playerId)) return false;
      const passwordHash = await hashUnknownPassword();
      return inTransaction(database, (tx) => eraseAccount(deps, tx, playerId, passwordHash));
    });
  } finally {
    await deleteExpiredNames(database);
  }
}

async function eraseAccount({ config, files }: Deps, tx: Db, playerId: string, passwordHash: string): Promise<boolean> {
  const player = await lockPlayerToErase(tx, playerId);
  // Checked again under the player's lock, because a failed payout reopens its redemption.
  if ((await hasOpenRedemption(tx, playerId)) || !(await markErased(tx, playerId))) return false;
  // Must come first: it finds rows about tickets and documents through those records.
  await eraseAuditFacts(tx, playerId);
  await files.release(tx, [...(await eraseIdentity(tx, playerId)), ...(await deleteExports(tx, playerId))]);
  await eraseRecords(tx, config.seedKey, player);
  await erasePlayer(tx, playerId, passwordHash);
  await insertPlayerEvent(tx, { playerId, kind: 'erased', staffId: null, facts: {} });
  return true;
}

/** Erases what other modules store under the player's id, or under the email while it is still known. */
async function eraseRecords(tx: Db, key: Buffer, player: PlayerToErase): Promise<void> {
  const { id, email, emailVerifiedAt } = player;
  // An unverified email may belong to another person, whose records must stay.
  const owner = { id, email: emailVerifiedAt === null ? null : email };
  await deleteMarks(tx, id);
  await eraseSignIn(tx, key, player);
  await deleteMailTo(tx, email);
  await deletePush(tx, id);
  await deleteRisk(tx, id);
  await deleteFavorites(tx, id);
  await eraseAliases(tx, id);
  await deleteTickets(tx, owner);
  await eraseEntries(tx, owner);
  await erasePayer(tx, id);
  await erasePayee(tx, id);
  await eraseScreenedNames(tx, id, retentionYearsAfterErasureOf('sanctions_matches'));
}

/** Deletes the names that stay after an erasure, once the law no longer requires them. */
async function deleteExpiredNames(database: Database): Promise<void> {
  const { db } = database;
  for (const playerId of await selectErased(db, await selectEndedExclusions(db))) await deleteMarks(db, playerId);
  const formYears = retentionYearsAfterErasureOf('tax_forms');
  for (const playerId of await selectErased(db, await selectPlayersWithOldForms(db, formYears)))
    await deleteOldForms(db, formYears, playerId);
  const matchYears = retentionYearsAfterErasureOf('sanctions_matches');
  for (const playerId of await selectErased(db, await selectPlayersWithOldMatches(db, matchYears)))
    await inTransaction(database, (tx) => eraseScreenedNames(tx, playerId, matchYears));
}
