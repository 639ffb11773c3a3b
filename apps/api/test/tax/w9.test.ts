import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { selectTaxForm } from '../../src/modules/w9/public.ts';
import { createSealedBox } from '../../src/platform/crypto/sealed-box.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { placeRedemption } from '../helpers/money/redemptions-behind.ts';
import { w9Form } from '../helpers/money/tax.ts';
import { newPlayer } from '../helpers/people/players.ts';

const api = setUpTestApi();

async function playerWithRedemption(overrides = {}) {
  const player = await newPlayer(api, overrides);
  return { player, id: await placeRedemption(api.owner, player.id) };
}

describe('a W-9', () => {
  test('is stored with its number encrypted, and shows only the last four digits', async () => {
    const { player, id } = await playerWithRedemption();
    expect(await player.client.tax.w9()).toEqual({
      needs_w9: true,
      yearly_form: '1099_misc',
      threshold: '600.00',
      paid_this_year: '0.00',
      on_file: null,
    });
    const sent = await player.client.tax.submitW9({ params: { id }, body: w9Form() });
    expect(sent.on_file).toMatchObject({ legal_name: 'Robin Wren', tin_type: 'ssn', tin_last4: '6789' });
    expect((await player.client.tax.w9()).on_file).toEqual(sent.on_file);
    expect(JSON.stringify(sent)).not.toMatch(/123-?12/);
    const { rows } = await api.owner.query('SELECT tax_form::text AS row FROM tax_form WHERE player_id = $1', [
      player.id,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain('123126789');
    expect(rows[0].row).not.toContain(Buffer.from('123126789').toString('hex'));
  });

  test('can only be decrypted in its own row', async () => {
    const { player, id } = await playerWithRedemption();
    await player.client.tax.submitW9({ params: { id }, body: w9Form() });
    const form = await selectTaxForm(api.database.db, player.id);
    const box = createSealedBox(api.config.seedKey);
    const context = (formId: string) => `tax_form|${player.id}|${formId}`;
    expect(box.open(form?.tin as Buffer, context(form?.id as string)).toString()).toBe('123126789');
    expect(() => box.open(form?.tin as Buffer, context(randomUUID()))).toThrow();
  });

  test('replaces the previous one, which is stored as evidence', async () => {
    const { player, id } = await playerWithRedemption();
    await player.client.tax.submitW9({ params: { id }, body: w9Form() });
    await player.client.tax.submitW9({ params: { id }, body: w9Form({ tin_type: 'itin', tin: '912701234' }) });
    expect((await player.client.tax.w9()).on_file).toMatchObject({ tin_type: 'itin', tin_last4: '1234' });
    await expect(api.database.db.$client.query('UPDATE tax_form SET legal_name = $1', ['X'])).rejects.toThrow(
      /permission denied/,
    );
    await expect(api.database.db.$client.query('DELETE FROM tax_form')).rejects.toThrow(/append-only/);
  });

  test.each([
    [{ tin: '000-12-1234' }, 'tin'],
    [{ tin: '666121234' }, 'tin'],
    [{ tin: '987121234' }, 'tin'],
    [{ tin: '12345' }, 'tin'],
    [{ certified: false as true }, 'certified'],
    [{ signed_name: 'R. Wren' }, 'signed_name'],
  ])('with %o is rejected with a field error that does not contain the number', async (wrong, field) => {
    const { player, id } = await playerWithRedemption();
    const refused = player.client.tax.submitW9({ params: { id }, body: w9Form(wrong) });
    const problem = await expectProblem(refused, 'validation_failed');
    expect(Object.keys(problem.fieldErrors ?? {})).toEqual([field]);
    expect(JSON.stringify(problem.fieldErrors)).not.toMatch(/\d{4}/);
    expect((await player.client.tax.w9()).on_file).toBeNull();
  });

  test('returns 404 for the redemption of another player and for an unknown one', async () => {
    const { id } = await playerWithRedemption();
    const other = await newPlayer(api);
    for (const target of [id, randomUUID()]) {
      await expectProblem(other.client.tax.submitW9({ params: { id: target }, body: w9Form() }), 'not_found');
    }
  });

  test('is rejected for a player in Canada, with the alternative', async () => {
    const { player, id } = await playerWithRedemption({ country: 'CA', us_state: 'ON' });
    expect(await player.client.tax.w9()).toMatchObject({ needs_w9: false, yearly_form: 'payout_statement' });
    const problem = await expectProblem(player.client.tax.submitW9({ params: { id }, body: w9Form() }), 'conflict');
    expect(problem.message).toMatch(/statement of your payouts/);
  });

  test('is accepted ten times an hour', async () => {
    const { player, id } = await playerWithRedemption();
    for (let n = 0; n < 10; n += 1) await player.client.tax.submitW9({ params: { id }, body: w9Form() });
    await expectProblem(player.client.tax.submitW9({ params: { id }, body: w9Form() }), 'rate_limited');
    const { player: neighbour, id: theirs } = await playerWithRedemption();
    await neighbour.client.tax.submitW9({ params: { id: theirs }, body: w9Form() });
  });
});
