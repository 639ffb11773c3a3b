import type { Context } from '../../../context.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { selectGames } from '../sessions/session.store.ts';
import { selectLatestSwitches, switchGame } from './switch.store.ts';

type Deps = Pick<Context, 'database' | 'events'>;

/**
 * Emergency: takes every game off the floor in one transaction; returns how many were on. A game that was off keeps its
 * own reason, so that undoing the emergency does not put it back.
 */
export async function switchAllOff({ database, events }: Deps, note: string, by: StaffActor): Promise<number> {
  const games = await inStaffTransaction(database, by, async (db) => {
    let switched = 0;
    // In one order, so that two of these wait for each other instead of each holding what the other needs.
    for (const { id: gameId } of (await selectGames(db)).sort((a, b) => a.id - b.id)) {
      const order = { gameId, enabled: false, reason: 'emergency', note } as const;
      if (await switchGame(db, order)) switched += 1;
    }
    const facts = { reason: note, games: switched };
    await recordAudit(db, { action: 'game.all_switched_off', subject: null, facts });
    return switched;
  });
  events.report('all_games_switched_off', { by: by.email, reason: note, games });
  return games;
}

/** Puts back those, and only those, whose last switch was the emergency; returns how many. */
export async function switchAllOn({ database }: Deps, note: string, by: StaffActor): Promise<number> {
  return inStaffTransaction(database, by, async (db) => {
    let switched = 0;
    for (const { id: gameId } of (await selectGames(db)).sort((a, b) => a.id - b.id)) {
      const last = (await selectLatestSwitches(db)).get(gameId);
      if (last?.enabled !== false || last.reason !== 'emergency') continue;
      const order = { gameId, enabled: true, reason: 'emergency', note } as const;
      if (await switchGame(db, order)) switched += 1;
    }
    const facts = { reason: note, games: switched };
    await recordAudit(db, { action: 'game.all_switched_on', subject: null, facts });
    return switched;
  });
}
