import { productDay } from '@goldwren/rules';
import { parse } from 'csv-parse/sync';
import { extractText } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { approvedRedemption, payOut } from '../helpers/money/payouts.ts';
import type { RedeemerOptions } from '../helpers/money/redeem.ts';
import { w9Form } from '../helpers/money/tax.ts';
import { newStaff } from '../helpers/people/staff.ts';

const api = setUpTestApi();
let finance: Awaited<ReturnType<typeof newStaff>>;
const thisYear = Number(productDay(new Date()).slice(0, 4));
const lastYear = thisYear - 1;
beforeAll(async () => {
  finance = await newStaff(api, ['finance']);
});

/** Creates a payout of this gross amount, paid on a given day. */
async function paid(gross: `${number}.${number}`, day: string, redeemer: RedeemerOptions = {}) {
  const { player, id } = await approvedRedemption(api, gross, { redeemer });
  if (redeemer.person?.country !== 'CA') await player.client.tax.submitW9({ params: { id }, body: w9Form() });
  await payOut(finance, id);
  await tamper(api.owner, 'UPDATE payout SET paid_on = $2 WHERE player_id = $1', [player.id, day]);
  return player;
}

async function returnOf(year: number): Promise<Record<string, string>[]> {
  const answer = await finance.send('GET', `/api/staff/tax/years/${year}/return`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return parse(answer.body as string, { columns: true, bom: true });
}

const rowOf = async (year: number, player: { id: string }) =>
  (await returnOf(year)).find(({ account }) => account === player.id);

test('assigns payouts to years by payment date, with 31 December and 1 January in different years', async () => {
  const old = await paid('2000.00', `${lastYear}-12-31`);
  const young = await paid('2000.00', `${thisYear}-01-01`);
  const players = async (year: number) =>
    (await finance.staff.tax.year({ params: { year: String(year) as never }, query: { limit: '100' as never } }))
      .results;
  expect((await players(lastYear)).map(({ player }) => player.id)).toContain(old.id);
  expect((await players(lastYear)).map(({ player }) => player.id)).not.toContain(young.id);
  expect((await players(thisYear)).map(({ player }) => player.id)).toContain(young.id);
  expect(JSON.stringify(await players(thisYear))).not.toContain('123126789');
  const future = String(thisYear + 1) as never;
  await expectProblem(finance.staff.tax.year({ params: { year: future }, query: {} }), 'not_found');
});

test('returns recipients at or above the threshold of the year with the full number, and audits the access', async () => {
  const below = await paid('599.99', `${lastYear}-06-01`);
  const at = await paid('600.00', `${lastYear}-06-01`);
  const withheld = await paid('5000.01', `${thisYear}-02-01`);
  const belowNow = await paid('1999.99', `${thisYear}-02-01`);
  // From 2026 on the threshold is 2,000.00. The clock of these tests is in 2026.
  expect(thisYear).toBeGreaterThanOrEqual(2026);
  const expectBelow = lastYear <= 2025;
  expect(await rowOf(lastYear, below)).toBeUndefined();
  const reported = await rowOf(lastYear, at);
  if (expectBelow) {
    expect(reported).toMatchObject({
      form: '1099-MISC',
      state: 'original',
      name: 'Robin Wren',
      tin: '123126789',
      postal_code: '12207',
      box_3_other_income: '600.00',
      box_4_federal_tax_withheld: '0.00',
    });
  } else expect(reported).toBeUndefined();
  expect(await rowOf(thisYear, belowNow)).toBeUndefined();
  expect(await rowOf(thisYear, withheld)).toMatchObject({
    state: 'draft',
    box_3_other_income: '5000.01',
    box_4_federal_tax_withheld: '1200.00',
  });
  const { rows } = await api.owner.query(
    "SELECT facts FROM staff_audit WHERE action = 'tax.return_downloaded' AND subject_id = $1",
    [String(lastYear)],
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('123126789');
});

test('adds one corrected row with the previous figures for a payment dated into an exported year', async () => {
  const player = await paid('2500.00', `${lastYear}-11-01`);
  expect(await rowOf(lastYear, player)).toMatchObject({ state: 'original', issued_box_3: '' });
  expect(await rowOf(lastYear, player)).toMatchObject({ state: 'original', issued_box_3: '2500.00' });
  await tamper(
    api.owner,
    `INSERT INTO payout SELECT (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'gross_cents', 10000,
       'net_cents', 10000, 'redemption_id', gen_random_uuid(), 'reference', 'LATE', 'paid_on', $2::text))).*
       FROM payout p WHERE player_id = $1`,
    [player.id, `${lastYear}-12-30`],
  );
  const list = await finance.staff.tax.year({
    params: { year: String(lastYear) as never },
    query: { limit: '100' as never },
  });
  const shown = list.results.find((row) => row.player.id === player.id);
  expect(shown).toMatchObject({ gross: '2600.00', to_correct: true, issued: { gross: '2500.00', revision: 1 } });
  const corrected = { state: 'corrected', box_3_other_income: '2600.00', issued_box_3: '2500.00' };
  const twice = await Promise.all([rowOf(lastYear, player), rowOf(lastYear, player)]);
  expect(twice).toContainEqual(expect.objectContaining(corrected));
  const { rows } = await api.owner.query(
    'SELECT revision, gross_cents::int FROM tax_year_form WHERE player_id = $1 ORDER BY revision',
    [player.id],
  );
  expect(rows).toEqual([
    { revision: 1, gross_cents: 250_000 },
    { revision: 2, gross_cents: 260_000 },
  ]);
  expect(await textOf(lastYear, player)).toContain('CORRECTED');
});

async function pdfOf(year: number, player: { id: string }): Promise<Uint8Array> {
  return finance.staff.tax.form({ params: { year: String(year) as never, playerId: player.id } });
}

async function textOf(year: number, player: { id: string }): Promise<string> {
  const { text } = await extractText(await pdfOf(year, player), { mergePages: true }).catch(
    // The library's exceptions have an unrelated stack, so the name and message are rethrown.
    ({ name, message }: Error) => Promise.reject(new Error(`${name}: ${message}`)),
  );
  return text;
}

test('creates the form of a recipient as a PDF with boxes, payouts and the last four digits', async () => {
  const player = await paid('5000.01', `${thisYear}-03-01`, { person: { first_name: 'Žofie', last_name: 'Müller' } });
  const text = await textOf(thisYear, player);
  expect(text).toContain(`Form 1099-MISC ${thisYear}`);
  expect(text).toMatch(/Box 3, other income\s+\$5000\.01/);
  expect(text).toMatch(/Box 4, federal income tax withheld\s+\$1200\.00/);
  expect(text).toMatch(/ending in 6789/);
  expect(text).not.toMatch(/123-?12-?6789/);
  expect(text).toContain('$3800.01');
  const below = await paid('600.00', `${thisYear}-03-01`);
  await expectProblem(pdfOf(thisYear, below), 'not_found');
});

test('creates a statement of payouts for a player in Canada, who is not part of a return', async () => {
  const person = { country: 'CA', us_state: 'ON', first_name: 'Zoé', last_name: 'Тремблей' } as const;
  const player = await paid('700.00', `${thisYear}-04-01`, { person });
  expect(await rowOf(thisYear, player)).toBeUndefined();
  const text = await textOf(thisYear, player);
  expect(text).toContain(`Statement of payouts ${thisYear}`);
  expect(text).toContain('Zoé Тремблей');
  expect(text).not.toContain('1099');
});

test('allows access only for finance', async () => {
  for (const role of ['support', 'compliance', 'admin'] as const) {
    const someone = await newStaff(api, [role]);
    expect((await someone.send('GET', `/api/staff/tax/years/${thisYear}`)).status).toBe(403);
    expect((await someone.send('GET', `/api/staff/tax/years/${thisYear}/return`)).status).toBe(403);
  }
});
