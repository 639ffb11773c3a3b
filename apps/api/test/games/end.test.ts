import { formatHundredths } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import {
  end,
  findHandSeed,
  jacks,
  jacksDefaultAction,
  openSeed,
  play,
  starlight,
  start,
} from '../helpers/play/play.ts';

const api = setUpTestApi();

async function played(
  rounds: number,
): Promise<{ player: Player; sessionId: string; goldWon: string; sweepsWon: string }> {
  const player = await newPlayer(api);
  const { session_id: sessionId } = await start(player);
  let [gold, sweeps] = [0, 0];
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    gold += Math.round(Number((await play(player, sessionId, { nonce })).payout) * 100);
  }
  sweeps += Math.round(
    Number((await play(player, sessionId, { nonce: rounds, currency: 'sweeps', stake: '0.20' })).payout) * 100,
  );
  return { player, sessionId, goldWon: (gold / 100).toFixed(2), sweepsWon: (sweeps / 100).toFixed(2) };
}

describe('the end of a session', () => {
  test('confirms a correct report, returns the totals and reveals the seed', async () => {
    const { player, sessionId, goldWon, sweepsWon } = await played(8);
    const answer = await end(player, sessionId, { gold_won: goldWon, sweeps_won: sweepsWon, rounds: 9 });
    expect(answer).toMatchObject({
      session_id: sessionId,
      gold_won: goldWon,
      sweeps_won: sweepsWon,
      rounds: 9,
      report_matches: true,
    });
    expect(answer.server_seed).toBe((await openSeed(api.owner, sessionId)).toString('hex'));
    expect(answer.wallet.gold).toBe((await player.client.wallet.get()).gold_balance);
    const noSweeps = await played(1);
    expect(
      (await end(noSweeps.player, noSweeps.sessionId, { gold_won: noSweeps.goldWon, rounds: 2 })).report_matches,
    ).toBe(true);
  });

  test.each([{ gold_won: '999999999999999.99' }, { rounds: 1_000_000 }, { rounds: 0 }, { sweeps_won: '5.55' }])(
    'moves nothing for a false report (%o), reports the mismatch, and stores the report',
    async (forged) => {
      const { player, sessionId, goldWon, sweepsWon } = await played(2);
      const before = await player.client.wallet.get();
      const answer = await end(player, sessionId, { gold_won: goldWon, sweeps_won: sweepsWon, rounds: 3, ...forged });
      expect(answer).toMatchObject({ gold_won: goldWon, sweeps_won: sweepsWon, rounds: 3, report_matches: false });
      expect(await player.client.wallet.get()).toEqual(before);
      const { rows } = await api.owner.query('SELECT report, report_matches FROM game_session WHERE id = $1', [
        sessionId,
      ]);
      expect(rows).toEqual([{ report: expect.objectContaining(forged), report_matches: false }]);
    },
  );

  test('returns the same answer when it is repeated, also with another report', async () => {
    const { player, sessionId, goldWon } = await played(3);
    const first = await end(player, sessionId, { gold_won: goldWon, rounds: 4 });
    expect(await end(player, sessionId, { gold_won: goldWon, rounds: 4 })).toEqual(first);
    expect(await end(player, sessionId, { gold_won: '1.00', rounds: 0 })).toEqual(first);
  });

  test.each(['win', 'loss'] as const)(
    'settles an open round with the published default action (a %s)',
    async (wanted) => {
      const player = await newPlayer(api);
      const { session_id: sessionId } = await start(player, jacks);
      const seed = await openSeed(api.owner, sessionId);
      const clientSeed = findHandSeed(seed, wanted);
      // Computed by the engine alone, so that the server's answer is not compared with itself.
      const { action, payout } = jacksDefaultAction(seed, clientSeed);
      const { round_id: id } = await play(player, sessionId, { client_seed: clientSeed }, jacks);
      const answer = await end(player, sessionId, { gold_won: '0.00', rounds: 1 }, jacks);
      const paid = formatHundredths(payout);
      expect(answer).toMatchObject({ gold_won: paid, rounds: 1, report_matches: wanted === 'loss' });
      expect(answer.wallet.gold).toBe(formatHundredths(199_900_000n + payout));
      expect(await player.client.games.getRound({ params: { id } })).toMatchObject({
        ...{ state: 'settled', settled_by: 'default_action', payout: paid, actions: [action] },
        balance_after: formatHundredths(199_900_000n + payout),
      });
      const { rows } = await api.owner.query("SELECT amount FROM journal WHERE ref = $1 AND kind = 'win'", [id]);
      expect(rows).toEqual(payout > 0n ? [{ amount: payout }] : []);
      expect(await findLedgerFaults(api.owner)).toEqual([]);
    },
  );

  const good = { gold_won: '0.00', rounds: 0, client_metrics: { fps: 60 } };
  test.each([
    { ...good, gold_won: '-5.00' },
    { ...good, gold_won: '1e3' },
    { ...good, gold_won: '0.001' },
    { ...good, gold_won: 0 },
    { ...good, gold_won: `${'9'.repeat(40)}.00` },
    { ...good, rounds: -1 },
    { ...good, rounds: '1' },
    { ...good, client_metrics: {} },
    { ...good, client_metrics: { fps: 'fast' } },
    { ...good, client_metrics: { fps: 60, extra: 1 } },
    { ...good, sweeps_won: null },
    { ...good, balance: '1.00' },
    {},
  ])('is rejected with the body %o', async (json) => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    const answer = await player.send('POST', `/api/games/${starlight}/session/${sessionId}/end`, { json });
    expectProblemAnswer(answer, 'validation_failed');
    expect((await start(player)).session_id).toBe(sessionId);
  });
});
