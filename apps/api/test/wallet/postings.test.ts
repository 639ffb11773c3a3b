import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openWallets } from '../../src/modules/ledger/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { giveCoins } from '../helpers/money/money.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();

async function emptyWallet(): Promise<string> {
  const playerId = randomUUID();
  await openWallets(api.database.db, playerId);
  return playerId;
}

type Posted = { balance: bigint; posted: boolean };

/** Posts a correction as the owner, because the API has no path that may post one. */
async function adjust(playerId: string, amount: bigint, ref: string): Promise<Posted> {
  const { rows } = await api.owner.query("SELECT * FROM adjust_balance($1, 'sweeps', $2, $3)", [playerId, amount, ref]);
  return rows[0];
}

/** Credits Sweeps Coins of a purchase. */
function credit(playerId: string, amount: bigint, ref: string): Promise<Posted> {
  return giveCoins(api.owner, { playerId, currency: 'sweeps', amount, ref });
}

describe('a posting', () => {
  test('has one effect when its reference is repeated', async () => {
    const [playerId, ref] = [await emptyWallet(), randomUUID()];
    expect(await credit(playerId, 500n, ref)).toEqual({ balance: 500n, posted: true });
    expect(await credit(playerId, 500n, ref)).toEqual({ balance: 500n, posted: false });
    const again = await Promise.all(Array.from({ length: 20 }, () => credit(playerId, 500n, ref)));
    expect(again.every(({ balance, posted }) => balance === 500n && !posted)).toBe(true);
  });

  test('is posted once for 50 concurrent requests', async () => {
    const [playerId, ref] = [await emptyWallet(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => credit(playerId, 500n, ref)));
    expect(answers.filter(({ posted }) => posted)).toHaveLength(1);
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });

  test('never makes a balance negative, and leaves nothing when it is rejected', async () => {
    const playerId = await emptyWallet();
    await credit(playerId, 100n, randomUUID());
    const debits = await Promise.allSettled(Array.from({ length: 20 }, () => adjust(playerId, -30n, randomUUID())));
    expect(debits.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const debit of debits)
      if (debit.status === 'rejected') expect(debit.reason.message).toBe('insufficient_sweeps');
    const { rows } = await api.owner.query("SELECT balance FROM wallet WHERE player_id = $1 AND currency = 'sweeps'", [
      playerId,
    ]);
    expect(rows).toEqual([{ balance: 10n }]);
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });

  test('is rejected for an unknown player', async () => {
    await expect(credit(randomUUID(), 1n, randomUUID())).rejects.toThrow('not_found');
  });
});

describe('the unplayed amount', () => {
  test('decreases with each stake and does not increase with wins', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    const left: string[] = [];
    for (let nonce = 0; nonce < 4; nonce += 1) {
      await play(player, sessionId, { nonce, currency: 'sweeps', stake: '0.40' });
      left.push((await player.client.wallet.get()).sweeps_unplayed);
    }
    expect(left).toEqual(['1.60', '1.20', '0.80', '0.40']);
    await play(player, sessionId, { nonce: 4, currency: 'sweeps', stake: '0.40' });
    expect((await player.client.wallet.get()).sweeps_unplayed).toBe('0.00');
  });

  test('never exceeds the balance', async () => {
    const playerId = await emptyWallet();
    await credit(playerId, 500n, randomUUID());
    await adjust(playerId, -200n, randomUUID());
    const { rows } = await api.owner.query(
      "SELECT balance, unplayed FROM wallet WHERE player_id = $1 AND currency = 'sweeps'",
      [playerId],
    );
    expect(rows).toEqual([{ balance: 300n, unplayed: 300n }]);
  });
});
