import { catalogue } from '@goldwren/game-engine/registry';
import { describe, expect, test } from 'vitest';
import { roundsMatchJournal } from '../../src/modules/games/public.ts';
import { balancesAround } from '../../src/modules/games/rounds/balances-around.ts';
import { advanceRound, insertRound } from '../../src/modules/games/rounds/round.store.ts';
import { endGameSession } from '../../src/modules/games/sessions/session.store.ts';
import { invariants } from '../../src/modules/health/public.ts';
import { reconcile, setWalletsFrozen } from '../../src/modules/ledger/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import {
  baseStake,
  dealOpenRound,
  doubling,
  ledgerOf,
  mostRaised,
  outcomeOf,
  settling,
} from '../helpers/play/raises.ts';
import { roundAt } from '../helpers/play/seats.ts';

const api = setUpTestApi();

const deal = (funds: bigint) => dealOpenRound(api.database, api.owner, funds);

describe('a raise', () => {
  test('is taken like a stake, once per step, and the stake of the round is the sum', async () => {
    const round = await deal(10_000n);
    await advanceRound(api.database.db, doubling(round));
    await advanceRound(api.database.db, doubling(round));
    await advanceRound(api.database.db, doubling(round, { step: 1, raise: 500n }));
    expect(await ledgerOf(api.owner, round)).toEqual({
      ...{ balance: 7_500n, unplayed: 7_500n, state: 'open', stake: 2_500n, raised: 1_500n, payout: 0n, actions: 2 },
      postings: ['stake -1000', 'raise -1000', 'raise -500'],
    });
    await advanceRound(api.database.db, settling(round, 2, 4_000n));
    await advanceRound(api.database.db, settling(round, 2, 4_000n));
    expect(await ledgerOf(api.owner, round)).toMatchObject({ balance: 11_500n, state: 'settled', payout: 4_000n });
    expect(await findLedgerFaults(api.owner)).toEqual([]);
    const ofRounds = invariants.filter(({ name }) => name === 'round_matches_journal');
    expect((await reconcile(api.database, ofRounds)).findings).toEqual([]);
  });

  test('lowers what is still to be played by its amount', async () => {
    const round = await deal(10_000n);
    // Less than the balance, which would limit it, too.
    await tamper(api.owner, "UPDATE wallet SET unplayed = 5000 WHERE player_id = $1 AND currency = 'sweeps'", [
      round.playerId,
    ]);
    await advanceRound(api.database.db, doubling(round, { raise: 700n }));
    expect(await ledgerOf(api.owner, round)).toMatchObject({ balance: 8_300n, unplayed: 4_300n });
  });

  test('may come with the last decision, and is taken before the payout', async () => {
    const round = await deal(2_000n);
    await advanceRound(api.database.db, doubling(round, { settled: true, payout: 3_000n }));
    expect(await ledgerOf(api.owner, round)).toMatchObject({
      ...{ balance: 3_000n, unplayed: 0n, stake: 2_000n, payout: 3_000n },
      postings: ['stake -1000', 'raise -1000', 'win 3000'],
    });
  });

  test('above the balance changes nothing, and the round stays open at that step', async () => {
    const round = await deal(1_999n);
    const before = await ledgerOf(api.owner, round);
    expect(await outcomeOf(advanceRound(api.database.db, doubling(round)))).toBe('insufficient_sweeps');
    // A win in the same step cannot pay for it.
    const winning = doubling(round, { settled: true, payout: 5_000n });
    expect(await outcomeOf(advanceRound(api.database.db, winning))).toBe('insufficient_sweeps');
    expect(await ledgerOf(api.owner, round)).toEqual(before);
    expect(await outcomeOf(advanceRound(api.database.db, settling(round, 0, 0n)))).toBe('done');
  });

  test('is rejected for a frozen wallet, while the round can still be settled and paid', async () => {
    const round = await deal(10_000n);
    await setWalletsFrozen(api.database.db, round.playerId, true);
    expect(await outcomeOf(advanceRound(api.database.db, doubling(round)))).toBe('account_suspended');
    expect(await outcomeOf(advanceRound(api.database.db, settling(round, 0, 700n)))).toBe('done');
    expect(await ledgerOf(api.owner, round)).toMatchObject({
      balance: 9_700n,
      stake: 1_000n,
      raised: 0n,
      payout: 700n,
    });
  });

  test.each([
    ['another action at its step', { action: { type: 'split' } }],
    ['a step out of order', { step: 2 }],
  ])('returns a conflict with %s', async (_name, other) => {
    const round = await deal(10_000n);
    await advanceRound(api.database.db, doubling(round));
    const before = await ledgerOf(api.owner, round);
    expect(await outcomeOf(advanceRound(api.database.db, doubling(round, other)))).toBe('conflict');
    expect(await ledgerOf(api.owner, round)).toEqual(before);
  });

  test.each([
    ['below zero', { raise: -1n }],
    ['made by the default action', { settledBy: 'default_action' as const }],
    ['above the limit of the maths', { raise: mostRaised + 1n }],
    ['that pays before the round is settled', { payout: 500n }],
    ['that is settled above the highest award of the stake before raises', { settled: true, payout: 800_001n }],
  ])('%s is an internal error', async (_name, wrong) => {
    const round = await deal(10_000n);
    const before = await ledgerOf(api.owner, round);
    await expect(advanceRound(api.database.db, doubling(round, wrong))).rejects.toThrow('outside the maths');
    expect(await ledgerOf(api.owner, round)).toEqual(before);
  });

  test('is rejected when the movement rules do not allow raises', async () => {
    const round = await deal(10_000n);
    const client = await api.owner.connect();
    await client.query('BEGIN');
    await client.query("DELETE FROM movement_rule WHERE caller = 'play' AND kind = 'raise' AND currency = 'sweeps'");
    const raise = client.query(
      `SELECT advance_round($1, $2, $3, 0, '{"type": "double"}', false, 0, 'player', $4, gen_random_uuid())`,
      [round.playerId, round.sessionId, round.roundId, baseStake],
    );
    await expect(raise).rejects.toMatchObject({ code: 'GW001' });
    await client.query('ROLLBACK');
    client.release();
  });

  test('does not change the answer to a repeated request for its round', async () => {
    const round = await deal(10_000n);
    await advanceRound(api.database.db, doubling(round));
    const again = roundAt({ ...round, nonce: 0 }, { currency: 'sweeps', settled: false, choice: {} });
    expect(await insertRound(api.database.db, again, 0)).toMatchObject({ id: round.roundId, replayed: true });
    const withRaise = { ...again, stake: 2n * baseStake };
    expect(await outcomeOf(insertRound(api.database.db, withRaise, 0))).toBe('nonce_conflict');
  });

  test('keeps the session open until it is settled', async () => {
    const round = await deal(10_000n);
    await advanceRound(api.database.db, doubling(round));
    const end = () => endGameSession(api.database.db, { ...round, report: null });
    expect(await outcomeOf(end())).toBe('round_open');
    await advanceRound(api.database.db, settling(round, 1, 0n));
    expect(await end()).toMatchObject({ sweepsWon: 0n, rounds: 1 });
  });

  test('is part of the recalled round: total stake, balance before the first and after the last posting', async () => {
    const player = await newPlayer(api);
    const funds = 5_000n;
    const round = await dealOpenRound(api.database, api.owner, funds, player.id);
    await advanceRound(api.database.db, doubling(round));
    const { rows } = await api.owner.query(
      "SELECT balance_after FROM journal WHERE player_id = $1 AND currency = 'sweeps' ORDER BY seq",
      [player.id],
    );
    expect(rows.map(({ balance_after: balance }) => balance)).toEqual([200n, 5_200n, 4_200n, 3_200n]);
    const around = await balancesAround(api.database.db, player.id, [{ id: round.roundId, raised: 1_000n }]);
    expect(around.get(round.roundId)).toEqual({ before: 5_200n, after: 3_200n });
    const activity = await player.client.wallet.activity({ query: { kind: 'raise' } });
    expect(activity.results).toMatchObject([
      { currency: 'sweeps', amount: '-10.00', balance_after: '32.00', reference: round.roundId },
    ]);
  });
});

describe('reconciliation reports', () => {
  test.each([
    ['a raise that was increased', 'UPDATE round_raise SET amount = amount + 1 WHERE player_id = $1'],
    ['a raise that was deleted', 'DELETE FROM round_raise WHERE player_id = $1'],
    ['a round with a smaller raise', 'UPDATE round SET raised = raised - 1 WHERE player_id = $1'],
    ['a raise hidden in the stake', 'UPDATE round SET stake = stake + 5, raised = raised + 5 WHERE player_id = $1'],
    ['an open round that is marked as settled', "UPDATE round SET state = 'settled' WHERE player_id = $1"],
  ])('%s', async (_name, statement) => {
    const round = await deal(10_000n);
    await advanceRound(api.database.db, doubling(round));
    const client = await api.owner.connect();
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    expect((await client.query(statement, [round.playerId])).rowCount).toBe(1);
    const found = await roundsMatchJournal({ $client: client } as never, 10);
    expect(found).toContainEqual(
      expect.objectContaining({ check: 'round_matches_journal', player_id: round.playerId, at: round.roundId }),
    );
    await client.query('ROLLBACK');
    client.release();
    expect(await roundsMatchJournal(api.database.db, 10)).toEqual([]);
  });
});

test('allows two doubles when the balance covers them, and rejects a third', async () => {
  const round = await deal(3n * baseStake);
  const steps = [0, 1, 2].map((step) => doubling(round, { step }));
  const outcomes: string[] = [];
  for (const step of steps) outcomes.push(await outcomeOf(advanceRound(api.database.db, step)));
  expect(outcomes).toEqual(['done', 'done', 'insufficient_sweeps']);
  expect(await ledgerOf(api.owner, round)).toMatchObject({ balance: 0n, stake: 3_000n, actions: 2 });
});

describe('the limit of raises in the maths', () => {
  test('can be reached in parts but not exceeded, with any balance', async () => {
    const round = await deal(100_000n);
    for (const step of [0, 1]) await advanceRound(api.database.db, doubling(round, { step }));
    const over = doubling(round, { step: 2, raise: baseStake + 1n });
    await expect(advanceRound(api.database.db, over)).rejects.toThrow('outside the maths');
    expect(await ledgerOf(api.owner, round)).toMatchObject({ stake: 3_000n, raised: 2_000n, actions: 2 });
    await advanceRound(api.database.db, doubling(round, { step: 2 }));
    expect(await ledgerOf(api.owner, round)).toMatchObject({ raised: mostRaised, actions: 3 });
    const onceMore = doubling(round, { step: 3, raise: 1n });
    await expect(advanceRound(api.database.db, onceMore)).rejects.toThrow('outside the maths');
    expect(await outcomeOf(advanceRound(api.database.db, settling(round, 3, 500n)))).toBe('done');
  });

  test('matches the proof for every game of the catalogue', async () => {
    const { rows } = await api.owner.query(
      'SELECT g.slug, m.max_raise_x100 AS most FROM game g JOIN game_maths m ON m.id = g.maths_id ORDER BY g.slug',
    );
    const proved = catalogue.map(({ slug, proof }) => ({ slug, most: BigInt(proof.maxRaiseX100) }));
    expect(rows).toEqual(proved.sort((a, b) => (a.slug < b.slug ? -1 : 1)));
  });
});
