import { describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { end, hold, jacks, play, starlight, start } from '../helpers/play/play.ts';

const api = setUpTestApi();

const readHome = (player: Player) => player.client.home.get();
const star = (player: Player, id: number) => player.client.games.addFavorite({ params: { id: String(id) } });
const unstar = (player: Player, id: number) => player.client.games.removeFavorite({ params: { id: String(id) } });

describe('the games to continue', () => {
  test('are empty for a new player', async () => {
    expect(await readHome(await newPlayer(api))).toEqual({ unfinished: [], last_played: [], favorites: [] });
  });

  test('include an open round until it is settled, also after play in other games', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player, jacks);
    const dealt = await play(player, sessionId, {}, jacks);
    const slots = await start(player, starlight);
    for (let nonce = 0; nonce < 12; nonce += 1) await play(player, slots.session_id, { nonce }, starlight);
    const waiting = { game: jacks, currency: 'gold', stake: dealt.stake, since: expect.any(String) };
    expect((await readHome(player)).unfinished).toEqual([waiting]);
    await hold(player, sessionId, dealt.round_id, [0]);
    expect((await readHome(player)).unfinished).toEqual([]);
  });

  test('list each played game once, latest first, with open or ended sessions', async () => {
    const player = await newPlayer(api);
    const slots = await start(player, starlight);
    await play(player, slots.session_id, {}, starlight);
    const poker = await start(player, jacks);
    const dealt = await play(player, poker.session_id, {}, jacks);
    await hold(player, poker.session_id, dealt.round_id, [0]);
    expect((await readHome(player)).last_played).toEqual([jacks, starlight]);
    await end(player, poker.session_id, { gold_won: '0.00', rounds: 1 }, jacks);
    expect((await readHome(player)).last_played).toEqual([jacks, starlight]);
    await play(player, slots.session_id, { nonce: 1 }, starlight);
    expect((await readHome(player)).last_played).toEqual([starlight, jacks]);
  });

  test('leave out a game that was opened but never played', async () => {
    const player = await newPlayer(api);
    await start(player, starlight);
    expect((await readHome(player)).last_played).toEqual([]);
  });
});

describe('a favorite', () => {
  test('can be added, added again without effect, and removed', async () => {
    const player = await newPlayer(api);
    expect(await star(player, jacks)).toEqual({ favorites: [jacks] });
    expect(await star(player, starlight)).toEqual({ favorites: [starlight, jacks] });
    expect(await star(player, jacks)).toEqual({ favorites: [starlight, jacks] });
    expect((await readHome(player)).favorites).toEqual([starlight, jacks]);
    expect(await unstar(player, starlight)).toEqual({ favorites: [jacks] });
    expect(await unstar(player, starlight)).toEqual({ favorites: [jacks] });
  });

  test('belongs to one player', async () => {
    const [one, other] = [await newPlayer(api), await newPlayer(api)];
    await star(one, jacks);
    expect(await unstar(other, jacks)).toEqual({ favorites: [] });
    expect((await readHome(one)).favorites).toEqual([jacks]);
    expect((await readHome(other)).favorites).toEqual([]);
  });

  test('is rejected for an unknown game', async () => {
    const player = await newPlayer(api);
    await expectProblem(star(player, 999), 'not_found');
    await expectProblem(unstar(player, 999), 'not_found');
    expect((await readHome(player)).favorites).toEqual([]);
  });

  test('is stored once for many concurrent requests', async () => {
    const player = await newPlayer(api);
    await Promise.all(Array.from({ length: 12 }, () => star(player, jacks)));
    expect((await readHome(player)).favorites).toEqual([jacks]);
  });
});
