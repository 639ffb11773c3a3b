import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { auditOf } from '../helpers/people/audit.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { playChallenge } from '../helpers/play/challenge.ts';

const api = setUpTestApi();
let support: Awaited<ReturnType<typeof newStaff>>;
let player: Player;
let named = 0;
beforeAll(async () => {
  support = await newStaff(api, ['support']);
  player = await newPlayer(api);
  await playChallenge(player);
});

const read = (of: Player) => of.client.challenge.get({ query: {} });
const setAlias = async (of: Player, alias: string | null) =>
  of.client.challenge.setAlias({ body: { day: (await read(of)).day, alias } });
const names = (body: object) => support.staff.leaderboard.searchNames({ body });
const entryOf = async (of: Player) => (await read(of)).entry as NonNullable<Awaited<ReturnType<typeof read>>['entry']>;
const remove = (entryId: string, name: string, reason: 'offensive' | 'personal' = 'offensive') =>
  support.staff.leaderboard.removeName({ params: { entryId }, body: { name, reason, note: 'Reported by a player.' } });

/** A player with a finished challenge and a new name. */
async function namedPlayer(): Promise<{ other: Player; name: string; entryId: string }> {
  const other = await newPlayer(api);
  await playChallenge(other, undefined, (hand) => hand.number === 1);
  named += 1;
  const name = `Rude Bird ${named}`;
  await setAlias(other, name);
  return { other, name, entryId: (await entryOf(other)).id };
}

describe('removing a name', () => {
  test('takes it off the leaderboard, sends the player the reason, and keeps the result', async () => {
    await setAlias(player, 'Loud Wren');
    const before = await entryOf(player);
    await remove(before.id, 'Loud Wren', 'personal');
    const { entry, leaderboard } = await read(player);
    expect(entry).toEqual({ ...before, alias: null, removed_alias: { alias: 'Loud Wren', reason: 'personal' } });
    expect(leaderboard.lines.find(({ is_own }) => is_own)?.alias).toBeNull();
    expect(await auditOf(api.owner, player.id)).toMatchObject([
      {
        action: 'leaderboard.name_removed',
        facts: { name: 'Loud Wren', reason: 'personal', note: 'Reported by a player.' },
      },
    ]);
  });

  test('allows another name, but no removed one in any case and spacing', async () => {
    const { other, name, entryId } = await namedPlayer();
    await remove(entryId, name);
    await setAlias(other, 'Calm Wren');
    await remove(entryId, 'Calm Wren');
    for (const again of [name, name.toUpperCase(), ` ${name.toLowerCase()} `, 'Calm Wren', 'CALM  WREN']) {
      const problem = await expectProblem(setAlias(other, again), 'conflict');
      expect(problem.params).toEqual({ reason: 'alias_removed' });
    }
    expect(await setAlias(other, 'Quiet Wren')).toEqual({ alias: 'Quiet Wren' });
    // The removal is about the entry, so another player can have the name.
    const { other: third } = await namedPlayer();
    expect(await setAlias(third, 'Calm Wren')).toEqual({ alias: 'Calm Wren' });
  });

  test('leaves no way to set the name again while it is being removed', async () => {
    const { other, name, entryId } = await namedPlayer();
    await Promise.allSettled([remove(entryId, name), ...Array.from({ length: 8 }, () => setAlias(other, name))]);
    expect((await entryOf(other)).alias).toBeNull();
    await expectProblem(setAlias(other, name), 'conflict');
  });

  test('removes only the name that staff saw, once', async () => {
    const { other, name, entryId } = await namedPlayer();
    await setAlias(other, `${name} b`);
    await expectProblem(remove(entryId, name), 'conflict');
    await Promise.allSettled([remove(entryId, `${name} b`), remove(entryId, `${name} b`)]);
    expect(await auditOf(api.owner, other.id)).toHaveLength(1);
    await expectProblem(remove('01a209ee-febf-7092-b72c-a5411178701a', name), 'not_found');
  });

  test('requires a reason of the list and a note', async () => {
    const { name, entryId } = await namedPlayer();
    const body = { name, reason: 'dislike' as 'offensive', note: 'x' };
    await expectProblem(support.staff.leaderboard.removeName({ params: { entryId }, body }), 'validation_failed');
    const noNote = { name, reason: 'offensive', note: ' ' } as const;
    await expectProblem(
      support.staff.leaderboard.removeName({ params: { entryId }, body: noNote }),
      'validation_failed',
    );
  });
});

describe('the list of names', () => {
  test('has names and removed names, finds parts of them, and never an entry without a name', async () => {
    const { other, name, entryId } = await namedPlayer();
    const silent = await newPlayer(api);
    await playChallenge(silent, undefined, (hand) => hand.number === 1);
    const part = name.slice(1).toUpperCase();
    const [shown] = (await names({ name: part })).results;
    expect(shown).toMatchObject({
      entry_id: entryId,
      name,
      removed: null,
      given_up_x100: null,
      player: { id: other.id },
    });
    await remove(entryId, name);
    const [gone] = (await names({ name: part })).results;
    expect(gone).toMatchObject({ name: null, removed: { name, reason: 'offensive' } });
    expect((await names({ player: silent.id })).results).toEqual([]);
    expect((await names({ name: '%' })).results).toEqual([]);
    expect((await names({ name: '_' })).results).toEqual([]);
    const { day } = await read(other);
    expect((await names({ day, player: other.id })).results).toHaveLength(1);
    expect((await names({ day: '2026-01-01' })).results).toEqual([]);
  });

  test('is paged, the newest entries first', async () => {
    await namedPlayer();
    const all = (await names({ limit: 100 })).results.map(({ entry_id }) => entry_id);
    const first = await names({ limit: 1 });
    expect(first.results.map(({ entry_id }) => entry_id)).toEqual(all.slice(0, 1));
    const second = await names({ limit: 1, cursor: first.next_cursor });
    expect(second.results.map(({ entry_id }) => entry_id)).toEqual(all.slice(1, 2));
    await expectProblem(names({ cursor: 'x' }), 'validation_failed');
  });

  test('is closed to roles that do not moderate', async () => {
    const finance = await newStaff(api, ['finance']);
    await expectProblem(finance.staff.leaderboard.searchNames({ body: {} }), 'forbidden');
  });
});
