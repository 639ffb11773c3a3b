import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditFinishedDays } from '../../src/modules/games/public.ts';
import { saveTables } from '../helpers/database/saved-tables.ts';
import { createAudit, movePlay, useAuditedApi } from '../helpers/play/round-audit.ts';
import {
  cheat,
  copyLast,
  deleteLast,
  type Played,
  played,
  removeLastEverywhere,
} from '../helpers/play/round-frauds.ts';

const setup = useAuditedApi();

const dayMs = 86_400_000;
const yesterday = () => new Date(Date.now() - dayMs).toISOString().slice(0, 10);

/** Later than the last transactions of a day need to end, so that these tests also pass just after midnight. */
const later = (days: number) => ({ now: () => new Date(Date.now() + days * dayMs + 15 * 60_000) });

describe('after a day was audited, the audit notices that a superuser', () => {
  /** A player of yesterday, whose rounds were audited and sealed. */
  let victim: Played;
  let seals: ReadonlyMap<string, Buffer>;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    const { deps, faults, seals: made } = createAudit(setup.api);
    victim = await played(setup.api, { isEnded: true });
    await movePlay(setup.api, -1);
    expect(await auditFinishedDays({ ...deps, clock: later(0) })).toContain(yesterday());
    expect(faults()).toEqual([]);
    seals = made;
    restore = await saveTables(setup.api.owner, ['round', 'journal', 'wallet', 'game_session', 'game_return']);
  });
  beforeEach(async () => {
    await restore();
    for (const [name, bytes] of seals) setup.audited.seals.set(name, Buffer.from(bytes));
  });
  /** The night after, without the alerts of the first one. */
  async function nextNight(): Promise<string[]> {
    setup.audited.reported.length = 0;
    await auditFinishedDays({ ...setup.audited.deps, clock: later(1) });
    return setup.audited.faults();
  }
  test('changed nothing, which is no fault', async () => {
    expect(await nextNight()).toEqual([]);
  });

  const rewrites: [string, string[]][] = [
    [
      'deleted a round everywhere, also the statement, the counter and the wallet',
      [
        ...removeLastEverywhere,
        `UPDATE game_session SET statement = NULL, statement_signature = NULL, statement_key_id = NULL WHERE id = :session`,
      ],
    ],
    [
      'deleted a player with all rounds, sessions and postings',
      [
        'DELETE FROM round WHERE player_id = :player',
        'DELETE FROM game_session WHERE player_id = :player',
        'DELETE FROM journal WHERE player_id = :player',
        'DELETE FROM wallet WHERE player_id = :player',
      ],
    ],
    ['inserted a round', [copyLast(`jsonb_build_object('id', :new, 'nonce', 5)`)]],
    ['moved a round to another day', [`UPDATE round SET settled_at = settled_at - interval '1 day' WHERE id = :last`]],
    ['changed a choice', [`UPDATE round SET choice = '{"lines": 1}' WHERE id = :last`]],
  ];
  test.each(rewrites)('%s', async (_what, statements) => {
    await cheat(setup.api, victim, ...statements);
    expect(await nextNight()).toContain('day_changed');
    const differs = setup.audited.reported.find(({ facts }) => facts.faults?.includes('day_changed'));
    expect(differs?.facts).toMatchObject({ day: yesterday(), findings: [{ fault: 'day_changed', sealedRounds: 5 }] });
  });

  test('deleted a round and the result of the audit, so that the day is audited again', async () => {
    await cheat(setup.api, victim, ...removeLastEverywhere, `DELETE FROM game_return WHERE day = '${yesterday()}'`);
    expect(await nextNight()).toEqual(expect.arrayContaining(['day_changed']));
  });

  test('deleted the seal of the day', async () => {
    setup.audited.seals.delete(`audited-days/${yesterday()}`);
    expect(await nextNight()).toEqual(['seal_missing']);
  });

  test.each([
    ['changed the seal', (seal: string) => seal.replace(/"rounds":5/, '"rounds":4')],
    ['replaced the seal by another file', () => 'no seal'],
    ['copied the seal of another day', (seal: string) => seal.replaceAll(yesterday(), '2026-01-01')],
  ])('%s', async (_what, change) => {
    const name = `audited-days/${yesterday()}`;
    const seal = String(setup.audited.seals.get(name));
    expect(change(seal)).not.toBe(seal);
    setup.audited.seals.set(name, Buffer.from(change(seal)));
    expect(await nextNight()).toEqual(['seal_not_genuine']);
  });

  test('changed a day 30 days ago, and not twice a week', async () => {
    await cheat(setup.api, victim, deleteLast);
    const after = async (days: number) => {
      setup.audited.reported.length = 0;
      await auditFinishedDays({ ...setup.audited.deps, clock: later(days) });
      return setup.audited.faults();
    };
    expect(await after(15)).toEqual([]);
    expect(await after(29)).toEqual(['day_changed']);
  });
});

test('a day is audited and sealed only when its last transactions have ended', async () => {
  const at = (time: string) => ({ ...setup.audited.deps, clock: { now: () => new Date(`2026-11-20T${time}Z`) } });
  await setup.api.owner.query('DELETE FROM game_return');
  expect(await auditFinishedDays(at('00:09:59'))).not.toContain('2026-11-19');
  expect(await auditFinishedDays(at('00:10:01'))).toEqual(['2026-11-19']);
  expect([...setup.audited.seals.keys()]).toContain('audited-days/2026-11-19');
});
