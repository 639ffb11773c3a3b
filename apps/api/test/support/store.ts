import { randomUUID } from 'node:crypto';
import { coinPackages } from '@goldwren/rules';
import type pg from 'pg';
import { readConfig } from '../../src/config/config.ts';
import { makeContext } from '../../src/make-context.ts';
import { insertPlayer } from '../../src/modules/players/public.ts';
import type { SettlementDeps } from '../../src/modules/store/notifications/process-notification.ts';
import { receiveNotification } from '../../src/modules/store/notifications/receive-notification.ts';
import { createPaymentProviders } from '../../src/modules/store/public.ts';
import { paymentReference } from '../../src/payments/payment-reference.ts';
import { skrillSignatures } from '../../src/payments/skrill/skrill-signature.ts';
import { drizzleOver, openDatabase } from '../../src/platform/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { createTestDatabase } from '../harness/test-database.ts';
import { testSettings } from './settings.ts';
import { openOwner } from './test-api.ts';

export const specialId = 100;
export const bronzeId = 2;

export type Form = Record<string, string>;
export interface Alert {
  readonly message: string;
  readonly fields: Record<string, unknown>;
}

/** Settlement without HTTP: the use cases on a database of their own, as the sandbox's merchant. */
export interface StoreDesk {
  readonly deps: SettlementDeps;
  readonly owner: pg.Pool;
  readonly url: string;
  /** What staff were alerted of, in order. */
  readonly alerts: Alert[];
  /** Takes in one notification, as the webhook does. */
  notify(form: Form): Promise<void>;
  close(): Promise<void>;
}

export async function createStoreDesk(): Promise<StoreDesk> {
  const made = await createTestDatabase();
  const config = readConfig(testSettings(made.url));
  const database = openDatabase({
    url: made.anyUrl,
    role: null,
    maxConnections: 8,
    applicationName: 'goldwren-api',
    onError: () => undefined,
  });
  const owner = openOwner(made.url);
  const alerts: Alert[] = [];
  const error = (fields: object, message: string): void =>
    void alerts.push({ message, fields: fields as Record<string, unknown> });
  const deps = {
    ...makeContext(config, database, { info: error, warn: error, error, fatal: error }),
    providers: createPaymentProviders(config.payments.accounts),
  };
  return {
    deps,
    owner,
    url: made.url,
    alerts,
    notify: (form) => receiveNotification(deps, 'sandbox', form),
    close: async () => {
      await Promise.all([database.close(), owner.end()]);
      await made.drop();
    },
  };
}

/** Players with empty wallets, straight into the tables. */
export async function newBuyers(owner: pg.Pool, count: number, region: string | null = 'NY'): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  for (const id of ids) {
    await insertPlayer(drizzleOver(owner), {
      id,
      email: `${id}@example.test`,
      passwordHash: '-',
      firstName: 'Robin',
      lastName: 'Wren',
      birthDate: '1990-05-17',
      country: 'US',
      region,
      phone: null,
      locale: 'en',
    });
  }
  await owner.query('SELECT open_wallets(id) FROM unnest($1::uuid[]) AS id', [ids]);
  return ids;
}

/** Whose the orders are that were placed here: what a provider says of them carries it. */
const owners = new Map<string, string>();

/** What the provider calls an order; the order alone where it was not placed here. */
export function referenceOf(orderId: string): string {
  const playerId = owners.get(orderId);
  return playerId === undefined ? orderId : paymentReference({ id: orderId, playerId });
}

/** One order of a package for each player, in state `created`; returns their ids in the same order. */
export async function placeOrders(owner: pg.Pool, players: readonly string[], packageId = bronzeId): Promise<string[]> {
  const ids = players.map(() => newId());
  await owner.query(
    `INSERT INTO store_order (player_id, id, package_id, package_name, price_cents, gold, sweeps, first_purchase, status, provider)
     SELECT o.player_id, o.id, p.id, p.name, p.price_cents, p.gold, p.sweeps, p.first_purchase, 'created', 'sandbox'
       FROM unnest($1::uuid[], $2::uuid[]) AS o (player_id, id), coin_package p WHERE p.id = $3`,
    [players, ids, packageId],
  );
  for (const [index, id] of ids.entries()) owners.set(id, players[index] as string);
  return ids;
}

export async function placeOrder(owner: pg.Pool, player: string, packageId = bronzeId): Promise<string> {
  return (await placeOrders(owner, [player], packageId))[0] as string;
}

const sandboxAccount = readConfig(testSettings('postgres://nowhere/db')).payments.accounts[0];

const statusCodes = {
  processed: '2',
  pending: '0',
  cancelled: '-1',
  failed: '-2',
  chargeback: '-3',
  refund: '2',
} as const;
export type Told = keyof typeof statusCodes;

/** A notification of the sandbox merchant, signed; overrides are signed too, except of the signatures themselves. */
export function notification(orderId: string, told: Told, overrides: Form = {}): Form {
  const fields: Form = {
    pay_to_email: sandboxAccount.merchantEmail,
    pay_from_email: 'payer@example.test',
    merchant_id: sandboxAccount.merchantId,
    transaction_id: referenceOf(orderId),
    mb_transaction_id: '5585262',
    mb_amount: '10',
    mb_currency: 'USD',
    status: statusCodes[told],
    amount: '10',
    currency: 'USD',
    event: told === 'refund' ? 'refund' : 'payment',
    ...overrides,
  };
  return {
    ...fields,
    ...skrillSignatures(
      {
        merchantId: fields.merchant_id ?? '',
        transactionId: fields.transaction_id ?? '',
        amount: fields.mb_amount ?? '',
        currency: fields.mb_currency ?? '',
        status: fields.status ?? '',
      },
      sandboxAccount.secret,
    ),
    ...('sha2sig' in overrides ? { sha2sig: overrides.sha2sig ?? '' } : {}),
    ...('md5sig' in overrides ? { md5sig: overrides.md5sig ?? '' } : {}),
  };
}

/** The same payment told again: other bytes, so that it is not found by its hash. */
export function again(form: Form): Form {
  return { ...form, customer_id: randomUUID() };
}

export interface Standing {
  status: string;
  gold: bigint;
  sweeps: bigint;
  unplayed: bigint;
}

/** An order's state with its player's balances. */
export async function standingOf(owner: pg.Pool, orderId: string): Promise<Standing> {
  const { rows } = await owner.query<Standing>(
    `SELECT o.status, g.balance AS gold, s.balance AS sweeps, s.unplayed
       FROM store_order o
       JOIN wallet g ON g.player_id = o.player_id AND g.currency = 'gold'
       JOIN wallet s ON s.player_id = o.player_id AND s.currency = 'sweeps'
      WHERE o.id = $1`,
    [orderId],
  );
  return rows[0] as Standing;
}

export function contentsOf(packageId: number): { gold: bigint; sweeps: bigint } {
  const offer = coinPackages.find(({ id }) => id === packageId);
  if (!offer) throw new Error(`no package ${packageId}`);
  return { gold: offer.goldHundredths, sweeps: offer.sweepsHundredths };
}

/** What became of each notification of an order, oldest first. */
export async function verdictsOf(owner: pg.Pool, orderId: string): Promise<(string | null)[]> {
  const { rows } = await owner.query<{ verdict: string | null }>(
    "SELECT verdict FROM webhook_inbox WHERE payload ->> 'transaction_id' = ANY ($1) ORDER BY received_at",
    [[orderId, referenceOf(orderId)]],
  );
  return rows.map((row) => row.verdict);
}
