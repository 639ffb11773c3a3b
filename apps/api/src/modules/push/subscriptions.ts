import type { Context } from '../../context.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { consumeRateLimit } from '../rate-limits/public.ts';
import {
  deleteSubscription,
  insertMessages,
  insertSubscription,
  type Owned,
  selectSubscriptions,
} from './push.store.ts';
import { parseEndpoint } from './push-endpoint.ts';

type Deps = Pick<Context, 'database' | 'config'>;

/** Returns the player's browsers with notifications, and the key for another one. */
export async function readPush(deps: Deps, playerId: string) {
  const rows = await selectSubscriptions(deps.database.db, playerId);
  return {
    public_key: deps.config.push.publicKey,
    results: rows.map(({ id, endpoint, createdAt, lastSuccessAt }) => ({
      id,
      endpoint,
      created_at: createdAt.toISOString(),
      last_success_at: lastSuccessAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Turns notifications on for a browser.
 * @throws Problem `not_found` when this server sends none; `validation_failed` for an endpoint at another host than the listed
 *   push services, or one of another player that the caller cannot prove to have; `rate_limited`.
 */
export async function subscribe(
  deps: Deps,
  playerId: string,
  browser: { readonly endpoint: string; readonly p256dh: string; readonly auth: string },
): Promise<void> {
  const { publicKey, services } = deps.config.push;
  if (publicKey === null) throw new Problem('not_found');
  const invalid = () => new Problem('validation_failed', { fields: { endpoint: [{ code: 'invalid' }] } });
  if (parseEndpoint(browser.endpoint, services) === null) throw invalid();
  await consumeRateLimit(deps.database.db, [{ rateLimit: 'pushSubscriptionPlayer', subject: playerId }]);
  const isStored = await inTransaction(deps.database, (tx) =>
    insertSubscription(tx, playerId, { ...browser, publicKey }),
  );
  if (!isStored) throw invalid();
}

/** Turns notifications off for a browser. @throws Problem `not_found`. */
export async function unsubscribe({ database }: Pick<Deps, 'database'>, at: Owned): Promise<void> {
  if (!(await deleteSubscription(database.db, at))) throw new Problem('not_found');
}

/** Sends a test notification to every browser of the player. @throws Problem `rate_limited`. */
export async function sendTest({ database }: Pick<Deps, 'database'>, playerId: string): Promise<void> {
  await consumeRateLimit(database.db, [{ rateLimit: 'pushTestPlayer', subject: playerId }]);
  await inTransaction(database, (tx) => insertMessages(tx, playerId, 'test'));
}
