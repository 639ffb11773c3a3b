import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { payoutsMatchRedemptions } from '../../src/modules/payouts/public.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { approvedAgain, approvedRedemption, handOut, payOut } from '../helpers/money/payouts.ts';
import { moveRedemptions } from '../helpers/money/redeem.ts';
import { w9Form } from '../helpers/money/tax.ts';
import type { Player } from '../helpers/people/players.ts';
import { importFiles, plainList } from '../helpers/people/sanctions.ts';
import { newStaff } from '../helpers/people/staff.ts';

const api = setUpTestApi();
let finance: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  finance = await newStaff(api, ['finance']);
});
afterEach(async () => {
  expect(await payoutsMatchRedemptions(api.database.db, 10)).toEqual([]);
});

const statusOf = async (player: Player, id: string) =>
  (await player.client.redemptions.list({ query: {} })).results.find((row) => row.id === id);

describe('a W-9', () => {
  test('is required before the payout that reaches 600 dollars in a year, with one mail, and unblocks it', async () => {
    const { player, id: first } = await approvedRedemption(api, '550.00');
    expect(await payOut(finance, first)).toMatchObject({ state: 'paid' });
    await moveRedemptions(api, player.id, '25 hours');
    const second = await approvedAgain(api, player, '50.00');
    for (let n = 0; n < 2; n += 1) {
      expect((await handOut(finance, [second])).refused).toEqual([{ redemption_id: second, reason: 'w9' }]);
    }
    const waiting = await statusOf(player, second);
    expect(waiting).toMatchObject({ status: 'approved', needs: ['w9'], due_at: null });
    expect(waiting?.history.filter(({ reason }) => reason === 'w9_needed')).toHaveLength(1);
    const asked = (await readOutbox(api.owner, player.email)).filter(({ template }) => template === 'redemption_needs');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toMatch(/W-9/);
    expect((await player.client.tax.w9()).paid_this_year).toBe('550.00');
    const due = await finance.staff.payouts.due({ query: {} });
    expect(due.results.find(({ redemption_id }) => redemption_id === second)?.waits_for).toBe('w9');
    await player.client.tax.submitW9({ params: { id: second }, body: w9Form() });
    expect(await statusOf(player, second)).toMatchObject({ needs: [], due_at: expect.any(String) });
    expect(await payOut(finance, second)).toMatchObject({ state: 'paid' });
  });

  test('is not required at 599.99 in a year, with any amount in the previous year', async () => {
    const { player, id: first } = await approvedRedemption(api, '550.00');
    await payOut(finance, first);
    await api.owner.query('ALTER TABLE payout DISABLE TRIGGER USER');
    await api.owner.query("UPDATE payout SET paid_on = paid_on - interval '1 year' WHERE player_id = $1", [player.id]);
    await api.owner.query('ALTER TABLE payout ENABLE TRIGGER USER');
    await moveRedemptions(api, player.id, '25 hours');
    const second = await approvedAgain(api, player, '599.99');
    expect((await handOut(finance, [second])).refused).toEqual([]);
  });

  test('is never required from players in Canada', async () => {
    const canadian = { redeemer: { person: { country: 'CA', us_state: 'ON' } as const } };
    const { player, id } = await approvedRedemption(api, '700.00', canadian);
    expect((await handOut(finance, [id])).refused).toEqual([]);
    expect(await statusOf(player, id)).toMatchObject({ status: 'processing' });
  });
});

test('holds the payout of a name on the sanctions list, and shows the player only an additional review', async () => {
  await importFiles(api, [plainList(['FINCH, Roberta', 1990])]);
  const person = { first_name: 'Roberta', last_name: 'Finch', birth_date: '1990-05-17' };
  const { player, id } = await approvedRedemption(api, '50.00', { redeemer: { person } });
  for (let n = 0; n < 2; n += 1) {
    expect((await handOut(finance, [id])).refused).toEqual([{ redemption_id: id, reason: 'additional_review' }]);
  }
  const held = await statusOf(player, id);
  expect(held).toMatchObject({ status: 'approved', history: expect.anything() });
  expect(held?.history.filter(({ reason }) => reason === 'further_review')).toHaveLength(1);
  const said = JSON.stringify([held, await readOutbox(api.owner, player.email)]);
  expect(said).not.toMatch(/[Ss]anction|\bOFAC\b|\bSDN\b/);
  const compliance = await newStaff(api, ['compliance']);
  const { results } = await compliance.staff.sanctions.matches({ query: { player: player.id } });
  const decide = (decision: 'cleared' | 'confirmed') =>
    compliance.staff.sanctions.decide({
      params: { id: results[0]?.id as string },
      body: { decision, reason: 'Seen.' },
    });
  await decide('cleared');
  expect(await payOut(finance, id)).toMatchObject({ state: 'paid' });
});
