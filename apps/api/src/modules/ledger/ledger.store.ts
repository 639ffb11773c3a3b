import type { Currency, JournalKind } from '@goldwren/contracts/player';
import type { Db } from '../../platform/database.ts';

export interface WalletRow {
  currency: Currency;
  balance: bigint;
  unplayed: bigint;
}

export interface JournalRow {
  currency: Currency;
  seq: bigint;
  at: Date;
  kind: JournalKind;
  amount: bigint;
  balance_after: bigint;
  ref: string;
}

export type HouseAccount = 'issuance' | 'play' | 'expiry' | 'adjustment' | 'purchases';

/** One movement, in hundredths, positive to the player. `ref` is made before the first attempt. */
export interface Entry {
  playerId: string;
  currency: Currency;
  kind: JournalKind;
  contra: HouseAccount;
  amount: bigint;
  ref: string;
  /** How much of a credit must still be played once; Sweeps Coins only. */
  unplayed: bigint;
}

export async function openWallets(db: Db, playerId: string): Promise<void> {
  await db.$client.query({ name: 'open_wallets', text: 'SELECT open_wallets($1)', values: [playerId] });
}

/**
 * Posts a movement at most once per (player, ref, kind, currency); `posted` is false when it had been posted before.
 * @throws Problem `insufficient_gold` / `insufficient_sweeps` through the caller's retry.
 */
export async function postEntry(db: Db, entry: Entry): Promise<{ balance: bigint; posted: boolean }> {
  const { rows } = await db.$client.query<{ balance: bigint; posted: boolean }>({
    name: 'post_entry',
    text: 'SELECT balance, posted FROM post_entry($1, $2, $3, $4, $5, $6, $7)',
    values: [entry.playerId, entry.currency, entry.kind, entry.contra, entry.amount, entry.ref, entry.unplayed],
  });
  return rows[0] as { balance: bigint; posted: boolean };
}

/** Takes the whole balance of one currency, as it is when locked; returns what was taken. */
export async function postWholeBalance(db: Db, entry: Omit<Entry, 'amount' | 'unplayed'>): Promise<bigint> {
  const { rows } = await db.$client.query<{ taken: bigint }>('SELECT post_whole_balance($1, $2, $3, $4, $5) AS taken', [
    entry.playerId,
    entry.currency,
    entry.kind,
    entry.contra,
    entry.ref,
  ]);
  return rows[0]?.taken ?? 0n;
}

/**
 * Takes back up to `amount`, as far as the balance reaches, what had not been played first. Returns what was taken.
 * A call that takes nothing leaves no posting, so the caller makes sure that it is made once.
 */
export async function postDebitUpTo(db: Db, entry: Omit<Entry, 'unplayed'>): Promise<bigint> {
  const { rows } = await db.$client.query<{ taken: bigint }>({
    name: 'post_debit_up_to',
    text: 'SELECT taken FROM post_debit_up_to($1, $2, $3, $4, $5, $6)',
    values: [entry.playerId, entry.currency, entry.kind, entry.contra, entry.amount, entry.ref],
  });
  return rows[0]?.taken ?? 0n;
}

/**
 * Records the first use of an `Idempotency-Key` in the transaction of its effect.
 * @throws Problem `idempotency_mismatch` through the caller's retry, when it was used for something else.
 */
export async function claimIdempotencyKey(db: Db, playerId: string, key: string, hash: Buffer): Promise<void> {
  await db.$client.query('SELECT claim_idempotency_key($1, $2, $3)', [playerId, key, hash]);
}

export async function selectWallets(db: Db, playerId: string): Promise<WalletRow[]> {
  const { rows } = await db.$client.query<WalletRow>({
    name: 'select_wallets',
    text: 'SELECT currency, balance, unplayed FROM wallet WHERE player_id = $1',
    values: [playerId],
  });
  return rows;
}

export async function setWalletsFrozen(db: Db, playerId: string, frozen: boolean): Promise<void> {
  await db.$client.query('SELECT set_wallets_frozen($1, $2)', [playerId, frozen]);
}

/** Forgets idempotency keys that no caller can still be retrying with; returns how many. */
export async function forgetIdempotencyKeys(db: Db, keptHours: number): Promise<bigint> {
  const { rows } = await db.$client.query<{ forgotten: bigint }>('SELECT forget_idempotency_keys($1) AS forgotten', [
    keptHours,
  ]);
  return rows[0]?.forgotten ?? 0n;
}

/** The newest rows of one currency below `belowSeq`, newest first. */
export async function selectJournal(
  db: Db,
  query: { playerId: string; currency: Currency; kind: JournalKind | null; belowSeq: bigint; limit: number },
): Promise<JournalRow[]> {
  const { rows } = await db.$client.query<JournalRow>({
    name: 'select_journal',
    text: `SELECT currency, seq, at, kind, amount, balance_after, ref FROM journal
           WHERE player_id = $1 AND currency = $2 AND seq < $3 AND ($4::journal_kind IS NULL OR kind = $4)
           ORDER BY seq DESC LIMIT $5`,
    values: [query.playerId, query.currency, query.belowSeq, query.kind, query.limit],
  });
  return rows;
}
