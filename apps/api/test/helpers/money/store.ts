import { randomUUID } from 'node:crypto';
import { coinPackages } from '@goldwren/rules';
import type pg from 'pg';
import { readConfig } from '../../../src/config/config.ts';
import { makeContext } from '../../../src/make-context.ts';
import { insertPlayer } from '../../../src/modules/players/public.ts';
import { type InboxKey, insertNotification } from '../../../src/modules/store/notifications/inbox.store.ts';
import type { SettlementDeps } from '../../../src/modules/store/notifications/process-notification.ts';
import { receiveNotification } from '../../../src/modules/store/notifications/receive-notification.ts';
import { createPaymentProviders } from '../../../src/modules/store/public.ts';
import type { Delivery } from '../../../src/payments/payment-provider.ts';
import { paymentReference } from '../../../src/payments/payment-reference.ts';
import { drizzleOver } from '../../../src/platform/database.ts';
import { newId } from '../../../src/platform/ids.ts';
import { createTestDatabase } from '../../harness/test-database.ts';
import { testSettings } from '../api/settings.ts';
import { openOwner } from '../api/test-api.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import { deliveryOf, type Form, skrillForm, skrillWire } from './skrill-wire.ts';
import { intentOf } from './stripe-wire.ts';
import type { Facts, NotifiedStatus, Wire } from './wire-types.ts';

export type { Form, NotifiedStatus };
export { deliveryOf };

export const specialId = 100;
export const bronzeId = 2;

export interface Alert {
  readonly message: string;
  readonly fields: Record<string, unknown>;
}

/** The settlement use cases on a new database without HTTP, as the merchant of one sandbox. */
export interface StoreFixture {
  readonly deps: SettlementDeps;
  readonly owner: pg.Pool;
  readonly url: string;
  /** The alerts for operators, in order. */
  readonly alerts: Alert[];
  /** Processes one notification like the webhook: a form of the default provider, or a delivery of this provider. */
  notify(notification: Form | Delivery): Promise<void>;
  /** Processes a notification of this provider about an order that was placed here. */
  notifyOrder(orderId: string, notified: NotifiedStatus, facts?: Facts): Promise<void>;
  /** Stores a notification without processing it, as if the process had died in between. */
  leave(orderId: string, notified: NotifiedStatus): Promise<InboxKey>;
  /** Like `placeOrders`, with this provider. */
  place(players: readonly string[], packageId?: number): Promise<string[]>;
  close(): Promise<void>;
}

export async function createStoreFixture(wire: Wire = skrillWire): Promise<StoreFixture> {
  const made = await createTestDatabase();
  const config = readConfig(testSettings(made.url));
  const database = openTestDatabase({ url: made.anyUrl, maxConnections: 8 });
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
    notify: (given) => receiveNotification(deps, wire.provider, isDelivery(given) ? given : deliveryOf(given)),
    notifyOrder: (id, notified, facts) =>
      receiveNotification(deps, wire.provider, wire.deliver(referenceOf(id), notified, facts)),
    leave: async (id, notified) => {
      const receipt = deps.providers
        .byName(wire.provider)
        ?.receive(wire.deliver(referenceOf(id), notified, { again: true }));
      if (!receipt?.genuine) throw new Error('the adapter rejects the signature of the wire');
      const key = { provider: wire.provider, eventId: receipt.eventId };
      await insertNotification(database.db, key, receipt.notice.reference, receipt.data);
      return key;
    },
    place: (players, packageId) => placeOrders(owner, players, packageId, wire.provider),
    close: async () => {
      await Promise.all([database.close(), owner.end()]);
      await made.drop();
    },
  };
}

function isDelivery(given: Form | Delivery): given is Delivery {
  return given.body instanceof Uint8Array;
}

/** Inserts players with empty wallets directly into the tables. */
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

/** The players of the orders that were placed here, because references contain the player. */
const owners = new Map<string, string>();

/** Remembers the player of an order that was not placed here, for its reference. */
export function rememberOrder(orderId: string, playerId: string): void {
  owners.set(orderId, playerId);
}

/** Returns the reference of an order; the order id alone when its player is unknown. */
export function referenceOf(orderId: string): string {
  const playerId = owners.get(orderId);
  return playerId === undefined ? orderId : paymentReference({ id: orderId, playerId });
}

/** Inserts one order of a package for each player, with the status `created`. Returns their ids in the same order. */
export async function placeOrders(
  owner: pg.Pool,
  players: readonly string[],
  packageId = bronzeId,
  provider = 'sandbox',
): Promise<string[]> {
  const ids = players.map(() => newId());
  const { rows: offers } = await owner.query('SELECT * FROM coin_package WHERE id = $1', [packageId]);
  const [offer] = offers;
  await owner.query(
    `INSERT INTO store_order (player_id, id, package_id, package_name, price_cents, gold, sweeps, first_purchase, status, provider, created_at)
     SELECT o.player_id, o.id, $3, $4, $5, $6, $7, $8, 'created', $9, now()
       FROM unnest($1::uuid[], $2::uuid[]) AS o (player_id, id)`,
    [players, ids, offer.id, offer.name, offer.price_cents, offer.gold, offer.sweeps, offer.first_purchase, provider],
  );
  for (const [index, id] of ids.entries()) owners.set(id, players[index] as string);
  return ids;
}

export async function placeOrder(owner: pg.Pool, player: string, packageId = bronzeId): Promise<string> {
  return (await placeOrders(owner, [player], packageId))[0] as string;
}

/** Builds a signed notification of the default sandbox; see skrillForm. */
export function notification(orderId: string, notified: NotifiedStatus, overrides: Form = {}): Form {
  return skrillForm(referenceOf(orderId), notified, overrides);
}

/** Returns another notification of the same payment, with other bytes and so another event id. */
export function again(form: Form): Form {
  return { ...form, customer_id: randomUUID() };
}

export interface OrderState {
  status: string;
  gold: bigint;
  sweeps: bigint;
  unplayed: bigint;
}

/** Returns an order's status with its player's balances. */
export async function readOrderState(owner: pg.Pool, orderId: string): Promise<OrderState> {
  const { rows } = await owner.query<OrderState>(
    `SELECT o.status, g.balance AS gold, s.balance AS sweeps, s.unplayed
       FROM store_order o
       JOIN wallet g ON g.player_id = o.player_id AND g.currency = 'gold'
       JOIN wallet s ON s.player_id = o.player_id AND s.currency = 'sweeps'
      WHERE o.id = $1`,
    [orderId],
  );
  return rows[0] as OrderState;
}

export function contentsOf(packageId: number): { gold: bigint; sweeps: bigint } {
  const offer = coinPackages.find(({ id }) => id === packageId);
  if (!offer) throw new Error(`no package ${packageId}`);
  return { gold: offer.goldHundredths, sweeps: offer.sweepsHundredths };
}

/** Returns the verdict of each notification of an order, oldest first. */
export async function verdictsOf(owner: pg.Pool, orderId: string): Promise<(string | null)[]> {
  const { rows } = await owner.query<{ verdict: string | null }>(
    'SELECT verdict FROM webhook_inbox WHERE reference = ANY ($1) ORDER BY received_at',
    [[orderId, referenceOf(orderId), intentOf(referenceOf(orderId))]],
  );
  return rows.map((row) => row.verdict);
}
