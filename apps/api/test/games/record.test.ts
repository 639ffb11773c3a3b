import { formatHundredths } from '@goldwren/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPlayHistory } from '../../src/modules/games/history/read-play-history.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { gameIds, insertSession, type PastRound } from '../helpers/play/history.ts';
import { end, hold, jacks, play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();

/** Noon in New York in the middle of a month, and the start of its day and month. */
const now = new Date('2026-06-15T16:00:00Z');
const dayStart = '2026-06-15T04:00:00Z';
const monthStart = '2026-06-01T04:00:00Z';
const nothing = { rounds: 0, staked: '0.00', returned: '0.00', net: '0.00' };

const record = (player: Player, at = now, slug?: string) => readPlayHistory(api.database.db, at, player.id, slug);

/** Computes the same result in another way, by summing every round of the player. */
async function summed(player: Player, since: string, where = 'true') {
  const tally = async (currency: string) => {
    const { rows } = await api.owner.query(
      `SELECT count(*)::int AS rounds, coalesce(sum(stake), 0)::text AS staked, coalesce(sum(payout), 0)::text AS returned
         FROM round r WHERE player_id = $1 AND currency = $2 AND at >= $3 AND ${where}`,
      [player.id, currency, since],
    );
    const { rounds, staked, returned } = rows[0];
    const net = formatHundredths(BigInt(returned) - BigInt(staked));
    return { rounds, staked: formatHundredths(BigInt(staked)), returned: formatHundredths(BigInt(returned)), net };
  };
  return { gold: await tally('gold'), sweeps: await tally('sweeps') };
}

const open = (game = 'true') =>
  `${game} AND EXISTS (SELECT FROM game_session s WHERE s.player_id = r.player_id AND s.id = r.session_id AND s.ended_at IS NULL)`;

const minute = 60_000;
const rounds = (startedAt: number, minutes: number): fc.Arbitrary<PastRound[]> =>
  fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: minutes }).map((after) => new Date(startedAt + after * minute)),
      currency: fc.constantFrom('gold' as const, 'gold' as const, 'sweeps' as const),
      stake: fc.integer({ min: 1, max: 1_000 }),
      payout: fc.integer({ min: 0, max: 2_000 }),
    }),
    { maxLength: 8 },
  );
/** Generates sessions of any length around the starts of day and month, in one or both currencies, signed or not. */
const session = fc
  .record({
    gameId: fc.constantFrom(...gameIds),
    startedAt: fc.integer({ min: Date.parse('2026-05-25T00:00:00Z'), max: now.getTime() }),
    minutes: fc.integer({ min: 1, max: 2 * 24 * 60 }),
    signed: fc.boolean(),
    oneCoin: fc.boolean(),
  })
  .chain(({ gameId, startedAt, minutes, signed, oneCoin }) =>
    rounds(startedAt, minutes).map((played) => ({
      gameId,
      signed,
      startedAt: new Date(startedAt),
      endedAt: new Date(startedAt + minutes * minute),
      rounds: oneCoin ? played.map((one) => ({ ...one, currency: 'sweeps' as const })) : played,
    })),
  );

describe("the player's own record", () => {
  test('equals the sum of all rounds, for sessions anywhere around the start of day and month', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(session, { minLength: 1, maxLength: 12 }), fc.boolean(), async (sessions, oneOpen) => {
        const [player, other] = [await newPlayer(api), await newPlayer(api)];
        for (const [at, one] of sessions.entries()) {
          const still = oneOpen && at === 0;
          await insertSession(api.owner, player.id, { ...one, ...(still ? { endedAt: null, signed: false } : {}) });
          await insertSession(api.owner, other.id, one);
        }
        const { overall, games, day, month } = await record(player);
        expect([day, month]).toEqual(['2026-06-15', '2026-06-01']);
        expect(overall.today).toEqual(await summed(player, dayStart));
        expect(overall.month).toEqual(await summed(player, monthStart));
        expect(overall.session).toEqual(oneOpen ? await summed(player, '-infinity', open()) : null);
        for (const { game, tallies } of games) {
          const ofGame = `game_id = ${game.id}`;
          expect(tallies.today).toEqual(await summed(player, dayStart, ofGame));
          expect(tallies.month).toEqual(await summed(player, monthStart, ofGame));
          if (tallies.session) expect(tallies.session).toEqual(await summed(player, '-infinity', open(ofGame)));
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  test('reads no round of a session that was signed within the month', async () => {
    const player = await newPlayer(api);
    const at = new Date('2026-06-15T10:00:00Z');
    const played = [{ at, currency: 'gold' as const, stake: 100_000, payout: 25_000 }];
    const past = { gameId: 2 as const, startedAt: at, endedAt: new Date('2026-06-15T11:00:00Z'), rounds: played };
    const id = await insertSession(api.owner, player.id, past);
    await api.owner.query('ALTER TABLE round DISABLE TRIGGER USER');
    await api.owner.query('DELETE FROM round WHERE session_id = $1', [id]);
    await api.owner.query('ALTER TABLE round ENABLE TRIGGER USER');
    const once = { rounds: 1, staked: '1000.00', returned: '250.00', net: '-750.00' };
    expect((await record(player)).overall).toEqual({
      session: null,
      today: { gold: once, sweeps: nothing },
      month: { gold: once, sweeps: nothing },
    });
  });

  test('includes the stake of an open round, the payout of a settled one, and no open session after its end', async () => {
    const player = await newPlayer(api);
    const mine = () => player.client.games.record({ query: { game: 'jacks-or-better-poker' } });
    expect(await mine()).toMatchObject({ overall: { session: null, today: { gold: nothing } }, games: [] });
    const { session_id } = await start(player, jacks);
    const { round_id } = await play(player, session_id, {}, jacks);
    const staked = { rounds: 1, staked: '1000.00', returned: '0.00', net: '-1000.00' };
    expect((await mine()).games[0]).toMatchObject({ tallies: { session: { gold: staked }, month: { gold: staked } } });
    const { payout } = await hold(player, session_id, round_id, [0, 1, 2, 3, 4]);
    expect((await mine()).overall.today.gold.returned).toBe(payout);
    await end(player, session_id, { gold_won: payout, rounds: 1 }, jacks);
    expect((await mine()).games[0]?.tallies).toMatchObject({ session: null, today: { gold: { rounds: 1 } } });
  });

  test('covers the requested game, together with the total', async () => {
    const player = await newPlayer(api);
    for (const game of [2, jacks]) {
      const { session_id } = await start(player, game);
      await play(player, session_id, {}, game);
    }
    const { overall, games } = await player.client.games.record({ query: { game: 'starlight-fortune' } });
    expect(games.map(({ game }) => game.slug)).toEqual(['starlight-fortune']);
    expect(overall.today.gold.rounds).toBe(2);
    const all = await player.client.games.record({ query: {} });
    expect(all.games.map(({ game }) => game.slug)).toEqual(['starlight-fortune', 'jacks-or-better-poker']);
  });
});
