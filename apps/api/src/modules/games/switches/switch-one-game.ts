import { needsSecondLook } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { selectGame } from '../sessions/session.store.ts';
import { insertLook, selectLooks, selectSwitchesOf, switchGame } from './switch.store.ts';

interface GameSwitchOrder {
  readonly gameId: number;
  readonly enabled: boolean;
  readonly note: string;
}

/**
 * Staff take a game off the floor, or put it back. The next round anywhere is refused; rounds in progress conclude. One
 * that the audit switched off is put back by somebody other than who looked into what it found.
 * @throws Problem `not_found`; `conflict` when it is so already (`game_stands`), when nobody has looked into it
 *   (`game_needs_look`), or only the same person has (`second_person`).
 */
export async function switchOneGame(
  { database }: Pick<Context, 'database'>,
  { gameId, enabled, note }: GameSwitchOrder,
  by: StaffActor,
): Promise<void> {
  await inStaffTransaction(database, by, async (db) => {
    const game = await selectGame(db, gameId);
    if (!game) throw new Problem('not_found');
    // Takes the game's row: a switch of the audit is before it, and seen below, or after it, and stands.
    const changed = await switchGame(db, { gameId, enabled, reason: 'staff', note });
    if (!changed) throw new Problem('conflict', { params: { reason: 'game_stands' } });
    if (enabled) await assertLookedInto(db, gameId, by);
    await recordAudit(db, {
      action: enabled ? 'game.switched_on' : 'game.switched_off',
      subject: { type: 'game', id: String(gameId) },
      facts: { slug: game.slug, reason: note },
    });
  });
}

/** The switch before the one that was just written. */
async function assertLookedInto(db: Db, gameId: number, by: StaffActor): Promise<void> {
  const [, before] = await selectSwitchesOf(db, { gameId, beforeId: null, limit: 2 });
  if (!before || !needsSecondLook(before.reason)) return;
  const looks = await selectLooks(db, [before.id]);
  if (looks.length === 0) throw new Problem('conflict', { params: { reason: 'game_needs_look' } });
  if (looks.some(({ staffId }) => staffId !== by.id)) return;
  throw new Problem('conflict', { params: { reason: 'second_person' } });
}

/**
 * Somebody has looked into what the audit switched a game off for, and says what it was.
 * @throws Problem `not_found`; `conflict` when the audit found nothing, or this person has looked before.
 */
export async function lookIntoGame(
  { database }: Pick<Context, 'database'>,
  gameId: number,
  note: string,
  by: StaffActor,
): Promise<void> {
  await inStaffTransaction(database, by, async (db) => {
    const game = await selectGame(db, gameId);
    if (!game) throw new Problem('not_found');
    const [latest] = await selectSwitchesOf(db, { gameId, beforeId: null, limit: 1 });
    const isDue = latest !== undefined && !game.enabled && needsSecondLook(latest.reason);
    if (!isDue || !(await insertLook(db, { switchId: latest.id, staffId: by.id, lookedBy: by.email, note }))) {
      throw new Problem('conflict', { params: { reason: 'game_look_not_needed' } });
    }
    await recordAudit(db, {
      action: 'game.looked_into',
      subject: { type: 'game', id: String(gameId) },
      facts: { slug: game.slug, reason: latest.reason, note },
    });
  });
}
