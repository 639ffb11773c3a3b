import type { Redemption, RedemptionForm } from '@goldwren/contracts/player';
import { invariants } from '../../../src/modules/health/public.ts';
import { reconcile } from '../../../src/modules/ledger/public.ts';
import type { TestApi } from '../api/test-api.ts';
import { tamper } from '../database/tamper.ts';
import { newVerifiedPlayer, type Player, type registration } from '../people/players.ts';
import { setBalance } from './money.ts';

type Api = Pick<TestApi, 'caller' | 'owner'>;

export interface RedeemerOptions {
  readonly sweeps?: string;
  readonly person?: Parameters<typeof registration>[0];
  readonly identity?: 'none' | 'verified';
}

/** Creates a player of 30 days with a verified identity and Sweeps Coins that are played and were held for two days. */
export async function newRedeemer(
  api: Api,
  { sweeps = '1000.00', person = {}, identity = 'verified' }: RedeemerOptions = {},
): Promise<Player> {
  const player = await newVerifiedPlayer(api, person);
  await setBalance(api.owner, player.id, 'sweeps', sweeps);
  await tamper(api.owner, "UPDATE wallet SET unplayed = 0 WHERE player_id = $1 AND currency = 'sweeps'", [player.id]);
  await moveJournal(api, player.id, '2 days');
  await api.owner.query(
    "UPDATE player SET created_at = now() - interval '30 days', identity_status = $2 WHERE id = $1",
    [player.id, identity],
  );
  return player;
}

/** A column minus an interval, in a form that does not depend on the time zone of the session. Citus refuses the short form in changes. */
function earlier(column: string): string {
  return `(${column} AT TIME ZONE 'UTC' - $2::interval) AT TIME ZONE 'UTC'`;
}

/** Moves all postings of a player into the past. */
export async function moveJournal({ owner }: Pick<Api, 'owner'>, playerId: string, by: string): Promise<void> {
  await tamper(owner, `UPDATE journal SET at = ${earlier('at')} WHERE player_id = $1`, [playerId, by]);
}

/** Moves all redemptions and postings of a player into the past. */
export async function moveRedemptions(api: Pick<Api, 'owner'>, playerId: string, by: string): Promise<void> {
  await moveJournal(api, playerId, by);
  await tamper(
    api.owner,
    `UPDATE redemption SET created_at = ${earlier('created_at')}, since = ${earlier('since')}, due_at = ${earlier('due_at')},
            paid_at = ${earlier('paid_at')} WHERE player_id = $1`,
    [playerId, by],
  );
  await tamper(api.owner, `UPDATE redemption_event SET at = ${earlier('at')} WHERE player_id = $1`, [playerId, by]);
}

export function redemptionBody(overrides: Partial<RedemptionForm> = {}): RedemptionForm {
  return {
    sweeps_submitted: '50.00',
    payout_method: 'bank',
    payout_details: { details: 'Routing 021000021, account 123456789' },
    ...overrides,
  };
}

/** Submits a redemption, which must succeed. */
export async function redeem(player: Player, overrides: Partial<RedemptionForm> = {}): Promise<Redemption> {
  return (await player.client.redemptions.submit({ body: redemptionBody(overrides) })).redemption;
}

export async function sweepsOf(player: Player): Promise<string> {
  return (await player.client.wallet.get()).sweeps_balance;
}

/** Returns the findings of every reconciliation check. */
export async function reconcileLedger({ database }: Pick<TestApi, 'database'>): Promise<readonly unknown[]> {
  // These tests set balances with purchase postings that have no orders.
  const checked = invariants.filter(({ name }) => name !== 'orders_match_journal');
  return (await reconcile(database, checked)).findings;
}
