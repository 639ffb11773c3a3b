import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPerson } from '../helpers/people/exclusions.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { assessed, casesOf, newPlayerIn, newSamePersonTwice } from '../helpers/people/risk.ts';
import { newStaff } from '../helpers/people/staff.ts';

const api = setUpTestApi();
let compliance: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  compliance = await newStaff(api, ['compliance']);
});

async function newCase() {
  const [first, second] = await newSamePersonTwice(api);
  await assessed(api, compliance, second);
  const [found] = await casesOf(compliance, second);
  if (!found) throw new Error('no case');
  return { first, second, id: found.id };
}

const again = ({ id }: Player) => compliance.staff.risk.assess({ params: { id } });
const auditOf = async (id: string) =>
  (await api.owner.query('SELECT action, facts FROM staff_audit WHERE subject_id = $1 ORDER BY seq', [id])).rows;

describe('a case', () => {
  test('is in the queue with reasons, linked accounts and a deadline, and its view is audited', async () => {
    const { first, second, id } = await newCase();
    const open = await compliance.staff.risk.cases({ query: { state: 'open', limit: 100 } });
    expect(open.results.map((one) => one.id)).toContain(id);
    const detail = await compliance.staff.risk.case({ params: { id } });
    expect(detail).toMatchObject({
      player: { id: second.id },
      signals: ['shared_device', 'same_person'],
      breached: false,
    });
    expect(detail.file.links.map(({ player }) => player.id)).toEqual([first.id]);
    expect(await auditOf(id)).toMatchObject([{ action: 'risk.case_viewed', facts: { player: second.id } }]);
    const queue = (await compliance.staff.work.list()).results.find(({ queue: name }) => name === 'risk');
    expect(queue?.waiting).toBeGreaterThan(0);
  });

  test('that is closed without concern is not opened again for the same facts, but for new ones', async () => {
    const { second, id } = await newCase();
    const note = 'Twins, both documents compared.';
    expect(await compliance.staff.risk.noConcern({ params: { id }, body: { note } })).toMatchObject({
      state: 'no_concern',
      note,
    });
    await again(second);
    expect(await casesOf(compliance, second)).toHaveLength(1);
    await newPlayerIn(api, newPerson(), { device: second.device });
    await again(second);
    expect(await casesOf(compliance, second)).toMatchObject([{ state: 'open' }, { state: 'no_concern', note }]);
  });

  test('keeps its first note and one audit entry when the call is repeated', async () => {
    const { id } = await newCase();
    const calls = ['First note.', 'Second note.'].map(
      (note) => () => compliance.staff.risk.noConcern({ params: { id }, body: { note } }),
    );
    const ends = await Promise.all(calls.map((call) => call()));
    expect(new Set(ends.map(({ note }) => note)).size).toBe(1);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['risk.no_concern']);
  });

  test('leads to one ticket and one mail when staff contact the player twice', async () => {
    const { second, id } = await newCase();
    const body = { message: 'Does another person in your home have an account?' };
    const [one, two] = await Promise.all([0, 1].map(() => compliance.staff.risk.contact({ params: { id }, body })));
    expect(one?.state).toBe('contacted');
    expect(two?.ticket_id).toBe(one?.ticket_id);
    const mails = (await readOutbox(api.owner, second.email)).filter(({ template }) => template === 'support_started');
    expect(mails).toHaveLength(1);
    const { results } = await second.client.support.list({ query: {} });
    expect(results).toMatchObject([{ id: one?.ticket_id, category: 'account', status: 'answered' }]);
    const ticket = await second.client.support.get({ params: { id: one?.ticket_id as string } });
    expect(ticket.messages).toMatchObject([{ from: 'support', text: body.message }]);
    expect(JSON.stringify(await auditOf(id))).not.toContain(body.message);
  });

  test('is open again when a new fact appears after staff contacted the player, and not for the same facts', async () => {
    const { second, id } = await newCase();
    const message = 'Does another person in your home have an account?';
    const first = await compliance.staff.risk.contact({ params: { id }, body: { message } });
    await again(second);
    expect(await casesOf(compliance, second)).toMatchObject([{ id, state: 'contacted' }]);
    await newPlayerIn(api, newPerson(), { device: second.device });
    await again(second);
    expect(await casesOf(compliance, second)).toMatchObject([{ id, state: 'open', ticket_id: first.ticket_id }]);
    const next = await compliance.staff.risk.contact({ params: { id }, body: { message } });
    expect(next).toMatchObject({ state: 'contacted' });
    expect(next.ticket_id).not.toBe(first.ticket_id);
  });

  test('cannot be used to contact a player after it is closed', async () => {
    const { id } = await newCase();
    await compliance.staff.risk.noConcern({ params: { id }, body: { note: 'Compared.' } });
    await expectProblem(compliance.staff.risk.contact({ params: { id }, body: { message: 'Hello' } }), 'conflict');
  });
});

describe('access', () => {
  test('is rejected for staff without the permission', async () => {
    const { second, id } = await newCase();
    for (const role of ['support', 'finance'] as const) {
      const { staff } = await newStaff(api, [role]);
      await expectProblem(staff.risk.cases({ query: {} }), 'forbidden');
      await expectProblem(staff.risk.case({ params: { id } }), 'forbidden');
      await expectProblem(staff.risk.file({ params: { id: second.id } }), 'forbidden');
      await expectProblem(staff.risk.assess({ params: { id: second.id } }), 'forbidden');
      await expectProblem(staff.risk.noConcern({ params: { id }, body: { note: 'No.' } }), 'forbidden');
      await expectProblem(staff.risk.contact({ params: { id }, body: { message: 'No.' } }), 'forbidden');
    }
  });

  test('returns 404 for an unknown case and an unknown player', async () => {
    const params = { id: '0199a0a0-0000-7000-8000-00000000dead' };
    await expectProblem(compliance.staff.risk.case({ params }), 'not_found');
    await expectProblem(compliance.staff.risk.file({ params }), 'not_found');
    await expectProblem(compliance.staff.risk.assess({ params }), 'not_found');
    await expectProblem(compliance.staff.risk.noConcern({ params, body: { note: 'x' } }), 'not_found');
    await expectProblem(compliance.staff.risk.contact({ params, body: { message: 'x' } }), 'not_found');
  });
});

describe('the review that a player reads', () => {
  test('is empty without a case, also when other accounts share the browser', async () => {
    const first = await newPlayer(api, newPerson());
    const second = await newPlayerIn(api, newPerson(), { device: first.device });
    await assessed(api, compliance, second);
    expect(await second.client.privacy.review()).toEqual({
      ...{ state: 'none', topics: [], opened_at: null, decided_at: null },
      ...{ suspended: false, redemptions_suspended: false },
    });
  });

  test('names topics of an open case only, and no other person, score or signal', async () => {
    const { first, second, id } = await newCase();
    const review = await second.client.privacy.review();
    expect(review).toMatchObject({ state: 'open', topics: ['accounts'] });
    expect(JSON.stringify(review)).not.toMatch(new RegExp(`${first.id}|${first.email}|score|shared_|same_`));
    await compliance.staff.risk.noConcern({ params: { id }, body: { note: 'Compared.' } });
    expect(await second.client.privacy.review()).toMatchObject({ state: 'no_concern', topics: [] });
  });
});
