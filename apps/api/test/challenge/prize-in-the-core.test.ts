import { expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { playChallenge } from '../helpers/play/challenge.ts';

const api = setUpTestApi();

/** Calls the function as the players' login, without the API before it. */
const grant = (player: Player, day: string) =>
  api.database.db.$client.query('SELECT * FROM grant_challenge_prize($1, $2)', [player.id, day]);
const change = (player: Player, values: string) =>
  api.owner.query(`UPDATE challenge_entry SET ${values} WHERE player_id = $1`, [player.id]);
const balanceOf = async (player: Player) => (await player.client.wallet.get()).gold_balance;
const untouched = '2000000.00';

/** A player before the last hand. */
async function playerOfToday(): Promise<{ player: Player; day: string }> {
  const player = await newPlayer(api);
  await playChallenge(player, undefined, (hand) => hand.number === 4);
  return { player, day: (await player.client.challenge.get({ query: {} })).day };
}

test('pays no entry that is not finished, and none that does not exist', async () => {
  const { player, day } = await playerOfToday();
  await expect(grant(player, day)).rejects.toThrow('conflict');
  await expect(grant(await newPlayer(api), day)).rejects.toThrow('conflict');
  expect(await balanceOf(player)).toBe(untouched);
});

test('pays no entry of another day', async () => {
  const { player } = await playerOfToday();
  await api.owner.query(
    `INSERT INTO challenge_day SELECT '2026-01-01', slug, maths_hash, sealed_seed, commitment FROM challenge_day
     LIMIT 1 ON CONFLICT DO NOTHING`,
  );
  await change(player, "day = '2026-01-01', finished_at = now()");
  await expect(grant(player, '2026-01-01')).rejects.toThrow('conflict');
  expect(await balanceOf(player)).toBe(untouched);
});

test('pays no entry with a decision that was not recorded as play, or without any', async () => {
  const { player, day } = await playerOfToday();
  await change(player, 'finished_at = now(), decided_at = decided_at[2:]');
  await expect(grant(player, day)).rejects.toThrow('conflict');
  await change(player, "hands = '[]', decided_at = '{}'");
  await expect(grant(player, day)).rejects.toThrow('conflict');
  expect(await balanceOf(player)).toBe(untouched);
});

test.each([
  ['excluded', 'excluded_at = now()', 'self_excluded'],
  ['on a break', "cool_off_until = now() + interval '1 day'", 'cooling_off'],
])('pays no player who is %s', async (_what, values, code) => {
  const { player, day } = await playerOfToday();
  await change(player, 'finished_at = now()');
  await api.owner.query('UPDATE wallet SET guarded = true WHERE player_id = $1', [player.id]);
  await api.owner.query(`UPDATE player SET ${values} WHERE id = $1`, [player.id]);
  await expect(grant(player, day)).rejects.toThrow(code);
});

test.each([
  [0, '2005000.00'],
  [1, '2002000.00'],
  [11, '2000500.00'],
])('pays for a score of %i once, and the amount is not an argument', async (score, balance) => {
  const { player, day } = await playerOfToday();
  await change(player, `finished_at = now(), given_up = ${score}`);
  await grant(player, day);
  await grant(player, day);
  expect(await balanceOf(player)).toBe(balance);
});

test('is the only way to a moment of a decision: the login of the API cannot write them', async () => {
  const { player } = await playerOfToday();
  const write = api.database.db.$client.query("UPDATE challenge_entry SET decided_at = '{}' WHERE player_id = $1", [
    player.id,
  ]);
  await expect(write).rejects.toThrow('permission denied');
});
