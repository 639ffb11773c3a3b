import { describe, expect, test } from 'vitest';
import { createLiveSessions, endIdleSessions } from '../../src/modules/games/public.ts';
import { createSealedBox } from '../../src/platform/crypto/sealed-box.ts';
import { createStatementKeys } from '../../src/platform/crypto/statement-keys.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { jacks, play, start } from '../helpers/play/play.ts';

const one = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: one.url }));

async function dealt(): Promise<{ players: [Player, Player]; sessionId: string; roundId: string }> {
  const player = await newPlayer(one);
  const there = Object.assign(other.caller(), { id: player.id, email: player.email });
  there.cookie = player.cookie;
  const { session_id: sessionId } = await start(player, jacks);
  const { round_id: roundId } = await play(player, sessionId, {}, jacks);
  return { players: [player, there], sessionId, roundId };
}

function holdAt(player: Player, sessionId: string, roundId: string, positions: number[]) {
  return player.send('POST', `/api/games/${jacks}/session/${sessionId}/rounds/${roundId}/actions`, {
    json: { step: 0, action: { type: 'hold', positions } },
  });
}

function endAt(player: Player, sessionId: string) {
  return player.send('POST', `/api/games/${jacks}/session/${sessionId}/end`, {
    json: { gold_won: '0.00', rounds: 1, client_metrics: { fps: 60 } },
  });
}

/** All 32 possible holds. */
const holds = Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((position) => (mask >> position) & 1));

async function settledOnce(roundId: string): Promise<void> {
  const { rows } = await one.owner.query(
    `SELECT state, jsonb_array_length(actions) AS actions, payout > 0 AS won,
            (SELECT count(*)::int FROM journal WHERE ref = r.id AND kind = 'win') AS wins FROM round r WHERE id = $1`,
    [roundId],
  );
  expect(rows).toEqual([{ state: 'settled', actions: 1, won: rows[0].won, wins: rows[0].won ? 1 : 0 }]);
  expect(await findLedgerFaults(one.owner)).toEqual([]);
}

describe('a decision', () => {
  test('is stored once when 32 different decisions arrive at the same time', async () => {
    const { players, sessionId, roundId } = await dealt();
    const answers = await Promise.all(
      holds.map((positions, n) => holdAt(players[n % 2] as Player, sessionId, roundId, positions)),
    );
    const taken = answers.flatMap(({ status }, n) => (status === 200 ? [holds[n]] : []));
    expect(taken).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['conflict']),
    );
    const { actions } = await players[0].client.games.getRound({ params: { id: roundId } });
    expect(actions).toEqual([{ type: 'hold', positions: taken[0] }]);
    await settledOnce(roundId);
  });

  test('has one effect and 50 equal answers for 50 identical concurrent requests', async () => {
    const { players, sessionId, roundId } = await dealt();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => holdAt(players[n % 2] as Player, sessionId, roundId, [0, 1, 2])),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual(answers[0]?.body);
    }
    await settledOnce(roundId);
  });
});

test('settles a round once when the player, the end of the session and the job settle it at the same time', async () => {
  const deps = {
    database: other.database,
    sessions: createLiveSessions(other.database, createSealedBox(other.config.seedKey)),
    keys: createStatementKeys(other.config.statementKeys),
  };
  for (let n = 0; n < 8; n += 1) {
    const { players, sessionId, roundId } = await dealt();
    await one.owner.query("UPDATE game_session SET last_played_at = now() - interval '31 minutes' WHERE id = $1", [
      sessionId,
    ]);
    const [acted, ended] = await Promise.all([
      holdAt(players[0], sessionId, roundId, [0, 1, 2, 3, 4]),
      endAt(players[1], sessionId),
      endIdleSessions(deps),
    ]);
    expect([200, 409]).toContain(acted.status);
    expect(ended.status).toBe(200);
    const round = await players[0].client.games.getRound({ params: { id: roundId } });
    expect(ended.body).toMatchObject({ rounds: 1, gold_won: round.payout });
    if (acted.status === 200) expect(round).toMatchObject({ settled_by: 'player', payout: acted.body.payout });
    else expect(round.settled_by).toBe('default_action');
    await settledOnce(roundId);
  }
});
