import type * as registry from '@goldwren/game-engine/registry';
import { describe, expect, test, vi } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { hold, jacks, play, start } from '../helpers/play/play.ts';

const nextHash = 'f'.repeat(64);

/** The engine with a second version of Jacks or Better next to the first one. */
vi.mock('@goldwren/game-engine/registry', async (load) => {
  const real = await load<typeof registry>();
  const gameByMaths: typeof real.gameByMaths = (slug, hash) => {
    const old = real.gameBySlug(slug)?.game;
    return old && hash === nextHash
      ? { ...old, mathsHash: nextHash, maths: { ...old.maths, version: '2.0.0' } }
      : real.gameByMaths(slug, hash);
  };
  return { ...real, gameByMaths };
});

const api = setUpTestApi();

function offer(hash: string) {
  return api.owner.query('UPDATE game SET maths_id = (SELECT id FROM game_maths WHERE hash = $2) WHERE id = $1', [
    jacks,
    hash,
  ]);
}

describe('when the maths of a game is replaced', () => {
  test('resumes and finishes an open round with the old maths, and then opens a session with the new maths', async () => {
    const player = await newPlayer(api);
    const before = await start(player, jacks);
    const dealt = await play(player, before.session_id, {}, jacks);
    await api.owner.query(
      `INSERT INTO game_maths (slug, version, hash, max_pay_x100, max_raise_x100)
       SELECT slug, '2.0.0', $1, max_pay_x100, max_raise_x100 FROM game_maths WHERE hash = $2`,
      [nextHash, before.maths.hash],
    );
    await offer(nextHash);

    const resumed = await start(player, jacks);
    expect(resumed).toMatchObject({ session_id: before.session_id, resumed: true, maths: before.maths });
    expect(resumed.open_round).toEqual(dealt);
    expect((await hold(player, before.session_id, dealt.round_id, [0])).state).toBe('settled');

    const after = await start(player, jacks);
    expect(after).toMatchObject({ resumed: false, next_nonce: 0, maths: { version: '2.0.0', hash: nextHash } });
    expect(after.session_id).not.toBe(before.session_id);
    const old = await player.client.games.getRound({ params: { id: dealt.round_id } });
    expect(old).toMatchObject({ maths: before.maths, server_seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });
});
