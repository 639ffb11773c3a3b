import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { screenKnownPerson } from '../../src/modules/identity/public.ts';
import { isHeldBySanctions } from '../../src/modules/sanctions/public.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newRedeemer, redeem } from '../helpers/money/redeem.ts';
import { approval, submitAll } from '../helpers/people/identity.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { importFiles, plainList } from '../helpers/people/sanctions.ts';
import { newStaff } from '../helpers/people/staff.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
let compliance: Awaited<ReturnType<typeof newStaff>>;
let colleague: typeof compliance;
beforeAll(async () => {
  compliance = await newStaff(api, ['compliance']);
  colleague = await newStaff(api, ['compliance']);
});

const listed = plainList(['PUTIN, Vladimir Vladimirovich', 1952], ['GADDAFI, Muammar', 1942], ['NEMO, Nobody']);
const screen = (playerId: string, occasion: 'identity' | 'approval' | 'payout' = 'approval', at = api) =>
  screenKnownPerson(at.context, playerId, occasion);
const held = (playerId: string) => isHeldBySanctions(api.database.db, playerId);
const matchesOf = async (player: string) => (await compliance.staff.sanctions.matches({ query: { player } })).results;

async function namesake(overrides: object = {}) {
  return newPlayer(api, { first_name: 'Владимир', last_name: 'Путин', birth_date: '1952-10-07', ...overrides });
}

describe('before the first import', () => {
  beforeAll(() => api.owner.query('TRUNCATE sanctions_list, sanctions_name'));

  test('records that nothing was compared', async () => {
    const player = await namesake();
    expect(await screen(player.id, 'identity')).toBe('no_list');
    const { rows } = await api.owner.query(
      'SELECT occasion, name, birth_year, list_version, result FROM sanctions_screening WHERE player_id = $1',
      [player.id],
    );
    expect(rows).toEqual([
      { occasion: 'identity', name: 'Владимир Путин', birth_year: 1952, list_version: null, result: 'no_list' },
    ]);
  });

  test('approves and pays no one', async () => {
    const player = await newRedeemer(api);
    const { id } = await redeem(player);
    const approved = compliance.staff.redemptions.approve({ params: { id } });
    expect((await expectProblem(approved, 'conflict')).params).toEqual({ reason: 'sanctions_list_missing' });
    expect((await compliance.staff.redemptions.get({ params: { id } })).approvals).toBe(0);
    await importFiles(api, [listed]);
    await compliance.staff.redemptions.approve({ params: { id } });
    await api.owner.query('TRUNCATE sanctions_list, sanctions_name');
    const finance = await newStaff(api, ['finance']);
    const paid = finance.staff.payouts.start({ body: { batch_id: randomUUID(), redemption_ids: [id] } });
    expect((await expectProblem(paid, 'conflict')).params).toEqual({ reason: 'sanctions_list_missing' });
    const { rows } = await api.owner.query('SELECT status FROM redemption WHERE id = $1', [id]);
    expect(rows).toEqual([{ status: 'approved' }]);
  });
});

describe('with an active list', () => {
  beforeEach(async () => {
    await importFiles(api, [listed]);
  });

  test('reports a name in another script and order as a match for review, with list version and hash', async () => {
    const player = await namesake();
    expect(await screen(player.id)).toBe('held');
    const [match, ...more] = await matchesOf(player.id);
    expect(more).toEqual([]);
    expect(match).toMatchObject({
      player: { id: player.id, display: 'Владимир П.' },
      listed_name: 'PUTIN, Vladimir Vladimirovich',
      listed_birth_years: [1952],
      state: 'open',
      breached: false,
    });
    expect(match?.player.email).not.toContain(player.email);
    const detail = await compliance.staff.sanctions.match({ params: { id: match?.id as string } });
    expect(detail.screenings).toMatchObject([
      {
        occasion: 'approval',
        list_version: match?.list_version,
        list_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        result: 'match',
      },
    ]);
  });

  test('reports no match for another name or another age', async () => {
    const stranger = await newPlayer(api);
    expect(await screen(stranger.id)).toBe('clear');
    const younger = await namesake({ birth_date: '1985-01-01' });
    expect(await screen(younger.id)).toBe('clear');
    expect(await matchesOf(younger.id)).toEqual([]);
    const nobody = await newPlayer(api, { first_name: 'Nobody', last_name: 'Nemo' });
    expect(await screen(nobody.id)).toBe('held');
  });

  test('uses the verified name instead of the entered name', async () => {
    const player = await newPlayer(api);
    await submitAll(player);
    const { cases } = await compliance.staff.identity.get({ params: { playerId: player.id } });
    const found = approval({
      first_name: 'Vladimir',
      last_name: 'Putin',
      birth_date: '1952-10-07',
      differences_confirmed: true,
    });
    const params = { playerId: player.id, caseId: cases[0]?.id as string };
    expect(await screen(player.id)).toBe('clear');
    await compliance.staff.identity.approve({ params, body: found });
    expect(await screen(player.id)).toBe('held');
  });

  test('opens another match when the year of birth of a cleared one was not the verified one', async () => {
    const player = await newPlayer(api, { first_name: 'Muammar', last_name: 'Gaddafi', birth_date: '1985-01-01' });
    expect(await screen(player.id)).toBe('held');
    const id = (await matchesOf(player.id))[0]?.id as string;
    await compliance.staff.sanctions.decide({
      params: { id },
      body: { decision: 'cleared', reason: 'Another year of birth.' },
    });
    expect(await screen(player.id)).toBe('clear');
    await submitAll(player);
    const { cases } = await compliance.staff.identity.get({ params: { playerId: player.id } });
    await compliance.staff.identity.approve({
      params: { playerId: player.id, caseId: cases[0]?.id as string },
      body: approval({
        ...{ first_name: 'Muammar', last_name: 'Gaddafi', birth_date: '1942-06-07' },
        differences_confirmed: true,
      }),
    });
    expect(await screen(player.id)).toBe('held');
    expect((await matchesOf(player.id)).map(({ state }) => state).sort()).toEqual(['cleared', 'open']);
  });

  test('compares the new name when support corrects that of a verified player', async () => {
    const player = await newPlayer(api);
    await submitAll(player);
    const { cases } = await compliance.staff.identity.get({ params: { playerId: player.id } });
    const params = { playerId: player.id, caseId: cases[0]?.id as string };
    await compliance.staff.identity.approve({ params, body: approval({ differences_confirmed: true }) });
    await compliance.staff.players.changeName({
      params: { id: player.id },
      body: { first_name: 'Muammar', last_name: 'Gaddafi', birth_date: '1942-06-07', reason: 'A certificate.' },
    });
    expect(await matchesOf(player.id)).toMatchObject([{ state: 'open', listed_name: 'GADDAFI, Muammar' }]);
    expect(await held(player.id)).toBe(true);
  });

  test('keeps a match cleared in later screenings and with later lists', async () => {
    const player = await namesake();
    await screen(player.id);
    const id = (await matchesOf(player.id))[0]?.id as string;
    const decided = await compliance.staff.sanctions.decide({
      params: { id },
      body: { decision: 'cleared', reason: 'Born in Albany; passport seen.' },
    });
    expect(decided).toMatchObject({ state: 'cleared', reason: 'Born in Albany; passport seen.' });
    expect(await held(player.id)).toBe(false);
    await importFiles(api, [plainList(['PUTIN, Vladimir Vladimirovich', 1952], ['ANOTHER, Name'])]);
    const entry = decided.entry;
    expect(await screen(player.id, 'payout')).toBe('clear');
    expect(await matchesOf(player.id)).toMatchObject([{ id, entry, state: 'cleared' }]);
  });

  test('keeps a confirmed match until another person changes the decision', async () => {
    const player = await namesake();
    await screen(player.id);
    const params = { id: (await matchesOf(player.id))[0]?.id as string };
    const decide = (who: typeof compliance, decision: 'cleared' | 'confirmed', reason: string) =>
      who.staff.sanctions.decide({ params, body: { decision, reason } });
    await decide(compliance, 'confirmed', 'Same person.');
    expect(await screen(player.id, 'payout')).toBe('held');
    await expectProblem(decide(compliance, 'cleared', 'I was wrong.'), 'conflict');
    expect(await held(player.id)).toBe(true);
    expect(await decide(colleague, 'confirmed', 'Another reason.')).toMatchObject({ reason: 'Same person.' });
    expect(await decide(colleague, 'cleared', 'Other passport.')).toMatchObject({ state: 'cleared' });
    expect(await held(player.id)).toBe(false);
  });

  test('opens one review for eight concurrent screenings at two API instances', async () => {
    const player = await namesake();
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, n) => screen(player.id, 'payout', n % 2 ? api : other)),
    );
    expect(new Set(results)).toEqual(new Set(['held']));
    expect(await matchesOf(player.id)).toHaveLength(1);
  });

  test('stores one of two concurrent decisions, with its reason in the audit log', async () => {
    const player = await namesake();
    await screen(player.id);
    const params = { id: (await matchesOf(player.id))[0]?.id as string };
    await Promise.all([
      compliance.staff.sanctions.decide({ params, body: { decision: 'cleared', reason: 'a' } }),
      colleague.staff.sanctions.decide({ params, body: { decision: 'cleared', reason: 'b' } }),
    ]);
    const { rows } = await api.owner.query(
      "SELECT facts FROM staff_audit WHERE action = 'sanctions.cleared' AND subject_id = $1",
      [params.id],
    );
    expect(rows).toHaveLength(1);
    const [match] = await matchesOf(player.id);
    expect(rows[0].facts.reason).toBe(match?.reason);
  });

  test('requires a reason, and returns 404 for an unknown match', async () => {
    const player = await namesake();
    await screen(player.id);
    const params = { id: (await matchesOf(player.id))[0]?.id as string };
    for (const reason of ['', ' ', 'x'.repeat(1_001), 'a\u0000b']) {
      const answer = await compliance.send('POST', `/api/staff/sanctions/matches/${params.id}/decide`, {
        json: { decision: 'cleared', reason },
      });
      expect(answer.status).toBe(422);
    }
    const nobody = { id: '018f0000-0000-7000-8000-000000000000' };
    await expectProblem(compliance.staff.sanctions.match({ params: nobody }), 'not_found');
    await expectProblem(
      compliance.staff.sanctions.decide({ params: nobody, body: { decision: 'cleared', reason: 'x' } }),
      'not_found',
    );
  });

  test('is hidden from finance and support', async () => {
    for (const role of ['finance', 'support', 'admin'] as const) {
      const someone = await newStaff(api, [role]);
      await expectProblem(someone.staff.sanctions.matches({ query: {} }), 'forbidden');
      await expectProblem(someone.staff.sanctions.lists({ query: {} }), 'forbidden');
    }
  });

  test('lists the queue oldest first, in pages', async () => {
    await api.owner.query(
      "UPDATE sanctions_match SET state = 'cleared', decided_at = now(), decided_by = player_id WHERE state = 'open'",
    );
    const players = [];
    for (let n = 0; n < 3; n += 1) players.push(await namesake());
    for (const { id } of players) await screen(id);
    const query = { state: 'open', limit: '2' } as const;
    const first = await compliance.staff.sanctions.matches({ query: query as never });
    const rest = await compliance.staff.sanctions.matches({ query: { ...query, cursor: first.next_cursor } as never });
    expect([...first.results, ...rest.results].map(({ player }) => player.id)).toEqual(players.map(({ id }) => id));
    expect(rest.next_cursor).toBeNull();
    const { results } = await compliance.staff.work.list();
    expect(results).toContainEqual(
      expect.objectContaining({ queue: 'sanctions', waiting: 3, breached: 0, oldest_at: first.results[0]?.opened_at }),
    );
  });
});

test('compares with a list of 20,000 names in steps, so that other requests are not blocked', async () => {
  const names = Array.from(
    { length: 20_000 },
    (_, n) => [`Someone${'abcdefghij'[n % 10]} Listed${'klmnopqrst'[Math.floor(n / 10) % 10]}`] as const,
  );
  await importFiles(api, [plainList(...names)]);
  const player = await newPlayer(api);
  await screen(player.id);
  let [turns, running] = [0, true];
  const watch = () => {
    turns += 1;
    if (running) setImmediate(watch);
  };
  watch();
  await screen(player.id);
  running = false;
  expect(turns).toBeGreaterThan(20);
});
