import { requiresInvestigation } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { decidedElsewhere } from '../../site-settings/public.ts';
import { selectGame } from '../sessions/session.store.ts';
import { insertGameInvestigation, selectGameInvestigations, selectSwitchesOf, switchGame } from './switch.store.ts';

interface GameSwitchOrder {
  readonly gameId: number;
  readonly enabled: boolean;
  readonly note: string;
}

/**
 * Switches a game off or on for staff. New rounds are then rejected everywhere, and rounds in progress finish.
 * A game that the audit switched off must be switched on by another person than the one who investigated the finding.
 * @throws Problem `not_found`; `conflict` when the game is already in that state (`game_status_unchanged`), when the finding has
 *   no investigation (`game_needs_investigation`), when only the same person has investigated it (`second_person`), or when it is
 *   off for all cells and another cell decides (`settings_elsewhere`). A game can be switched off in every cell.
 */
export async function switchOneGame(
  { database, cells }: Pick<Context, 'database' | 'cells'>,
  { gameId, enabled, note }: GameSwitchOrder,
  by: StaffActor,
): Promise<void> {
  await inStaffTransaction(database, by, async (db) => {
    const game = await selectGame(db, gameId);
    if (!game) throw new Problem('not_found');
    // Locks the game's row. A concurrent switch by the audit is either visible below, or comes later and wins.
    const changed = await switchGame(db, { gameId, enabled, reason: 'staff', note });
    if (changed === 'elsewhere') throw await decidedElsewhere(db, cells);
    if (changed === 'unchanged') throw new Problem('conflict', { params: { reason: 'game_status_unchanged' } });
    if (enabled) await assertInvestigated(db, gameId, by);
    await recordAudit(db, {
      action: enabled ? 'game.switched_on' : 'game.switched_off',
      subject: { type: 'game', id: String(gameId) },
      facts: { slug: game.slug, reason: note },
    });
  });
}

/** Reads the switch before the one that was just written. */
async function assertInvestigated(db: Db, gameId: number, by: StaffActor): Promise<void> {
  const [, before] = await selectSwitchesOf(db, { gameId, beforeId: null, limit: 2 });
  if (!before || !requiresInvestigation(before)) return;
  const investigations = await selectGameInvestigations(db, [before.id]);
  if (investigations.length === 0) throw new Problem('conflict', { params: { reason: 'game_needs_investigation' } });
  if (investigations.some(({ staffId }) => staffId !== by.id)) return;
  throw new Problem('conflict', { params: { reason: 'second_person' } });
}

/**
 * Records that a staff member investigated why the audit switched a game off, with a note.
 * @throws Problem `not_found`; `conflict` when the audit found nothing, or when this person has already investigated it.
 */
export async function recordInvestigation(
  { database }: Pick<Context, 'database'>,
  gameId: number,
  note: string,
  by: StaffActor,
): Promise<void> {
  await inStaffTransaction(database, by, async (db) => {
    const game = await selectGame(db, gameId);
    if (!game) throw new Problem('not_found');
    const [latest] = await selectSwitchesOf(db, { gameId, beforeId: null, limit: 1 });
    const isDue = latest !== undefined && !game.enabled && requiresInvestigation(latest);
    if (
      !isDue ||
      !(await insertGameInvestigation(db, { switchId: latest.id, staffId: by.id, lookedBy: by.email, note }))
    ) {
      throw new Problem('conflict', { params: { reason: 'game_investigation_not_needed' } });
    }
    await recordAudit(db, {
      action: 'game.investigated',
      subject: { type: 'game', id: String(gameId) },
      facts: { slug: game.slug, reason: latest.reason, note },
    });
  });
}
