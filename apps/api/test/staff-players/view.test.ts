import { randomUUID } from 'node:crypto';
import type { TimelineEntry } from '@goldwren/contracts/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { readText } from '../../src/modules/staff-players/search-players.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { placeOrder } from '../helpers/money/store.ts';
import { entryForm } from '../helpers/people/entries.ts';
import { newPlayer, type Player, password } from '../helpers/people/players.ts';
import { newStaff, type StaffAccount } from '../helpers/people/staff.ts';
import { openTicket } from '../helpers/people/tickets.ts';
import { play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
let officer: Caller & StaffAccount;
let robin: Player;
let zoe: Player;
beforeAll(async () => {
  officer = await newStaff(api, ['compliance']);
  robin = await newPlayer(api, { email: 'robin.finder@example.test', phone: '+1 (212) 555-0147' });
  zoe = await newPlayer(api, { first_name: 'Zoé', last_name: "O'Wren", country: 'CA', us_state: 'BC' });
});

type Filters = Parameters<typeof officer.staff.players.search>[0]['body'];
async function idsOf(body: Filters): Promise<string[]> {
  return (await officer.staff.players.search({ body })).results.map(({ id }) => id);
}

describe('a search', () => {
  test.each<[string, () => Filters, () => Player[]]>([
    ['no filter, newest first', () => ({}), () => [zoe, robin]],
    ['an id', () => ({ q: robin.id }), () => [robin]],
    ['an id in capitals', () => ({ q: robin.id.toUpperCase() }), () => [robin]],
    ['the beginning of an email in any case', () => ({ q: 'ROBIN.finder@ex' }), () => [robin]],
    ['the beginning of an email without @', () => ({ q: 'robin.fin' }), () => [robin]],
    ['the middle of an email', () => ({ q: 'finder@ex' }), () => [robin]],
    ['the domain of an email', () => ({ q: '@example.test' }), () => [zoe, robin]],
    ['a part of the name', () => ({ q: "zoé o'w" }), () => [zoe]],
    ['a name without its accents and in capitals', () => ({ q: 'ZOE' }), () => [zoe]],
    ['one letter, at the beginning of a word', () => ({ q: 'z' }), () => [zoe]],
    ['two letters in a word, without a match', () => ({ q: 'oe' }), () => []],
    ['parts of the name and the email', () => ({ q: 'wren finder@' }), () => [robin]],
    ['parts of two players, without a match', () => ({ q: "finder o'wren" }), () => []],
    ['last name first', () => ({ q: 'Wren Robin' }), () => [robin]],
    ['digits of the phone', () => ({ q: '212-555 01' }), () => [robin]],
    ['the phone as dialled at home', () => ({ q: '0 (212) 555-0147' }), () => [robin]],
    ['a phone number that continues, without a match', () => ({ q: '212 555 01479' }), () => []],
    ['a pattern character, without a match', () => ({ q: '%' }), () => []],
    ['a pattern of one character, without a match', () => ({ q: 'r_bin' }), () => []],
    ['a backslash, without a match', () => ({ q: 'robin\\' }), () => []],
    ['text with SQL, without running it', () => ({ q: "' OR 1=1 --" }), () => []],
    ['country', () => ({ country: 'CA' }), () => [zoe]],
    ['state', () => ({ country: 'US', us_state: 'ny' }), () => [robin]],
    ['status', () => ({ status: 'active' }), () => [zoe, robin]],
    ['another status', () => ({ status: 'closed' }), () => []],
    ['identity', () => ({ identity_status: 'verified' }), () => []],
    ['suspended redemption', () => ({ redemption_suspended: true }), () => []],
  ])('by %s', async (_how, query, expected) => {
    expect(await idsOf(query())).toEqual(expected().map(({ id }) => id));
  });

  test('is paged', async () => {
    const first = await officer.staff.players.search({ body: { limit: 1 } });
    const cursor = first.next_cursor ?? '';
    const second = await officer.staff.players.search({ body: { limit: 1, cursor } });
    expect([...first.results, ...second.results].map(({ id }) => id)).toEqual([zoe.id, robin.id]);
    expect(second.next_cursor).toBeNull();
  });

  test('shows only the fields that identify players', async () => {
    const { results } = await officer.staff.players.search({ body: { q: robin.id } });
    expect(results[0]).toMatchObject({ display: 'Robin W.' });
    const text = JSON.stringify(results);
    for (const secret of [robin.email, 'Wren', '1990', '555']) expect(text).not.toContain(secret);
  });

  test.each([
    ...[{ limit: 0 }, { limit: '1' }, { cursor: 'x' }, { q: '' }, { country: 'DE' }, { status: 'away' }],
    ...[{ us_state: 'N' }, { name: 'Robin' }, { q: '\0' }],
  ])('rejects the filters %j', async (json) =>
    expectProblemAnswer(await officer.send('POST', '/api/staff/players/search', { json }), 'validation_failed'),
  );

  test('has no filter in its URL', async () => {
    expectProblemAnswer(await officer.send('GET', '/api/staff/players?q=robin'), 'not_found');
  });

  test.each([
    [' Robin  Wren ', ['Robin', 'Wren']],
    ['r@x', ['r@x']],
    ['+1 555-0147', ['15550147']],
    ['00 1 555', ['1555']],
    ['1-2', ['1-2']],
    ['123', ['123']],
  ])('splits the text "%s" into %j', (text, parts) => expect(readText(text)).toEqual({ by: 'parts', parts }));
});

describe('the page of a player', () => {
  test('shows the whole account without secrets, and records each access in the audit log', async () => {
    const count = async () =>
      (await officer.staff.audit.search({ body: { action: 'player.viewed', subject_id: robin.id } })).results.length;
    const before = await count();
    const answer = await officer.send('GET', `/api/staff/players/${robin.id}`);
    expect(answer.body).toMatchObject({
      email: 'robin.finder@example.test',
      last_name: 'Wren',
      birth_date: '1990-05-17',
      status: 'active',
      sessions: 1,
      wallet: { gold: '2000000.00', sweeps: '2.00', sweeps_unplayed: '2.00', frozen: false },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|password|hash/i);
    expect(await count()).toBe(before + 1);
  });

  test.each([randomUUID(), 'x', '0'])('returns 404 for an unknown player (%s)', async (id) => {
    expectProblemAnswer(await officer.send('GET', `/api/staff/players/${id}`), 'not_found');
    expectProblemAnswer(await officer.send('GET', `/api/staff/players/${id}/timeline`), 'not_found');
  });
});

describe('the timeline', () => {
  let player: Player;
  beforeAll(async () => {
    player = await newPlayer(api);
    await play(player, (await start(player)).session_id);
    await placeOrder(api.owner, player.id);
    await player.client.freeEntry.submit({ body: entryForm({ email: player.email }) });
    await openTicket(player);
    await officer.staff.players.addNote({ params: { id: player.id }, body: { text: 'Called.\nIs well.' } });
    await officer.staff.players.suspend({ params: { id: player.id }, body: { reason: 'to be sure' } });
    await officer.staff.players.unsuspend({ params: { id: player.id }, body: { reason: 'is sure' } });
    await player.client.auth.login({ body: { email: player.email, password } });
  });

  async function walk(kind: TimelineEntry['kind'] | undefined, limit: string): Promise<TimelineEntry[]> {
    const found: TimelineEntry[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit, ...(kind ? { kind } : {}), ...(cursor ? { cursor } : {}) };
      const page = await officer.staff.players.timeline({ params: { id: player.id }, query });
      found.push(...page.results);
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    return found;
  }

  test('contains everything, newest first, with any page size', async () => {
    const whole = await walk(undefined, '100');
    const kinds = whole.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(
      new Set(['journal', 'round', 'order', 'free_entry', 'ticket', 'note', 'sign_in', 'account']),
    );
    const times = whole.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    for (const limit of ['1', '2', '3', '7']) expect(await walk(undefined, limit)).toEqual(whole);
  });

  test.each(['journal', 'round', 'order', 'free_entry', 'redemption', 'ticket', 'note', 'sign_in', 'account'] as const)(
    'filtered by %s equals that part of the whole timeline',
    async (kind) => {
      const whole = await walk(undefined, '100');
      expect(await walk(kind, '1')).toEqual(whole.filter((entry) => entry.kind === kind));
    },
  );

  test('shows which staff member did what, and why', async () => {
    const [note] = await walk('note', '10');
    expect(note).toMatchObject({ staff: { name: 'Sam Staff' }, facts: { text: 'Called.\nIs well.' } });
    const account = (await walk('account', '10')).map((entry) =>
      'event' in entry ? [entry.event, entry.facts] : null,
    );
    expect(account).toEqual([
      ['unsuspended', { reason: 'is sure' }],
      ['suspended', { reason: 'to be sure' }],
    ]);
  });

  test('contains no data of other players', async () => {
    const stranger = await newPlayer(api);
    const { results } = await officer.staff.players.timeline({ params: { id: stranger.id }, query: {} });
    expect(results.map(({ kind }) => kind).sort()).toEqual(['journal', 'journal', 'sign_in']);
  });

  test.each(['x', 'A'.repeat(171), 'A'.repeat(170), '_'.repeat(171)])(
    'rejects the made-up cursor %s',
    async (cursor) => {
      const answer = await officer.send('GET', `/api/staff/players/${player.id}/timeline?cursor=${cursor}`);
      if (cursor === 'A'.repeat(171)) expect(answer).toMatchObject({ status: 200, body: { results: [] } });
      else expectProblemAnswer(answer, 'validation_failed');
    },
  );

  test('cannot be changed, not even by the owner of the tables', async () => {
    for (const statement of [
      "UPDATE player_event SET facts = '{}'",
      'DELETE FROM player_event',
      'TRUNCATE player_event',
    ]) {
      await expect(api.owner.query(statement)).rejects.toThrow(/append-only|only the erasure of its account/);
    }
  });
});

test('lets support read and write notes, which players cannot see', async () => {
  const support = await newStaff(api, ['support']);
  const player = await newPlayer(api);
  await support.staff.players.addNote({ params: { id: player.id }, body: { text: 'Asked about their order' } });
  const { results } = await support.staff.players.timeline({ params: { id: player.id }, query: { kind: 'note' } });
  expect(results).toHaveLength(1);
  await expectProblem(
    support.staff.players.suspend({ params: { id: player.id }, body: { reason: 'no' } }),
    'forbidden',
  );
});
