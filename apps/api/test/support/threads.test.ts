import { support } from '@goldwren/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { alsoAt, newPlayer, newVerifiedPlayer, type Player } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { openTicket, storedTicket, supportForm } from '../helpers/people/tickets.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
let staff: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  staff = await newStaff(api, ['support']);
});

const get = (player: Player, id: string) => player.client.support.get({ params: { id } });
const reply = (player: Player, id: string, message: string) =>
  player.client.support.reply({ params: { id }, body: { message } });
const list = async (player: Player) => (await player.client.support.list({ query: {} })).results;
async function answer(id: string, message = 'It is there now.'): Promise<void> {
  const { last_message_id: read_to } = await staff.staff.tickets.pulse({ params: { id } });
  await staff.staff.tickets.answer({ params: { id }, body: { message, read_to } });
}

describe("a player's thread", () => {
  test('waits, is answered, and waits again with a new deadline', async () => {
    const player = await newPlayer(api);
    const id = await openTicket(player);
    const opened = await get(player, id);
    expect(opened).toMatchObject({ status: 'waiting', subject: 'Where is my order?', earlier: false });
    expect(Date.parse(opened.due_at ?? '') - Date.parse(opened.created_at)).toBe(support.answerWithinHours * 3_600_000);
    await answer(id);
    expect(await get(player, id)).toMatchObject({ status: 'answered', due_at: null });
    const again = await reply(player, id, '<b>Thank you</b>');
    expect(again.status).toBe('waiting');
    expect(Date.parse(again.due_at ?? '')).toBeGreaterThan(Date.parse(opened.due_at ?? ''));
    expect(again.messages.map(({ from, text }) => [from, text])).toEqual([
      ['player', 'I paid on Monday.\nThe coins are not there.'],
      ['support', 'It is there now.'],
      ['player', '<b>Thank you</b>'],
    ]);
  });

  test('keeps its deadline and position when the player writes again', async () => {
    const player = await newPlayer(api);
    const id = await openTicket(player);
    const { due_at } = await get(player, id);
    const before = await api.owner.query('SELECT turn FROM support_ticket WHERE id = $1', [id]);
    await reply(player, id, 'Hello?');
    expect(await get(player, id)).toMatchObject({ due_at, status: 'waiting' });
    expect((await api.owner.query('SELECT turn FROM support_ticket WHERE id = $1', [id])).rows).toEqual(before.rows);
  });

  test('does not show staff notes or staff names', async () => {
    const player = await newPlayer(api);
    const id = await openTicket(player);
    await staff.staff.tickets.addNote({ params: { id }, body: { message: 'Looks like a bot.' } });
    await answer(id);
    const shown = JSON.stringify([await get(player, id), await list(player)]);
    expect(shown).not.toContain('bot');
    expect(shown).not.toContain('Sam Staff');
    expect(shown).not.toContain(staff.email);
  });

  test('stores concurrent messages from two replicas once each', async () => {
    const player = await newPlayer(api);
    const there = alsoAt(other, player);
    const id = await openTicket(player);
    await Promise.all(Array.from({ length: 12 }, (_, n) => reply(n % 2 ? player : there, id, `message ${n}`)));
    const { messages } = await get(player, id);
    expect(new Set(messages.map(({ text }) => text)).size).toBe(13);
  });

  test('rejects messages with a reason when it is closed, and stays closed', async () => {
    const player = await newPlayer(api);
    const id = await openTicket(player);
    await staff.staff.tickets.close({ params: { id } });
    const problem = await expectProblem(reply(player, id, 'But…'), 'conflict');
    expect(problem.message).toBe('This ticket is closed. Start a new one.');
    expect(await get(player, id)).toMatchObject({ status: 'closed', messages: [{ from: 'player' }] });
    await staff.staff.tickets.reopen({ params: { id } });
    expect(await reply(player, id, 'Thanks.')).toMatchObject({ status: 'waiting' });
  });

  test.each([
    ['blank text', { message: ' ' }],
    ['3,001 characters', { message: 'x'.repeat(3_001) }],
    ['a NUL', { message: 'a\u0000b' }],
    ['another author', { message: 'x', author: 'staff' }],
  ])('rejects a message with %s', async (_name, body) => {
    const player = await newPlayer(api);
    const id = await openTicket(player);
    await expectProblem(player.client.support.reply({ params: { id }, body: body as never }), 'validation_failed');
    expect((await get(player, id)).messages).toHaveLength(1);
  });

  test('shows the latest messages of a long thread, and that there are more', async () => {
    const player = await newPlayer(api);
    const id = await openTicket(player);
    await api.owner.query(
      `INSERT INTO support_message (ticket_id, id, author, text)
       SELECT $1, ('ffff0000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'person', n::text FROM generate_series(1, $2::int) n`,
      [id, support.shownMessages],
    );
    const { messages, earlier } = await get(player, id);
    expect(messages).toHaveLength(support.shownMessages);
    expect([messages[0]?.text, messages.at(-1)?.text]).toEqual(['1', String(support.shownMessages)]);
    expect(earlier).toBe(true);
  });
});

describe('the list', () => {
  test('contains only the tickets of this player, newest first, in pages', async () => {
    const player = await newPlayer(api);
    await openTicket(await newPlayer(api));
    const ids = [await openTicket(player), await openTicket(player), await openTicket(player)].reverse();
    const first = await player.client.support.list({ query: { limit: '2' } });
    expect(first.results.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await player.client.support.list({ query: { limit: '2', cursor: first.next_cursor ?? '' } });
    expect(second).toMatchObject({ results: [{ id: ids[2] }], next_cursor: null });
    await expectProblem(player.client.support.list({ query: { cursor: 'nonsense' } }), 'validation_failed');
  });
});

describe('a ticket from a signed-out visitor', () => {
  const writeAs = async (email: string) =>
    (await api.caller().client.support.write({ body: supportForm({ email }) })).reference;

  test('belongs to the account after its email is verified, and can be continued there', async () => {
    const player = await newPlayer(api);
    const reference = await writeAs(player.email.toUpperCase());
    expect(await list(player)).toEqual([]);
    const { id } = await storedTicket(api.owner, reference);
    await expectProblem(get(player, id), 'not_found');
    await api.owner.query('UPDATE player SET email_verified_at = now() WHERE id = $1', [player.id]);
    expect(await list(player)).toMatchObject([{ id, reference }]);
    expect(await reply(player, id, 'It is me.')).toMatchObject({ status: 'waiting' });
  });

  test('is not visible to an account with a similar email, and is not moved from its owner', async () => {
    const twin = await newVerifiedPlayer(api, { email: 'jo.like+casino@example.test' });
    const reference = await writeAs('jo.like@example.test');
    expect(await list(twin)).toEqual([]);
    expect((await storedTicket(api.owner, reference)).player_id).toBeNull();
    const mine = await newPlayer(api);
    const theirs = await newVerifiedPlayer(api);
    const id = await openTicket(mine, { email: theirs.email });
    expect(await list(theirs)).toEqual([]);
    await expectProblem(get(theirs, id), 'not_found');
    await expectProblem(reply(theirs, id, 'Let me in.'), 'not_found');
    expect((await get(mine, id)).messages).toHaveLength(1);
  });
});
