import { randomUUID } from 'node:crypto';
import { permissionsOf, type SearchKind, type StaffRole, searchKindIds, searchKinds } from '@goldwren/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { approvedRedemption, payOut } from '../helpers/money/payouts.ts';
import { placeOrder } from '../helpers/money/store.ts';
import { entryForm, entryOf } from '../helpers/people/entries.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { openTicket } from '../helpers/people/tickets.ts';
import { play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
const roles = ['support', 'compliance', 'finance', 'admin'] as const;
let everyone: Caller;
let staffId: string;
let robin: Player;
let redeemer: Player;
let ids: Record<SearchKind, string>;
let texts: Readonly<Record<string, string>>;

beforeAll(async () => {
  everyone = await newStaff(api, roles);
  staffId = (await everyone.staff.auth.me()).staff.id;
  robin = await newPlayer(api, { email: 'robin.finder@example.test', phone: '+1 (212) 555-0147' });
  const { round_id: roundId } = await play(robin, (await start(robin)).session_id);
  const orderId = await placeOrder(api.owner, robin.id);
  const ticketId = await openTicket(robin);
  const form = entryForm({ email: robin.email });
  await robin.client.freeEntry.submit({ body: form });
  const entry = await entryOf(api.owner, robin.email);
  const approved = await approvedRedemption(api);
  redeemer = approved.player;
  const payout = await payOut(everyone, approved.id);
  ids = {
    player: robin.id,
    round: roundId,
    order: orderId,
    redemption: approved.id,
    receipt: payout.id,
    ticket: ticketId,
    free_entry: entry.id,
    staff_member: staffId,
  };
  const { rows } = await api.owner.query('SELECT reference FROM support_ticket WHERE id = $1', [ticketId]);
  texts = { ticket: rows[0].reference, free_entry: entry.reference, receipt: payout.reference ?? '' };
});

const find = async (q: string, by: Caller = everyone) => (await by.staff.search.find({ body: { q } })).results;
const found = async (q: string, by?: Caller) => (await find(q, by)).map(({ kind, id }) => `${kind} ${id}`);

describe('the search for everything', () => {
  test('finds each kind by its id, in any case, and nothing else', async () => {
    for (const kind of searchKindIds) {
      expect(await found(ids[kind]), kind).toEqual([`${kind} ${ids[kind]}`]);
      expect(await found(` ${ids[kind].toUpperCase()} `), kind).toEqual([`${kind} ${ids[kind]}`]);
    }
  });

  test('finds references as people type them', async () => {
    for (const kind of ['ticket', 'free_entry'] as const) {
      for (const typed of [texts[kind], texts[kind]?.toLowerCase(), texts[kind]?.replaceAll('-', ' ')]) {
        expect(await found(typed as string), typed).toEqual([`${kind} ${ids[kind]}`]);
      }
    }
    expect(await found((texts.receipt as string).toLowerCase())).toEqual([`receipt ${ids.receipt}`]);
    expect(await found(`${ids.order}-${robin.id}`)).toEqual([`order ${ids.order}`]);
  });

  test('finds players by name, email and phone, with the email masked', async () => {
    for (const q of ['robin.finder', 'finder@example', '(212) 555-0147']) {
      expect(await found(q), q).toEqual([`player ${robin.id}`]);
    }
    const [line] = await find('robin.finder');
    expect(line).toMatchObject({ name: 'Robin W.', page_id: robin.id });
    expect(JSON.stringify(line)).not.toContain('finder');
  });

  test('shows a round at the beginning of the timeline of its player, and a receipt on its redemption', async () => {
    const [round] = await find(ids.round);
    const query = { kind: 'round' as const, cursor: round?.cursor as string };
    const timeline = await everyone.staff.players.timeline({ params: { id: round?.page_id as string }, query });
    expect(round?.page_id).toBe(robin.id);
    expect(timeline.results[0]?.id).toBe(ids.round);
    expect((await find(ids.receipt))[0]?.page_id).toBe(ids.redemption);
  });

  test('finds nothing for unknown and malformed texts', async () => {
    const unknown = [randomUUID(), newId(), 'TK-7K3M-9QXD', 'no such thing', '%', "' OR 1=1 --"];
    const damaged = [ids.round.slice(0, -1), `${ids.order}-`, `${ids.ticket}0`, 'ffffffff-ffff-7fff-bfff-ffffffffffff'];
    for (const q of [...unknown, ...damaged]) expect(await found(q), q).toEqual([]);
    for (const json of [{ q: '' }, { q: ' ' }, { q: '\0' }, { q: 'a'.repeat(255) }, {}, { q: 'a', kind: 'order' }]) {
      expectProblemAnswer(await everyone.send('POST', '/api/staff/search', { json }), 'validation_failed');
    }
  });

  test('returns only kinds that the role may open', async () => {
    for (const role of roles) {
      const caller = await newStaff(api, [role satisfies StaffRole]);
      const permissions = permissionsOf([role]);
      for (const kind of searchKindIds) {
        const may = permissions.includes(searchKinds[kind]);
        expect(await found(ids[kind], caller), `${role} ${kind}`).toEqual(may ? [`${kind} ${ids[kind]}`] : []);
      }
    }
  });

  test('follows a permission that is taken away at once', async () => {
    const support = await newStaff(api, ['support']);
    expect(await found(ids.redemption, support)).toHaveLength(1);
    const set = (granted: boolean) =>
      api.owner.query(
        "UPDATE staff_permission SET granted = $1 WHERE role = 'support' AND permission = 'redemptions.read'",
        [granted],
      );
    await set(false);
    expect(await found(ids.redemption, support)).toEqual([]);
    expect(await found(texts.receipt as string, support)).toEqual([]);
    await set(true);
  });

  test('finds an erased player by id only, without a name', async () => {
    await api.owner.query(
      `UPDATE player SET first_name = '', last_name = '', phone = NULL, email = 'erased-' || id || '@erased.invalid'
        WHERE id = $1`,
      [redeemer.id],
    );
    expect(await found(redeemer.email)).toEqual([]);
    expect(await find(redeemer.id)).toMatchObject([{ kind: 'player', name: null }]);
  });
});
