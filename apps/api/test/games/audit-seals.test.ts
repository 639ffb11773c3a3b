import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditFinishedDays } from '../../src/modules/games/public.ts';
import { createAudit, movePlay, type TestAudit } from '../support/round-audit.ts';
import { cheat, copyLast, deleteLast, type Played, played, removeLastEverywhere } from '../support/round-frauds.ts';
import { createTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let audited: TestAudit;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  audited = createAudit(api);
});
/** Moves earlier rounds to another day, so that each test audits only its own rounds. */
afterEach(async () => {
  await movePlay(api, -30);
  await api.owner.query('UPDATE game SET enabled = true');
});

const dayMs = 86_400_000;
const yesterday = () => new Date(Date.now() - dayMs).toISOString().slice(0, 10);

describe('after a day was audited, the audit notices that a superuser', () => {
  /** Plays yesterday and audits it. */
  async function auditedYesterday(): Promise<Played> {
    const victim = await played(api, { isEnded: true });
    await movePlay(api, -1);
    expect(await auditFinishedDays(audited.deps)).toContain(yesterday());
    expect(audited.faults()).toEqual([]);
    return victim;
  }
  /** The night after, without the alerts of the first one. */
  async function nextNight(): Promise<string[]> {
    audited.reported.length = 0;
    await auditFinishedDays({ ...audited.deps, clock: { now: () => new Date(Date.now() + dayMs) } });
    return audited.faults();
  }
  beforeEach(async () => {
    await api.owner.query('DELETE FROM game_return');
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
    const victim = await auditedYesterday();
    expect(await nextNight()).toEqual([]);
    await cheat(api, victim, ...statements);
    expect(await nextNight()).toContain('day_changed');
    const differs = audited.reported.find(({ facts }) => facts.faults?.includes('day_changed'));
    expect(differs?.facts).toMatchObject({ day: yesterday(), findings: [{ fault: 'day_changed', sealedRounds: 5 }] });
  });

  test('deleted a round and the result of the audit, so that the day is audited again', async () => {
    const victim = await auditedYesterday();
    await cheat(api, victim, ...removeLastEverywhere, `DELETE FROM game_return WHERE day = '${yesterday()}'`);
    expect(await nextNight()).toEqual(expect.arrayContaining(['day_changed']));
  });

  test('deleted the seal of the day', async () => {
    await auditedYesterday();
    audited.seals.delete(`audited-days/${yesterday()}`);
    expect(await nextNight()).toEqual(['seal_missing']);
  });

  test.each([
    ['changed the seal', (seal: string) => seal.replace(/"rounds":5/, '"rounds":4')],
    ['replaced the seal by another file', () => 'no seal'],
    ['copied the seal of another day', (seal: string) => seal.replaceAll(yesterday(), '2026-01-01')],
  ])('%s', async (_what, change) => {
    await auditedYesterday();
    const name = `audited-days/${yesterday()}`;
    const seal = String(audited.seals.get(name));
    expect(change(seal)).not.toBe(seal);
    audited.seals.set(name, Buffer.from(change(seal)));
    expect(await nextNight()).toEqual(['seal_not_genuine']);
  });

  test('changed a day 30 days ago, and not twice a week', async () => {
    const victim = await auditedYesterday();
    await cheat(api, victim, deleteLast);
    const after = async (days: number) => {
      audited.reported.length = 0;
      await auditFinishedDays({ ...audited.deps, clock: { now: () => new Date(Date.now() + days * dayMs) } });
      return audited.faults();
    };
    expect(await after(15)).toEqual([]);
    expect(await after(29)).toEqual(['day_changed']);
  });
});

test('a day is audited and sealed only when its last transactions have ended', async () => {
  const at = (time: string) => ({ ...audited.deps, clock: { now: () => new Date(`2026-11-20T${time}Z`) } });
  await api.owner.query('DELETE FROM game_return');
  expect(await auditFinishedDays(at('00:09:59'))).not.toContain('2026-11-19');
  expect(await auditFinishedDays(at('00:10:01'))).toEqual(['2026-11-19']);
  expect([...audited.seals.keys()]).toContain('audited-days/2026-11-19');
});
