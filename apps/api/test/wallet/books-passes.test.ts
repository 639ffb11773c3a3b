import { beforeAll, beforeEach, expect, test } from 'vitest';
import { invariants } from '../../src/modules/health/public.ts';
import { checkMoved, checkNextPiece, requestWholePass } from '../../src/modules/ledger/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { saveTables } from '../helpers/database/saved-tables.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { jacks, play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
let player: Player;
let restore: () => Promise<void>;
beforeAll(async () => {
  player = await newPlayer(api);
  const { session_id: sessionId } = await start(player);
  for (let nonce = 0; nonce < 4; nonce += 1) await play(player, sessionId, { nonce });
  await play(player, (await start(player, jacks)).session_id, {}, jacks);
  restore = await saveTables(api.owner, ['journal', 'round', 'wallet', 'game_session', 'books_pass', 'reconciliation']);
});
beforeEach(() => restore());

const moved = async () => {
  const { findings, isCaughtUp } = await checkMoved(api.database, invariants);
  expect(isCaughtUp).toBe(true);
  return findings.map(({ check }) => check);
};

/** Runs a full reconciliation piece by piece. */
async function whole(): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const { findings, isOver } = await checkNextPiece(api.database, invariants);
    found.push(...findings.map(({ check }) => check));
    if (isOver) return found;
  }
}

/** Moves all earlier rows into the past, outside the window of the next run. */
async function age(): Promise<void> {
  await tamper(api.owner, "UPDATE journal SET at = at - interval '1 day'");
  await tamper(api.owner, "UPDATE round SET at = at - interval '1 day', settled_at = settled_at - interval '1 day'");
}

const row = "player_id = $1 AND currency = 'gold' AND seq";
const faults: [string, string, string][] = [
  ['an edited amount', `UPDATE journal SET amount = amount + 1 WHERE ${row} = 3`, 'journal_unbroken'],
  ['an edited balance', `UPDATE journal SET balance_after = balance_after + 1 WHERE ${row} = 3`, 'journal_unbroken'],
  ['a deleted row', `DELETE FROM journal WHERE ${row} = 3`, 'journal_unbroken'],
  [
    'an edited wallet',
    "UPDATE wallet SET balance = balance + 1 WHERE player_id = $1 AND currency = 'gold'",
    'wallet_matches_journal',
  ],
  [
    'an edited payout',
    'UPDATE round SET payout = payout + 1 WHERE player_id = $1 AND nonce = 1',
    'round_matches_journal',
  ],
  [
    'a deleted newest row',
    `DELETE FROM journal WHERE ${row} = (SELECT max(seq) FROM journal WHERE player_id = $1 AND currency = 'gold')`,
    'wallet_matches_journal',
  ],
  [
    'an edited version of a wallet',
    "UPDATE wallet SET version = version + 1 WHERE player_id = $1 AND currency = 'gold'",
    'wallet_matches_journal',
  ],
  ['an edited stake', 'UPDATE round SET stake = stake + 1 WHERE player_id = $1 AND nonce = 1', 'round_matches_journal'],
  [
    'a raise that nothing took',
    'UPDATE round SET raised = 1, stake = stake + 1 WHERE player_id = $1 AND nonce = 1',
    'round_matches_journal',
  ],
  [
    'a stake that is posted as a raise',
    "UPDATE journal SET kind = 'raise' WHERE player_id = $1 AND kind = 'stake' AND ref = (SELECT id FROM round WHERE player_id = $1 AND nonce = 1 LIMIT 1)",
    'round_matches_journal',
  ],
  ['a deleted round', 'DELETE FROM round WHERE player_id = $1 AND nonce = 1', 'round_matches_journal'],
];

test.each(faults)('reports %s in recent rows in the run of every minute', async (_name, statement, check) => {
  expect(await moved()).toEqual([]);
  expect(await tamper(api.owner, statement, [player.id])).toBe(1);
  expect(await moved()).toContain(check);
});

test('reports an edited balance of the row before the first recent one', async () => {
  await age();
  await play(player, (await start(player)).session_id, { nonce: 4 });
  expect(await moved()).toEqual([]);
  await tamper(
    api.owner,
    `UPDATE journal SET balance_after = balance_after + 1 WHERE player_id = $1 AND currency = 'gold' AND at < now() - interval '1 hour'`,
    [player.id],
  );
  expect(await moved()).toContain('journal_unbroken');
});

test('finds nothing when the time of a row is before the window and its neighbours are in it', async () => {
  // A transaction that waited for the wallet has an earlier time than the one before it.
  expect(await tamper(api.owner, `UPDATE journal SET at = at - interval '1 hour' WHERE ${row} = 3`, [player.id])).toBe(
    1,
  );
  expect(await moved()).toEqual([]);
});

test('checks a round that settled in the window with the postings before it', async () => {
  const begun = 'player_id = $1 AND nonce = 1';
  await tamper(
    api.owner,
    `UPDATE journal SET at = at - interval '1 hour' WHERE player_id = $1 AND kind = 'stake' AND ref IN (SELECT id FROM round WHERE ${begun})`,
    [player.id],
  );
  await tamper(api.owner, `UPDATE round SET at = at - interval '1 hour' WHERE ${begun}`, [player.id]);
  expect(await moved()).toEqual([]);
  await tamper(api.owner, `UPDATE round SET stake = stake + 1 WHERE ${begun}`, [player.id]);
  expect(await moved()).toEqual(['round_matches_journal']);
});

test('finds a fault in old rows in the full pass only, and reports it until it is fixed', async () => {
  await age();
  const edit = (by: number) =>
    tamper(api.owner, `UPDATE journal SET amount = amount + $2 WHERE ${row} = 3`, [player.id, by]);
  await edit(1);
  expect(await moved()).toEqual([]);
  await requestWholePass(api.database.db);
  expect(await whole()).toEqual(expect.arrayContaining(['journal_unbroken', 'wallet_matches_journal']));
  expect(await moved()).toContain('journal_unbroken');
  expect(await moved()).toContain('journal_unbroken');
  await edit(-1);
  expect(await moved()).toEqual([]);
});

test('continues the full pass where it stopped, and checks every player once', async () => {
  const others = await Promise.all(Array.from({ length: 3 }, () => newPlayer(api)));
  // With this version, each piece contains one player.
  await tamper(api.owner, 'UPDATE wallet SET version = version + 60000');
  await requestWholePass(api.database.db);
  const seen = new Set<string>();
  let pieces = 0;
  for (let isOver = false; !isOver; pieces += 1) {
    const piece = await checkNextPiece(api.database, invariants);
    for (const { check, player_id } of piece.findings) if (check === 'wallet_matches_journal') seen.add(player_id);
    isOver = piece.isOver;
  }
  expect(pieces).toBeGreaterThanOrEqual(4);
  expect([...seen].sort()).toEqual([player, ...others].map(({ id }) => id).sort());
  const { rows } = await api.owner.query(
    "SELECT begun_at, last_player, requested_at, finished_at IS NOT NULL AS finished FROM books_pass WHERE pass = 'whole'",
  );
  expect(rows).toEqual([{ begun_at: null, last_player: null, requested_at: null, finished: true }]);
});

test('catches up one window at a time after a long time without a worker', async () => {
  await moved();
  await api.owner.query("UPDATE books_pass SET reached_at = now() - interval '55 minutes' WHERE pass = 'moved'");
  const runs: boolean[] = [];
  do runs.push((await checkMoved(api.database, invariants)).isCaughtUp);
  while (runs.at(-1) === false && runs.length < 10);
  expect(runs).toEqual([false, false, false, true]);
});

test('finds nothing in a correct ledger, also with open rounds', async () => {
  expect(await moved()).toEqual([]);
  await requestWholePass(api.database.db);
  expect(await whole()).toEqual([]);
});
