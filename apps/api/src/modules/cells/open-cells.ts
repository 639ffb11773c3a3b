import type { CellSettings } from '../../config/cells.ts';
import type { CellRouter } from '../../http/cells/cell-router.ts';
import type { PaymentProviders } from '../../payments/configured-providers.ts';
import { cachedRead } from '../../platform/cached-read.ts';
import { openDatabase } from '../../platform/database.ts';
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
import { hashEmail, hashPaymentName, hashPerson } from './email-hashes.ts';
import {
  insertExcludedPerson,
  type SealedPerson,
  selectExcludedPeople,
  selectLastSeq,
} from './excluded-person.store.ts';
import { findCellOfNotification } from './find-cell-of-notification.ts';

/** The directory as one cell uses it. */
export interface Cells extends CellRouter {
  /** Records that registrations have created accounts. */
  confirmClaims(accounts: readonly { readonly claimId: string; readonly playerId: string }[]): Promise<void>;
  /** Returns claims of the own cell whose registration has not ended within `minutes`. */
  findOldClaims(minutes: number, limit: number): Promise<string[]>;
  /** Deletes claims of the own cell that have no account. */
  freeClaims(claimIds: readonly string[]): Promise<void>;
  readonly exclusions: SharedExclusions;
  close(): Promise<void>;
}

/** The self-excluded people of all cells, as the directory stores them. */
export interface SharedExclusions {
  /** Returns the name of a person of this cell in the directory. */
  hashOf(playerId: string): Buffer;
  /** Adds a version of a person of this cell, and deletes older ones. It can be repeated. */
  publish(person: Omit<SealedPerson, 'seq' | 'cell'>): Promise<void>;
  /** Returns people of other cells after a number, in the order of their numbers. */
  readAfter(seq: bigint, limit: number): Promise<SealedPerson[]>;
  /** Returns the highest number in the directory; zero when it is empty. */
  lastSeq(): Promise<bigint>;
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
    confirmClaims: async (accounts) => {
      if (accounts.length === 0) return;
      const names = accounts.map(({ playerId }) => hashPaymentName(key, { playerId }));
      await insertReferences(db, names, own);
      await activateClaims(
        db,
        accounts.map(({ claimId }) => claimId),
      );
    },
    findOldClaims: (minutes, limit) => selectOldClaims(db, own, minutes, limit),
    freeClaims: async (claimIds) => {
      if (claimIds.length > 0) await inTransaction(database, (tx) => deleteClaims(tx, own, claimIds));
    },
    exclusions: {
      hashOf: (playerId) => hashPerson(key, playerId),
      publish: (person) => inTransaction(database, (tx) => insertExcludedPerson(tx, { ...person, cell: own })),
      readAfter: (seq, limit) => selectExcludedPeople(db, own, seq, limit),
      lastSeq: () => selectLastSeq(db),
    },
    close: () => database.close(),
  };
}

function unavailable(cause: unknown): Problem {
  return new Problem('unavailable', { retryAfterSeconds: retrySeconds, cause });
}

function rethrowUnavailable(error: unknown): never {
  throw error instanceof Problem ? error : unavailable(error);
}
