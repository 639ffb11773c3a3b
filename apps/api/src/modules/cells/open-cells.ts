import type { CellSettings } from '../../config/cells.ts';
import type { CellRouter } from '../../http/cells/cell-router.ts';
import type { PaymentProviders } from '../../payments/configured-providers.ts';
import { cachedRead } from '../../platform/cached-read.ts';
import { type Db, openDatabase } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  activateClaims,
  type Cell,
  claimEmail,
  claimMailbox,
  deleteClaims,
  insertReferences,
  selectCellOfEmail,
  selectCells,
  selectOldClaims,
} from './directory.store.ts';
import { hashEmail, hashPaymentName, hashVendorName, type VendorName } from './email-hashes.ts';
import { type EventVendors, findCellOfEvent } from './find-cell-of-event.ts';
import { findCellOfNotification } from './find-cell-of-notification.ts';
import { openSharedExclusions, type SharedExclusions } from './shared-exclusions.ts';
import { openSharedSettings, type SharedSettings } from './shared-settings.ts';

/** The directory as one cell uses it. */
export interface Cells extends CellRouter {
  /** Records that registrations have created accounts. */
  confirmClaims(accounts: readonly { readonly claimId: string; readonly playerId: string }[]): Promise<void>;
  /** Returns claims of this cell whose registration has not ended within `minutes`. */
  findOldClaims(minutes: number, limit: number): Promise<string[]>;
  /** Deletes claims of this cell that have no account. */
  freeClaims(claimIds: readonly string[]): Promise<void>;
  /** Records that payouts or identity sessions are of this cell, so that it gets their events. It can be repeated. */
  addVendorNames(names: readonly VendorName[]): Promise<void>;
  readonly exclusions: SharedExclusions;
  readonly settings: SharedSettings;
  close(): Promise<void>;
}

const listMaxAgeMs = 5_000;
/** Registrations and sign-ins are rare next to rounds, and each takes one short statement or transaction. */
const maxConnections = 4;
const statementTimeoutMs = 2_000;
const retrySeconds = 2;

/** Opens the directory. It connects on the first use, so that a process starts and plays while the directory is down. */
export function openCells(
  { directoryUrl, name: own, key }: CellSettings,
  providers: Pick<PaymentProviders, 'byName'>,
  vendors: EventVendors,
  onError: (error: Error) => void,
): Cells {
  const database = openDatabase({
    url: directoryUrl,
    role: null,
    maxConnections,
    applicationName: `goldwren-${own}`,
    statementTimeoutMs,
    onError,
  });
  const { db } = database;
  let lastList: readonly Cell[] = [];
  const list = cachedRead(listMaxAgeMs, async () => {
    lastList = await selectCells(db);
    return lastList;
  });
  const known = () =>
    list().catch((error: unknown) => {
      if (lastList.length === 0) throw unavailable(error);
      return lastList;
    });
  return {
    own,
    key,
    urlOf: async (cell) => (await known()).find(({ name }) => name === cell)?.apiUrl ?? null,
    cells: known,
    cellOfEmail: async (email) => {
      const { emailHash } = hashEmail(key, email);
      const [known, cells] = await Promise.all([selectCellOfEmail(db, emailHash), list()]).catch(rethrowUnavailable);
      return known ?? cells[emailHash.readUInt32BE() % cells.length]?.name ?? own;
    },
    cellOfMailbox: async (email) => {
      const { mailboxHash } = hashEmail(key, email);
      return (await claimMailbox(db, mailboxHash, own).catch(rethrowUnavailable)) ?? own;
    },
    claimEmail: async (email) => {
      const unused = { claimId: newId(), hashes: hashEmail(key, `${newId()}@invalid`) };
      const claim = await inTransaction(database, (tx) => claimEmail(tx, hashEmail(key, email), unused)).catch(
        rethrowUnavailable,
      );
      if (claim === null) throw new Problem('unavailable', { retryAfterSeconds: 60, internal: 'no cell is open' });
      return claim;
    },
    cellOfNotification: (provider, delivery) =>
      findCellOfNotification({ db, key, own, providers }, provider, delivery).catch(rethrowUnavailable),
    cellOfEvent: (kind, vendor, body) =>
      findCellOfEvent({ db, key, own, vendors }, kind, vendor, body).catch(rethrowUnavailable),
    addVendorNames: async (names) => {
      const hashes = names.map((name) => hashVendorName(key, name));
      if (hashes.length > 0) await insertReferences(db, hashes, own);
    },
    confirmClaims: (accounts) => confirmClaims(db, key, own, accounts),
    findOldClaims: (minutes, limit) => selectOldClaims(db, own, minutes, limit),
    freeClaims: async (claimIds) => {
      if (claimIds.length > 0) await inTransaction(database, (tx) => deleteClaims(tx, own, claimIds));
    },
    exclusions: openSharedExclusions(database, key, own),
    settings: openSharedSettings(database, own),
    close: () => database.close(),
  };
}

async function confirmClaims(
  db: Db,
  key: Buffer,
  own: string,
  accounts: Parameters<Cells['confirmClaims']>[0],
): Promise<void> {
  if (accounts.length === 0) return;
  const names = accounts.map(({ playerId }) => hashPaymentName(key, { playerId }));
  await insertReferences(db, names, own);
  await activateClaims(
    db,
    accounts.map(({ claimId }) => claimId),
  );
}

function unavailable(cause: unknown): Problem {
  return new Problem('unavailable', { retryAfterSeconds: retrySeconds, cause });
}

function rethrowUnavailable(error: unknown): never {
  throw error instanceof Problem ? error : unavailable(error);
}
