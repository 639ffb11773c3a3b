import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { advanceRound, insertRound } from '../../src/modules/games/rounds/round.store.ts';
import { endGameSession } from '../../src/modules/games/sessions/session.store.ts';
import { setWalletsFrozen } from '../../src/modules/ledger/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { setBalance } from '../helpers/money/money.ts';
import { moveJournal } from '../helpers/money/redeem.ts';
import { sweepsOf } from '../helpers/people/entries.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { starlight } from '../helpers/play/play.ts';
import { dealOpenRound, doubling, outcomeOf, settling } from '../helpers/play/raises.ts';
import { createSeat, mathsOf, roundAt } from '../helpers/play/seats.ts';

// The API checks all of this before it calls the money functions. Between its check and their locks the state may change,
// so they check again: these tests call them as a request does whose check is out of date.

const api = setUpTestApi();

const query = async (text: string, ...values: unknown[]) => (await api.owner.query(text, values)).rows;

describe('a redemption', () => {
  let player: Player;
  beforeEach(async () => {
    player = await newPlayer(api);
    await setBalance(api.owner, player.id, 'sweeps', '100.00');
    await tamper(api.owner, 'UPDATE wallet SET unplayed = 0 WHERE player_id = $1', [player.id]);
  });

  const escrow = (amount: number, id = randomUUID()) =>
    outcomeOf(
      query(
        `SELECT escrow_redemption($1, $2, $3, 'bank', '\\x00', 'bank', '{}', now() + interval '1 day', NULL, NULL)`,
        player.id,
        id,
        amount,
      ),
    );
  const heldOf = async (amount: number) =>
    (await query('SELECT held, held_since FROM redeemable_sweeps($1, $2)', player.id, amount))[0];

  test('is rejected while the wallet is younger than 24 hours, and accepted from then on', async () => {
    await moveJournal(api, player.id, '23 hours 59 minutes');
    expect(await heldOf(5_000)).toMatchObject({ held: 0n });
    expect(await escrow(5_000)).toBe('sweeps_not_held');
    await moveJournal(api, player.id, '1 minute');
    expect(await heldOf(5_000)).toMatchObject({ held: 10_000n, held_since: expect.any(Date) });
    expect(await escrow(5_000)).toBe('done');
  });

  test('accepts a redemption of the whole balance', async () => {
    await moveJournal(api, player.id, '2 days');
    expect(await escrow(10_000)).toBe('done');
    expect((await sweepsOf(api.owner, player.id)).balance).toBe(0n);
  });

  test('rejects the return of a redemption that was returned before or that the payment provider has', async () => {
    await moveJournal(api, player.id, '2 days');
    const [returned, processing] = [randomUUID(), randomUUID()];
    const giveBack = (id: string) => outcomeOf(query("SELECT return_redemption($1, $2, 'returned')", player.id, id));
    expect(await escrow(2_000, returned)).toBe('done');
    expect(await giveBack(returned)).toBe('done');
    expect(await giveBack(returned)).toBe('conflict');
    await moveJournal(api, player.id, '2 days');
    expect(await escrow(2_000, processing)).toBe('done');
    await tamper(api.owner, "UPDATE redemption SET status = 'processing' WHERE id = $1", [processing]);
    expect(await giveBack(processing)).toBe('conflict');
    expect((await sweepsOf(api.owner, player.id)).balance).toBe(8_000n);
  });

  test('is rejected for coins that were not held all day, with any current balance', async () => {
    await moveJournal(api, player.id, '2 days');
    await setBalance(api.owner, player.id, 'sweeps', '40.00');
    await setBalance(api.owner, player.id, 'sweeps', '90.00');
    await tamper(api.owner, 'UPDATE wallet SET unplayed = 0 WHERE player_id = $1', [player.id]);
    expect((await heldOf(5_000)).held).toBe(4_000n);
    expect((await heldOf(4_000)).held_since).not.toEqual((await heldOf(5_000)).held_since);
    expect(await escrow(4_001)).toBe('sweeps_not_held');
    expect(await escrow(4_000)).toBe('done');
  });

  test('is rejected above the balance, for unplayed coins, of a frozen wallet and next to another one', async () => {
    await moveJournal(api, player.id, '2 days');
    expect(await escrow(10_001)).toBe('insufficient_sweeps');
    await tamper(api.owner, "UPDATE wallet SET unplayed = 6000 WHERE player_id = $1 AND currency = 'sweeps'", [
      player.id,
    ]);
    expect(await escrow(4_001)).toBe('sweeps_unplayed');
    await setWalletsFrozen(api.database.db, player.id, true);
    expect(await escrow(4_000)).toBe('account_suspended');
    await setWalletsFrozen(api.database.db, player.id, false);
    const id = randomUUID();
    expect(await escrow(2_000, id)).toBe('done');
    expect(await escrow(2_000, id)).toBe('done');
    expect(await escrow(2_000)).toBe('redemption_pending');
    expect((await sweepsOf(api.owner, player.id)).balance).toBe(8_000n);
  });
});

describe('the end of a session', () => {
  const seat = async () => createSeat(api, await mathsOf(api.owner, starlight));

  test('is rejected while a round is open, and rejects every later round', async () => {
    const round = await dealOpenRound(api.database, api.owner, 10_000n);
    expect(await outcomeOf(endGameSession(api.database.db, { ...round, report: null }))).toBe('round_open');
    await advanceRound(api.database.db, settling(round, 0, 700n));
    expect(await endGameSession(api.database.db, { ...round, report: null })).toEqual({
      ...{ goldWon: 0n, sweepsWon: 700n, rounds: 1, reportMatches: null },
    });
    const next = roundAt({ ...round, nonce: 1 }, { currency: 'sweeps' });
    expect(await outcomeOf(insertRound(api.database.db, next, 0))).toBe('session_ended');
  });

  test('either counts a concurrent round or causes its rejection', async () => {
    const one = await seat();
    const [ended, played] = await Promise.all([
      endGameSession(api.database.db, { ...one, report: null }),
      outcomeOf(insertRound(api.database.db, roundAt(one, { payout: 700n }), 0)),
    ]);
    expect(['done', 'session_ended']).toContain(played);
    expect(ended.rounds).toBe(played === 'done' ? 1 : 0);
  });

  test('keeps the first report, and compares every figure of it', async () => {
    const right = { goldWon: 700n, sweepsWon: 0n, rounds: 1, stored: { first: true } };
    const reports = [right, { ...right, goldWon: 701n }, { ...right, sweepsWon: 1n }, { ...right, rounds: 2 }];
    for (const [n, report] of [...reports, { ...right, sweepsWon: null }].entries()) {
      const one = await seat();
      await insertRound(api.database.db, roundAt(one, { payout: 700n }), 0);
      const end = (given: typeof report | null) => endGameSession(api.database.db, { ...one, report: given });
      expect((await end(report)).reportMatches).toBe(n === 0 || n === 4);
      expect((await end({ ...right, goldWon: 9n, stored: { first: false } })).reportMatches).toBe(n === 0 || n === 4);
      expect(await query('SELECT report FROM game_session WHERE id = $1', one.sessionId)).toEqual([
        { report: { first: true } },
      ]);
    }
  });
});

describe('the expiry of coins after an absence', () => {
  /** Above that of every posting, so that no credit prevents the expiry. */
  const newestSeq = 1_000_000;
  const expire = async (playerId: string) =>
    (await query('SELECT taken FROM expire_idle_sweeps($1, $2, $3)', playerId, newestSeq, randomUUID()))[0].taken;
  const signedIn = (playerId: string, ago: string) =>
    query('UPDATE player SET last_sign_in_at = now() - $2::interval WHERE id = $1', playerId, ago);

  test('takes nothing after a sign-in or a round that came before its lock', async () => {
    const player = await newPlayer(api);
    const balance = await sweepsOf(api.owner, player.id);
    expect(await expire(player.id)).toBe(0n);
    await signedIn(player.id, '91 days');
    const { session_id } = await player.client.games.startSession({ params: { id: String(starlight) }, body: {} });
    await query('UPDATE game_session SET last_played_at = now() WHERE id = $1', session_id);
    await signedIn(player.id, '91 days');
    expect(await expire(player.id)).toBe(0n);
    expect(await sweepsOf(api.owner, player.id)).toEqual(balance);
    await query("UPDATE game_session SET last_played_at = now() - interval '91 days' WHERE id = $1", session_id);
    expect(await expire(player.id)).toBe(balance.balance);
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 0n, unplayed: 0n });
    expect(await expire(player.id)).toBe(0n);
  });
});

describe('a stake', () => {
  test('is accepted when it is the whole balance, and rejected above the balance', async () => {
    const one = await createSeat(api, await mathsOf(api.owner, starlight));
    const balance = 1_000_000n;
    const outcome = (stake: bigint) => outcomeOf(insertRound(api.database.db, roundAt(one, { stake }), 0));
    expect(await outcome(balance + 1n)).toBe('insufficient_gold');
    expect(await outcome(balance)).toBe('done');
    one.nonce += 1;
    expect(await outcome(1n)).toBe('insufficient_gold');
  });
});

describe('a decision', () => {
  test('is rejected ahead of its step, behind it with another action, and after the end', async () => {
    const round = await dealOpenRound(api.database, api.owner, 10_000n);
    const outcome = (step: Parameters<typeof advanceRound>[1]) => outcomeOf(advanceRound(api.database.db, step));
    expect(await outcome(doubling(round, { step: 1 }))).toBe('conflict');
    expect(await outcome(settling(round, 2, 500n))).toBe('conflict');
    expect(await outcome(doubling(round))).toBe('done');
    expect(await outcome(settling(round, 0, 500n))).toBe('conflict');
    expect(await outcome(doubling(round))).toBe('done');
    expect(await outcome(settling(round, 1, 500n))).toBe('done');
    expect(await outcome(settling(round, 1, 500n))).toBe('done');
    expect(await outcome(settling(round, 2, 500n))).toBe('conflict');
    expect(await outcome(doubling({ ...round, roundId: randomUUID() }))).toBe('not_found');
    expect((await sweepsOf(api.owner, round.playerId)).balance).toBe(10_000n - 2_000n + 500n);
  });
});

describe('an idempotency key', () => {
  test('returns the result of its round again, and is rejected for another round', async () => {
    const one = await createSeat(api, await mathsOf(api.owner, starlight));
    const idempotency = { key: 'a-key', hash: Buffer.alloc(32, 1) };
    const first = roundAt(one, { idempotency });
    expect(await outcomeOf(insertRound(api.database.db, first, 0))).toBe('done');
    expect(await insertRound(api.database.db, { ...first, id: randomUUID() }, 0)).toMatchObject({
      ...{ id: first.id, replayed: true },
    });
    const other = roundAt({ ...one, nonce: 1 }, { idempotency: { key: 'a-key', hash: Buffer.alloc(32, 2) } });
    expect(await outcomeOf(insertRound(api.database.db, other, 0))).toBe('idempotency_mismatch');
    expect(await query('SELECT nonce FROM round WHERE session_id = $1', one.sessionId)).toEqual([{ nonce: 0 }]);
  });
});
