import { randomUUID } from 'node:crypto';
import type { RedemptionForm } from '@goldwren/contracts/player';
import { lockRedemptionById, moveRedemption } from '../../../src/modules/redemptions/public.ts';
import { inTransaction } from '../../../src/platform/transaction.ts';
import type { Caller } from '../api/caller.ts';
import type { TestApi } from '../api/test-api.ts';
import type { Player } from '../people/players.ts';
import { newRedeemer, type RedeemerOptions, redeem } from './redeem.ts';

type Amount = `${number}.${number}`;

/** Lets one player redeem any amount at once, as staff may. */
async function raiseLimits(api: TestApi, player: Player): Promise<void> {
  await api.owner.query(
    `INSERT INTO redemption_allowance (player_id, request_hundredths, day_hundredths, month_hundredths)
     VALUES ($1, 100000000, 100000000, 100000000)`,
    [player.id],
  );
}

/** Approves a redemption as the last decision of its review would. */
async function approveRedemption(api: TestApi, id: string): Promise<void> {
  await api.owner.query(
    `INSERT INTO redemption_approval (player_id, redemption_id, staff_id)
     SELECT r.player_id, r.id, gen_random_uuid() FROM redemption r, generate_series(1, 2) WHERE r.id = $1`,
    [id],
  );
  await inTransaction(api.database, async (tx) => {
    await moveRedemption(api.context, tx, await lockRedemptionById(tx, id), 'approved', { reason: 'approved' });
  });
}

export interface Approved {
  readonly player: Player;
  readonly id: string;
}

/** A player with an approved redemption. */
export async function approvedRedemption(
  api: TestApi,
  amount: Amount = '50.00',
  { redeemer = {}, form = {} }: { redeemer?: RedeemerOptions; form?: Partial<RedemptionForm> } = {},
): Promise<Approved> {
  const player = await newRedeemer(api, { sweeps: '20000.00', ...redeemer });
  return { player, id: await approvedAgain(api, player, amount, form) };
}

/** The same player's next one. */
export async function approvedAgain(
  api: TestApi,
  player: Player,
  amount: Amount,
  form: Partial<RedemptionForm> = {},
): Promise<string> {
  await api.owner.query('DELETE FROM redemption_allowance WHERE player_id = $1', [player.id]);
  await raiseLimits(api, player);
  const { id } = await redeem(player, { sweeps_submitted: amount, ...form });
  await approveRedemption(api, id);
  return id;
}

/** Hands redemptions out in a batch of their own. */
export function handOut(finance: Caller, redemption_ids: readonly string[], batch_id: string = randomUUID()) {
  return finance.staff.payouts.start({ body: { batch_id, redemption_ids: [...redemption_ids] } });
}

/** Hands out and pays; returns the payout. */
export async function payOut(finance: Caller, redemptionId: string, paidOn?: string) {
  const { started } = await handOut(finance, [redemptionId]);
  const body = { reference: `REF-${randomUUID()}`, ...(paidOn ? { paid_on: paidOn } : {}) };
  return finance.staff.payouts.paid({ params: { id: started[0]?.id as string }, body });
}
