import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { switchGameOff } from '../../src/modules/games/audit/audit.store.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { auditOf } from '../helpers/people/audit.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { hold, jacks, play, starlight, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
let admin: Awaited<ReturnType<typeof newStaff>>;
let colleague: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  admin = await newStaff(api, ['admin']);
  colleague = await newStaff(other, ['compliance']);
});
afterAll(async () => {
  expect(await findLedgerFaults(api.owner)).toEqual([]);
});
beforeEach(async () => {
  await api.owner.query(
    `INSERT INTO game_switch (game_id, enabled, reason, facts, switched_by)
     SELECT id, true, 'staff', '{}', 'a test' FROM game WHERE NOT enabled`,
  );
  await api.owner.query('UPDATE game SET enabled = true');
});

const body = { reason: 'Players report a frozen reel.' };
const params = { id: String(starlight) };
const calls = (by = admin) => by.staff.games;
const gameOf = async (id: number) => (await calls().list()).results.find((game) => game.id === id);
const auditOff = (facts: object) => switchGameOff(api.database.db, starlight, 'rounds_disagree', facts);

describe('a game that staff switch off', () => {
  test('rejects new rounds and sessions in every process, and shows the reason to staff', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    await play(player, sessionId);
    await calls().switchOff({ params, body });
    await expectProblem(play(player, sessionId, { nonce: 1 }), 'game_off');
    await expectProblem(start(await newPlayer(other)), 'game_off');
    expect(await gameOf(starlight)).toMatchObject({
      enabled: false,
      needs_investigation: false,
      last_switch: { reason: 'staff', by: admin.email, note: body.reason, finding: null },
    });
    expect((await auditOf(api.owner, String(starlight))).at(-1)).toMatchObject({ action: 'game.switched_off' });
    await calls(colleague).switchOn({ params, body });
    await api.owner.query("UPDATE game_session SET last_played_at = now() - interval '2 seconds'");
    await play(player, sessionId, { nonce: 1 });
  });

  test('lets an open round finish', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player, jacks);
    const { round_id: roundId } = await play(player, sessionId, {}, jacks);
    await calls().switchOff({ params: { id: String(jacks) }, body });
    expect(await gameOf(jacks)).toMatchObject({ enabled: false, open_rounds: 1 });
    await hold(player, sessionId, roundId, []);
    expect(await gameOf(jacks)).toMatchObject({ open_rounds: 0 });
    await expectProblem(play(player, sessionId, { nonce: 1 }, jacks), 'game_off');
  });

  test('is switched once by two concurrent requests', async () => {
    const done = await Promise.allSettled([
      calls().switchOff({ params, body }),
      calls(colleague).switchOff({ params, body }),
    ]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { results } = await calls().switches({ params, query: { limit: '2' } });
    expect(results.map(({ enabled }) => enabled)).toEqual([false, true]);
  });
});

describe('a game that the audit switched off', () => {
  beforeEach(() => auditOff({ day: '2026-11-21', mismatches: 3, examples: [{ player: 'secret' }] }));

  test('shows the findings, and must be switched on by another person than the investigator', async () => {
    const shown = await gameOf(starlight);
    expect(shown).toMatchObject({
      needs_investigation: true,
      investigations: [],
      last_switch: { reason: 'rounds_disagree', by: null, finding: { day: '2026-11-21', mismatches: 3 } },
    });
    expect(JSON.stringify(shown)).not.toContain('secret');
    await expectProblem(calls().switchOn({ params, body }), 'conflict');
    await calls().recordInvestigation({ params, body: { reason: 'A replica ran an old build.' } });
    await expectProblem(calls().recordInvestigation({ params, body }), 'conflict');
    const alone = await expectProblem(calls().switchOn({ params, body }), 'conflict');
    expect(alone.message).toMatch(/different staff member/i);
    expect(await gameOf(starlight)).toMatchObject({ enabled: false, investigations: [{ by: admin.email }] });
    await calls(colleague).switchOn({ params, body });
    expect(await gameOf(starlight)).toMatchObject({ enabled: true, needs_investigation: false });
    expect((await auditOf(api.owner, String(starlight))).map(({ action }) => action).slice(-2)).toEqual([
      'game.investigated',
      'game.switched_on',
    ]);
  });

  test('keeps its reason after other switches, and a new finding requires a new investigation', async () => {
    await expectProblem(calls().switchOff({ params, body }), 'conflict');
    await calls().allOff({ body });
    await calls().allOn({ body });
    expect(await gameOf(starlight)).toMatchObject({ enabled: false, needs_investigation: true });
    await calls().recordInvestigation({ params, body });
    await auditOff({ day: '2026-11-22', mismatches: 1 });
    await expectProblem(calls(colleague).switchOn({ params, body }), 'conflict');
  });

  test('requires no investigation when the audit found nothing', async () => {
    await expectProblem(calls().recordInvestigation({ params: { id: String(jacks) }, body }), 'conflict');
  });
});

describe('the emergency switch', () => {
  test('switches all games off in one action, and undo switches exactly those games on', async () => {
    await calls().switchOff({ params: { id: String(jacks) }, body });
    const games = (await calls().list()).results.length;
    const [first, second] = await Promise.all([calls().allOff({ body }), calls(colleague).allOff({ body })]);
    expect(first.switched_off + second.switched_off).toBe(games - 1);
    const off = (await calls().list()).results;
    expect(off.map(({ enabled }) => enabled)).not.toContain(true);
    await expectProblem(start(await newPlayer(api)), 'game_off');
    expect((await calls().allOn({ body })).switched_on).toBe(games - 1);
    expect(await gameOf(jacks)).toMatchObject({ enabled: false, last_switch: { reason: 'staff' } });
    expect(await gameOf(starlight)).toMatchObject({ enabled: true });
  });
});

test('switches nothing for invalid input or other roles', async () => {
  await expectProblem(calls().switchOff({ params, body: { reason: '' } }), 'validation_failed');
  await expectProblem(calls().switchOff({ params: { id: '999' }, body }), 'not_found');
  await expectProblem(calls().switches({ params: { id: '999' }, query: {} }), 'not_found');
  for (const roles of [['support'], ['finance']] as const) {
    await expectProblem(calls(await newStaff(api, roles)).allOff({ body }), 'forbidden');
  }
  await expect(api.database.db.$client.query('UPDATE game SET enabled = false')).rejects.toThrow(/permission denied/);
  expect((await calls().list()).results.map(({ enabled }) => enabled)).not.toContain(false);
});
