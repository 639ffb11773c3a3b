import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { invariants } from '../../src/modules/health/public.ts';
import { reconcile } from '../../src/modules/ledger/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { saveTables } from '../helpers/database/saved-tables.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { jacks, play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
let player: Player;
let roundId: string;
let restore: () => Promise<void>;
beforeAll(async () => {
  player = await newPlayer(api);
  const { session_id: sessionId } = await start(player);
  roundId = (await play(player, sessionId)).round_id;
  for (let nonce = 1; nonce < 5; nonce += 1) await play(player, sessionId, { nonce });
  await play(player, (await start(player, jacks)).session_id, {}, jacks);
  restore = await saveTables(api.owner, ['journal', 'round', 'wallet', 'reconciliation']);
});
beforeEach(() => restore());

function findings() {
  return reconcile(api.database, invariants).then((run) => run.findings);
}

/** Changes data with triggers disabled, which needs the owner's rights. */
async function tamper(statement: string, values: unknown[] = [player.id]): Promise<void> {
  const client = await api.owner.connect();
  await client.query('SET session_replication_role = replica');
  expect((await client.query(statement, values)).rowCount).toBe(1);
  client.release(true);
}

test('finds nothing in a correct ledger, also with open rounds, and records the run', async () => {
  expect(await findings()).toEqual([]);
  expect(await findLedgerFaults(api.owner)).toEqual([]);
  const { rows } = await api.owner.query('SELECT wallets, rows > 5 AS many, findings FROM reconciliation');
  expect(rows).toEqual([{ wallets: 2, many: true, findings: [] }]);
});

const journalRow = "player_id = $1 AND currency = 'gold' AND seq";
const tampered: [string, string, string, string][] = [
  ['an edited amount', `UPDATE journal SET amount = amount + 1 WHERE ${journalRow} = 2`, 'journal_unbroken', '2'],
  [
    'an edited balance',
    `UPDATE journal SET balance_after = balance_after + 1 WHERE ${journalRow} = 3`,
    'journal_unbroken',
    '3',
  ],
  ['a deleted row', `DELETE FROM journal WHERE ${journalRow} = 3`, 'journal_unbroken', '4'],
  [
    'an edited wallet',
    "UPDATE wallet SET balance = balance + 1 WHERE player_id = $1 AND currency = 'gold'",
    'wallet_matches_journal',
    '',
  ],
  [
    'an edited credit total',
    "UPDATE wallet SET cum_credit = 0 WHERE player_id = $1 AND currency = 'gold'",
    'wallet_matches_journal',
    '',
  ],
  ['a deleted wallet', "DELETE FROM wallet WHERE player_id = $1 AND currency = 'sweeps'", 'wallet_matches_journal', ''],
  [
    'a deleted newest row',
    "DELETE FROM journal j USING wallet w WHERE j.player_id = $1 AND w.player_id = j.player_id AND j.currency = 'gold' AND w.currency = 'gold' AND j.seq = w.version",
    'wallet_matches_journal',
    '',
  ],
];

test.each(tampered)('reports %s', async (_name, statement, check, at) => {
  await tamper(statement);
  const found = await findings();
  expect(found).toContainEqual(expect.objectContaining({ check, player_id: player.id, ...(at ? { at } : {}) }));
  expect(await findLedgerFaults(api.owner)).not.toEqual([]);
});

test('reports an inserted row', async () => {
  await tamper(
    `INSERT INTO journal SELECT player_id, currency, version + 1, 500, balance + 500, $2, now(), 'adjustment', 'adjustment'
       FROM wallet WHERE player_id = $1 AND currency = 'gold'`,
    [player.id, randomUUID()],
  );
  expect((await findings()).map(({ check }) => check)).toEqual(['wallet_matches_journal']);
  expect(await findLedgerFaults(api.owner)).not.toEqual([]);
});

test.each(['payout = payout + 100', 'stake = stake + 100'])('reports a round after %s', async (change) => {
  await tamper(`UPDATE round SET ${change} WHERE id = $1`, [roundId]);
  expect(await findings()).toEqual([expect.objectContaining({ check: 'round_matches_journal', at: roundId })]);
  expect(await findLedgerFaults(api.owner)).not.toEqual([]);
});

test('reports a deleted round', async () => {
  await tamper('DELETE FROM round WHERE id = $1', [roundId]);
  expect(await findings()).toContainEqual(expect.objectContaining({ check: 'round_matches_journal', at: roundId }));
  expect(await findLedgerFaults(api.owner)).not.toEqual([]);
});
