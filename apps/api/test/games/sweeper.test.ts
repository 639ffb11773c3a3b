import { formatHundredths } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { createLiveSessions, endIdleSessions } from '../../src/modules/games/public.ts';
import { endGameSession } from '../../src/modules/games/sessions/session.store.ts';
import { createSealedBox } from '../../src/platform/crypto/sealed-box.ts';
import { createStatementKeys } from '../../src/platform/crypto/statement-keys.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { end, findHandSeed, jacks, jacksDefaultAction, openSeed, play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();

function sweep(): Promise<number> {
  const sessions = createLiveSessions(api.database, createSealedBox(api.config.seedKey));
  return endIdleSessions({ database: api.database, sessions, keys: createStatementKeys(api.config.statementKeys) });
}

function leaveFor(sessionId: string, idle: string) {
  return api.owner.query(
    `UPDATE game_session SET started_at = started_at - $2::interval, last_played_at = last_played_at - $2::interval
      WHERE id = $1`,
    [sessionId, idle],
  );
}

async function isEnded(sessionId: string): Promise<boolean> {
  const { rows } = await api.owner.query('SELECT ended_at IS NOT NULL AS ended FROM game_session WHERE id = $1', [
    sessionId,
  ]);
  return rows[0].ended;
}

describe('the job that ends idle sessions', () => {
  test('ends a session after 30 idle minutes, not earlier, with or without rounds', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    await play(player, sessionId);
    const { session_id: unplayed } = await start(player, jacks);
    for (const id of [sessionId, unplayed]) await leaveFor(id, '29 minutes 50 seconds');
    expect(await sweep()).toBe(0);
    for (const id of [sessionId, unplayed]) await leaveFor(id, '11 seconds');
    expect(await sweep()).toBe(2);
    expect([await isEnded(sessionId), await isEnded(unplayed)]).toEqual([true, true]);
    expect(await sweep()).toBe(0);
  });

  test('settles open rounds with the default action, and never loses a win', async () => {
    const player = await newPlayer(api);
    let balance = 200_000_000n;
    for (const wanted of ['win', 'loss', 'win', 'loss', 'win'] as const) {
      const { session_id: sessionId } = await start(player, jacks);
      const seed = await openSeed(api.owner, sessionId);
      const clientSeed = findHandSeed(seed, wanted);
      const { action, payout } = jacksDefaultAction(seed, clientSeed);
      const { round_id: id } = await play(player, sessionId, { client_seed: clientSeed }, jacks);
      await leaveFor(sessionId, '31 minutes');
      expect(await sweep()).toBe(1);
      balance += payout - 100_000n;
      const round = await player.client.games.getRound({ params: { id } });
      expect(round).toMatchObject({ state: 'settled', settled_by: 'default_action', actions: [action] });
      expect(round.payout).toBe(formatHundredths(payout));
      expect((await player.client.wallet.get()).gold_balance).toBe(formatHundredths(balance));
    }
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });

  test('still accepts a late report', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    const { payout } = await play(player, sessionId);
    await leaveFor(sessionId, '31 minutes');
    await sweep();
    const answer = await end(player, sessionId, { gold_won: payout, rounds: 1 });
    expect(answer).toMatchObject({ report_matches: true, gold_won: payout, rounds: 1, statement: { rounds: 1 } });
    const { rows } = await api.owner.query('SELECT statement, statement_key_id FROM game_session WHERE id = $1', [
      sessionId,
    ]);
    expect(rows).toEqual([{ statement: answer.statement, statement_key_id: answer.key_id }]);
  });

  test('signs a session whose end was interrupted before its statement was stored', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    await play(player, sessionId);
    await endGameSession(api.database.db, { playerId: player.id, sessionId, report: null });
    expect(await sweep()).toBe(0);
    await tamper(api.owner, "UPDATE game_session SET ended_at = ended_at - interval '61 seconds' WHERE id = $1", [
      sessionId,
    ]);
    expect(await sweep()).toBe(1);
    const { rows } = await api.owner.query('SELECT statement FROM game_session WHERE id = $1', [sessionId]);
    expect(rows).toEqual([{ statement: expect.objectContaining({ session: sessionId, rounds: 1 }) }]);
    expect(await sweep()).toBe(0);
  });

  test('continues after a session that cannot be ended, and reports it', async () => {
    const [broken, fine] = [await newPlayer(api), await newPlayer(api)];
    const [{ session_id: brokenId }, { session_id: fineId }] = [await start(broken), await start(fine)];
    await tamper(api.owner, "UPDATE game_session SET sealed_server_seed = '\\x00' WHERE id = $1", [brokenId]);
    await leaveFor(brokenId, '2 hours');
    await leaveFor(fineId, '1 hour');
    await expect(sweep()).rejects.toThrow('1 of 2 idle sessions remain');
    expect([await isEnded(brokenId), await isEnded(fineId)]).toEqual([false, true]);
  });
});
