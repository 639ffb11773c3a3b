import type { Context } from '../../../context.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { selectGames } from '../sessions/session.store.ts';
import { selectLatestSwitches, switchGame } from './switch.store.ts';

type Deps = Pick<Context, 'database' | 'events'>;

/**
 * Emergency: switches all games off in one transaction. Returns how many were on.
 * A game that was already off keeps its own reason, so the end of the emergency does not switch it on.
 */
export async function switchAllOff({ database, events }: Deps, note: string, by: StaffActor): Promise<number> {
  const games = await inStaffTransaction(database, by, async (db) => {
    let switched = 0;
    // A fixed order, so that two concurrent calls wait for each other instead of deadlocking.
    for (const { id: gameId } of (await selectGames(db)).sort((a, b) => a.id - b.id)) {
      const order = { gameId, enabled: false, reason: 'emergency', note } as const;
      if ((await switchGame(db, order)) === 'changed') switched += 1;
    }
    const facts = { reason: note, games: switched };
    await recordAudit(db, { action: 'game.all_switched_off', subject: null, facts });
    return switched;
  });
  events.report('all_games_switched_off', { by: by.email, reason: note, games });
  return games;
}

/**
 * Switches on only the games whose last switch was the emergency. Returns how many. One that the deciding cell of the site has off stays off.
 */
export async function switchAllOn({ database }: Deps, note: string, by: StaffActor): Promise<number> {
  return inStaffTransaction(database, by, async (db) => {
    let switched = 0;
    for (const { id: gameId } of (await selectGames(db)).sort((a, b) => a.id - b.id)) {
      const last = (await selectLatestSwitches(db)).get(gameId);
      if (last?.enabled !== false || last.reason !== 'emergency') continue;
      const order = { gameId, enabled: true, reason: 'emergency', note } as const;
      if ((await switchGame(db, order)) === 'changed') switched += 1;
    }
    const facts = { reason: note, games: switched };
    await recordAudit(db, { action: 'game.all_switched_on', subject: null, facts });
    return switched;
  });
}
