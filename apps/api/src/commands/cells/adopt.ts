import { useClaim } from '../../modules/auth/public.ts';
import {
  adoptEmail,
  hashEmail,
  hashPaymentName,
  hashVendorName,
  insertReferences,
} from '../../modules/cells/public.ts';
import { adoptExclusions } from '../../modules/exclusions/public.ts';
import { selectSessionNames } from '../../modules/identity/public.ts';
import { selectTransferNames } from '../../modules/payouts/public.ts';
import { selectAddresses } from '../../modules/players/public.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type CellsCommand, done, readCellSettings, urlOf, withDatabaseOf } from './cells-command.ts';

const batch = 500;

interface Adopted {
  readonly accounts: number;
  /** Players whose email another cell already has. */
  readonly conflicts: readonly string[];
}

/**
 * Adds the players that a cell had before it was in the directory. Safe to repeat, and while the cell is in use. An email that is
 * in another cell is reported by its player, and not changed.
 */
export async function adoptPlayers(
  cell: Database,
  directory: Database,
  { name, key }: { readonly name: string; readonly key: Buffer },
): Promise<Adopted> {
  let accounts = 0;
  const conflicts: string[] = [];
  let page: Awaited<ReturnType<typeof selectAddresses>>;
  let last: string | null = null;
  do {
    page = await selectAddresses(cell.db, last, batch);
    for (const { id, email } of page) {
      const claimId = newId();
      const claim = await inTransaction(directory, (tx) => adoptEmail(tx, hashEmail(key, email), claimId, name));
      if (claim?.cell !== name) conflicts.push(id);
      else {
        // Also after an earlier run that ended between the two databases.
        await useClaim(cell.db, claim.claimId, id);
        if (claim.claimId === claimId) accounts += 1;
      }
    }
    const references = await namesOf(
      cell,
      key,
      page.map(({ id }) => id),
    );
    if (references.length > 0) await insertReferences(directory.db, references, name);
    last = page.at(-1)?.id ?? null;
  } while (page.length === batch);
  return { accounts, conflicts };
}

/** Returns the hashes of players, of their payouts at a provider, and of their identity sessions at a vendor. */
async function namesOf({ db }: Database, key: Buffer, playerIds: readonly string[]): Promise<Buffer[]> {
  if (playerIds.length === 0) return [];
  const [transfers, sessions] = [await selectTransferNames(db, playerIds), await selectSessionNames(db, playerIds)];
  return [
    ...playerIds.map((playerId) => hashPaymentName(key, { playerId })),
    ...transfers.map((name) => hashVendorName(key, { kind: 'payout', ...name })),
    ...sessions.map((name) => hashVendorName(key, { kind: 'identity', ...name })),
  ];
}

export const adopt: CellsCommand = {
  usage:
    'adopt  adds the players and self-exclusions of the cell of DATABASE_URL to the directory as players of CELL_NAME',
  async run(_args, env) {
    const settings = readCellSettings(env);
    const { accounts, conflicts, excluded } = await withDatabaseOf(urlOf(env, 'DATABASE_URL'), async (cell) => ({
      ...(await withDatabaseOf(settings.directoryUrl, (directory) => adoptPlayers(cell, directory, settings))),
      excluded: await adoptExclusions(cell),
    }));
    return done(
      `${accounts} accounts were added to the directory as players of ${settings.name}.`,
      `${excluded} self-exclusions of ${settings.name} are published by its worker, which also reads those of the others again.`,
      ...conflicts.map((id) => `The email of player ${id} belongs to another cell. Nothing was changed.`),
    );
  },
};
