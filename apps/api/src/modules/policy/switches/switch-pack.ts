import { haveSameEffect, policyPacks, productDay } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { assertDone } from '../../../platform/assert-done.ts';
import type { Db } from '../../../platform/database.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { assertDecidedHere } from '../../site-settings/public.ts';
import { comparePacksInForce, type PlayersByRegion, playersOf, previewSwitch } from './preview-switch.ts';
import {
  approvePolicySwitch,
  type RequestedSwitch,
  rejectPolicySwitch,
  requestPolicySwitch,
  type SwitchRequestRow,
  selectSwitchRequest,
} from './switch.store.ts';

type Deps = Pick<Context, 'database'>;
type DecideDeps = Deps & Pick<Context, 'cells'>;

/**
 * Requests a switch to another policy pack. It waits until a second person approves it, and has the preview of now with it.
 * @throws Problem `not_found` for a pack that this build does not have; `conflict`: `pack_too_early`, `change_pending`,
 *   `policy_switched` when there was another switch in between, `pack_in_force`, `settings_elsewhere` when another cell decides.
 */
export function requestSwitch(
  { database, cells }: DecideDeps,
  staff: StaffActor,
  change: RequestedSwitch,
  playersByRegion: PlayersByRegion,
): Promise<void> {
  return inStaffTransaction(database, staff, async (tx) => {
    await assertDecidedHere(tx, cells);
    await assertDayHasCome(tx, change.packId);
    const { changes } = await previewSwitch(tx, change.packId, playersByRegion);
    const refusal = await requestPolicySwitch(tx, change, changes);
    if (refusal === 'repeated') return;
    assertDone(refusal);
    await record(tx, 'policy.switch_requested', change.id, {});
  });
}

/**
 * Approves a requested switch, as the second person. Every process uses the pack within two seconds. No balances change. What the
 * pack does not allow in a region is rejected from then on (docs/operations/switches.md).
 * @throws Problem `not_found`; `conflict`: `change_decided`, `second_person`, `requester_gone`, `change_expired`,
 *   `policy_switched` when there was another switch since the request, `pack_unknown` for a pack that this build does not have,
 *   `pack_too_early`, `settings_elsewhere`, `pack_effect_changed` when the switch would change other rules than when it was requested.
 */
export async function approveSwitch(
  { database, events, cells }: DecideDeps & Pick<Context, 'events'>,
  staff: StaffActor,
  id: string,
  playersByRegion: PlayersByRegion,
): Promise<void> {
  const { packId, reason } = await inStaffTransaction(database, staff, async (tx) => {
    await assertDecidedHere(tx, cells);
    const { refusal, packBefore } = await approvePolicySwitch(tx, id);
    assertDone(refusal);
    const request = (await selectSwitchRequest(tx, id)) as SwitchRequestRow;
    // The approval has locked the packs and the rules by region, so this is what takes effect.
    const packs = { before: packBefore, after: request.packId };
    const preview = await comparePacksInForce(tx, packs, playersByRegion);
    if (!preview) throw new Problem('conflict', { params: { reason: 'pack_unknown' } });
    await assertDayHasCome(tx, request.packId);
    if (!haveSameEffect(request.preview, preview.changes)) {
      throw new Problem('conflict', { params: { reason: 'pack_effect_changed' } });
    }
    const players = preview.players;
    await record(tx, 'policy.switched', id, { from: packBefore, players, requested_by: request.requestedBy });
    return request;
  });
  events.report('policy_switched', { pack: packId, by: staff.email, reason });
}

/** @throws Problem `not_found`; `conflict`: `change_decided`. */
export function rejectSwitch({ database }: Deps, staff: StaffActor, id: string, note: string): Promise<void> {
  return inStaffTransaction(database, staff, async (tx) => {
    assertDone(await rejectPolicySwitch(tx, id, note));
    await record(tx, 'policy.switch_rejected', id, { note });
  });
}

async function assertDayHasCome(tx: Db, packId: string): Promise<void> {
  const pack = policyPacks.find(({ id }) => id === packId);
  if (!pack) throw new Problem('not_found');
  if (pack.from > productDay(await readDatabaseClock(tx))) {
    throw new Problem('conflict', { params: { reason: 'pack_too_early', from: pack.from } });
  }
}

async function record(
  tx: Db,
  action: 'policy.switch_requested' | 'policy.switched' | 'policy.switch_rejected',
  id: string,
  facts: Readonly<Record<string, string | number>>,
): Promise<void> {
  const { packId, preview, reason } = (await selectSwitchRequest(tx, id)) as SwitchRequestRow;
  const regions = preview.map(({ country, region }) => `${country}-${region}`);
  await recordAudit(tx, {
    action,
    subject: { type: 'policy', id: packId },
    facts: { request: id, to: packId, reason, regions, players_at_request: playersOf(preview), ...facts },
  });
}
