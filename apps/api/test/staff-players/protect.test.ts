import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginsOf } from '../harness/app-url.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer as anyPlayer, type Player, password } from '../helpers/people/players.ts';
import { actorOf, newStaff } from '../helpers/people/staff.ts';
import { play, start } from '../helpers/play/play.ts';

const api = setUpTestApi(() => ({ settings: { ROUND_MIN_INTERVAL_MS: '0' } }));
const reason = 'Requested by phone';
let support: Caller;
beforeAll(async () => {
  support = await newStaff(api, ['support']);
});

let people = 0;
/** Creates a person whom no exclusion of another test resembles. */
function newPlayer(): Promise<Player> {
  people += 1;
  const birth_date = new Date(Date.UTC(1961, 0, 1 + people * 97)).toISOString().slice(0, 10);
  return anyPlayer(api, { last_name: `Protect${'abcdefghijklmnopqrstuvwxyz'.at(people)}`, birth_date });
}

const limit = { kind: 'purchase', period: 'day' } as const;
const setLimit = ({ id }: Player, amount: string, by = support) =>
  by.staff.players.setLimit({ params: { id }, body: { ...limit, amount, reason } });
const coolOff = ({ id }: Player, days: 1 | 7 | 30) =>
  support.staff.players.coolOff({ params: { id }, body: { days, reason } });
const exclude = ({ id }: Player, term: '6_months' | '1_year' | 'permanent') =>
  support.staff.players.selfExclude({ params: { id }, body: { term, reason } });
const limitOf = async (player: Player) =>
  (await player.client.play.limits()).limits.find(({ kind }) => kind === limit.kind);

async function expectLooser(call: Promise<unknown>): Promise<void> {
  await expect(call).rejects.toMatchObject({ code: 'conflict', params: { reason: 'looser' } });
}

async function recordsOf({ id, email }: Player) {
  const { results } = await support.staff.players.timeline({ params: { id }, query: { kind: 'account' } });
  const admin = await newStaff(api, ['admin']);
  const log = await admin.staff.audit.search({ body: { subject_id: id } });
  const { rows } = await api.owner.query('SELECT kind, facts FROM responsible_play_event WHERE player_id = $1', [id]);
  return {
    history: results.map((entry) => ('event' in entry ? [entry.event, entry.staff?.name, entry.facts.reason] : [])),
    log: log.results.map(({ action, facts }) => [action, facts?.reason]),
    control: rows.map(({ kind, facts }) => [kind, facts.by]),
    mails: (await readOutbox(api.owner, email)).map(({ template, body }) => [template, /at your request/.test(body)]),
  };
}

describe('a limit that support sets', () => {
  test('applies now, and is in the history, the log and a mail as set by support at their request', async () => {
    const player = await newPlayer();
    const file = await setLimit(player, '20.00');
    expect(file.responsible_play.limits).toMatchObject([{ ...limit, amount: '20.00' }]);
    expect(await limitOf(player)).toMatchObject({ amount: '20.00', wanted: null });
    const { history, log, control, mails } = await recordsOf(player);
    expect(history).toContainEqual(['limits_set_by_support', 'Sam Staff', reason]);
    expect(log).toContainEqual(['player.limits_set', reason]);
    expect(control).toEqual([['limit_set', 'support']]);
    expect(mails).toContainEqual(['limits_set_by_support', true]);
  });

  test('is never looser than the one in force, and does not become a request of the player', async () => {
    const player = await newPlayer();
    await player.client.play.setLimits({ body: { limits: [{ ...limit, amount: '20.00' }] } });
    await expectLooser(setLimit(player, '20.01'));
    await expectLooser(setLimit(player, '20.00'));
    expect(await limitOf(player)).toMatchObject({ amount: '20.00', wanted: null });
    await setLimit(player, '5.00');
    expect(await limitOf(player)).toMatchObject({ amount: '5.00' });
  });

  test('ends a looser limit that the player has requested', async () => {
    const player = await newPlayer();
    for (const amount of ['20.00', '50.00'])
      await player.client.play.setLimits({ body: { limits: [{ ...limit, amount }] } });
    expect((await limitOf(player))?.wanted).toMatchObject({ amount: '50.00' });
    await setLimit(player, '20.00');
    expect((await limitOf(player))?.wanted).toBeNull();
  });

  test('cannot be removed by staff, with any body', async () => {
    const player = await newPlayer();
    await setLimit(player, '20.00');
    for (const amount of [null, '', '-1.00', '1e9', '999999999999.00']) {
      const json = { ...limit, amount, reason };
      const { status } = await support.send('POST', `/api/staff/players/${player.id}/limits`, { json });
      expect(status, String(amount)).toBe(422);
    }
    expect(await limitOf(player)).toMatchObject({ amount: '20.00' });
  });
});

describe('a break that support starts', () => {
  test('blocks play at once, can become longer and never shorter', async () => {
    const player = await newPlayer();
    const { session_id: sessionId } = await start(player);
    await coolOff(player, 7);
    await expectProblem(play(player, sessionId), 'cooling_off');
    const { cool_off_until: until } = await player.client.play.status();
    await expectLooser(coolOff(player, 1));
    expect((await player.client.play.status()).cool_off_until).toBe(until);
    await coolOff(player, 30);
    const { history, control, mails } = await recordsOf(player);
    expect(history.filter(([event]) => event === 'cool_off_by_support')).toHaveLength(2);
    expect(control).toEqual([
      ['cool_off_started', 'support'],
      ['cool_off_started', 'support'],
    ]);
    expect(mails).toContainEqual(['cool_off_started', true]);
  });
});

describe('a self-exclusion that support starts', () => {
  test('signs the player out, blocks play, and can become longer and never shorter', async () => {
    const player = await newPlayer();
    await exclude(player, '1_year');
    await expectProblem(player.client.play.status(), 'unauthenticated');
    await player.client.auth.login({ body: { email: player.email, password } });
    await expectProblem(start(player), 'self_excluded');
    await expectLooser(exclude(player, '6_months'));
    await exclude(player, 'permanent');
    await expectLooser(exclude(player, '1_year'));
    await expectLooser(exclude(player, 'permanent'));
    await player.client.auth.login({ body: { email: player.email, password } });
    expect((await player.client.play.status()).self_exclusion).toMatchObject({ until: null });
    const { log, mails } = await recordsOf(player);
    expect(log.filter(([action]) => action === 'player.excluded')).toHaveLength(2);
    expect(mails).toContainEqual(['self_excluded', true]);
  });

  test('holds another account of the same person', async () => {
    const player = await newPlayer();
    const { first_name, last_name, birth_date } = await support.staff.players.get({ params: { id: player.id } });
    const twin = await anyPlayer(api, { first_name, last_name, birth_date });
    await exclude(player, '1_year');
    await expectProblem(start(twin), 'self_excluded');
  });
});

test('finance cannot protect a player, and nothing is set for a closed account', async () => {
  const player = await newPlayer();
  await expectProblem(setLimit(player, '5.00', await newStaff(api, ['finance'])), 'forbidden');
  const admin = await newStaff(api, ['admin']);
  await admin.staff.players.close({ params: { id: player.id }, body: { reason } });
  await expectProblem(setLimit(player, '5.00'), 'conflict');
});

describe('the login of staff', () => {
  let staff: pg.Client;
  beforeAll(async () => {
    staff = new pg.Client({ connectionString: loginsOf(api.url).staff });
    await staff.connect();
  });
  afterAll(() => staff.end());

  const statements = [
    ['set a limit', "SELECT set_play_limit($1, 'purchase', 'day', 1)"],
    ['start a break', 'SELECT start_cool_off($1, 1)'],
    ['exclude', 'SELECT exclude_player($1, 6)'],
  ] as const;

  test.each(statements)('cannot %s without a member who acts for it', async (_what, statement) => {
    const player = await newPlayer();
    await expect(staff.query(statement, [player.id])).rejects.toMatchObject({ code: '42501' });
    const { proof } = await actorOf(support, 'tickets.answer');
    await staff.query('BEGIN');
    await staff.query('SELECT begin_staff_action($1, $2, true)', [proof.sessionId, 'tickets.answer']);
    await expect(staff.query(statement, [player.id])).rejects.toThrow('forbidden');
    await staff.query('ROLLBACK');
  });

  test.each(['NULL', '3000'])('cannot loosen a limit to %s, also with the permission', async (amount) => {
    const player = await newPlayer();
    await setLimit(player, '20.00');
    const { proof } = await actorOf(support, 'players.protect');
    await staff.query('BEGIN');
    await staff.query('SELECT begin_staff_action($1, $2, true)', [proof.sessionId, 'players.protect']);
    await expect(staff.query(`SELECT set_play_limit($1, 'purchase', 'day', ${amount})`, [player.id])).rejects.toThrow(
      'conflict',
    );
    await staff.query('ROLLBACK');
  });
});
