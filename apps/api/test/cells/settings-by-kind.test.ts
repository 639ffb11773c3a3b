import { randomUUID } from 'node:crypto';
import { dayAfter, laterBansPack, productDay, specificationPack } from '@goldwren/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { expectConflict } from '../helpers/api/expect-problem.ts';
import {
  appliedIn,
  decideIn,
  newStaffPairs,
  type StaffPair,
  shareIn,
  shareSettingsOfBoth,
} from '../helpers/cells/settings.ts';
import { createTwoCells, newPlayerOf, type TwoCells } from '../helpers/cells/two-cells.ts';
import { placeOrder } from '../helpers/money/store.ts';
import { packSwitchCalls } from '../helpers/people/pack-switches.ts';
import { start } from '../helpers/play/play.ts';
import { until } from '../helpers/until.ts';

// Packages, the policy pack and the rules of regions, as the deciding cell has them.

let cells: TwoCells;
let one: StaffPair;
let two: StaffPair;
beforeAll(async () => {
  cells = await createTwoCells();
  [one, two] = await newStaffPairs(cells);
  await decideIn(cells, 'cell_one');
  await shareSettingsOfBoth(cells);
});
afterAll(() => cells.close());

describe('a package', () => {
  const silver = 3;
  const packagesOf = async ([by]: typeof one) => (await by.staff.packages.list()).results;
  const packageOf = async (by: typeof one) => (await packagesOf(by)).find(({ id }) => id === silver);

  async function edit([by]: typeof one, change: object): Promise<void> {
    const { version, name, price_usd, gold_amount, sweeps_bonus } = (await packageOf([by, by])) as NonNullable<
      Awaited<ReturnType<typeof packageOf>>
    >;
    const body = { version, name, price_usd, gold_amount, sweeps_bonus, reason: 'Autumn prices.', ...change };
    await by.staff.packages.edit({ params: { id: String(silver) }, body });
  }

  test('is sold in all cells with the terms of the deciding one, and existing orders keep theirs', async () => {
    const player = await newPlayerOf(cells, 'cell_two');
    const before = await packageOf(two);
    const order = await placeOrder(cells.two.owner, player.id, silver);
    await edit(one, { name: 'Silver Plus', price_usd: '25.00', sweeps_bonus: '25.00' });
    await shareSettingsOfBoth(cells);
    expect(await packageOf(two)).toMatchObject({
      name: 'Silver Plus',
      price_usd: '25.00',
      version: (before?.version ?? 0) + 1,
      by: one[0].email,
      reason: 'Autumn prices.',
    });
    const { results } = await player.client.store.packages();
    expect(results.find(({ id }) => id === silver)).toMatchObject({ name: 'Silver Plus', price_usd: '25.00' });
    expect(await player.client.store.order({ params: { id: order } })).toMatchObject({ amount: before?.price_usd });
    expect((await appliedIn(cells.two)).at(-1)).toMatchObject({ setting: `package ${silver}`, by: one[0].email });
  });

  test('cannot be changed in another cell, and nothing is lost', async () => {
    const before = await packagesOf(two);
    await expectConflict(edit(two, { price_usd: '26.00' }), 'settings_elsewhere');
    const version = (await packageOf(two))?.version as number;
    const off = { params: { id: String(silver) }, body: { version, enabled: false, reason: 'No longer sold.' } };
    await expectConflict(two[0].staff.packages.switch(off), 'settings_elsewhere');
    const ids = before.filter((row) => !row.first_purchase).map(({ id }) => id);
    const arranged = { body: { ids: ids.reverse(), reason: 'Autumn order.' } };
    await expectConflict(two[0].staff.packages.arrange(arranged), 'settings_elsewhere');
    expect(await packagesOf(two)).toEqual(before);
    await one[0].staff.packages.arrange(arranged);
    await shareSettingsOfBoth(cells);
    const orderOf = async (by: typeof one) => (await packagesOf(by)).map(({ id }) => id);
    expect(await orderOf(two)).toEqual(await orderOf(one));
  });

  test('is not changed by a repeated run, and not by a restart of a cell with the terms of its release', async () => {
    const { seedPackages } = await import('../../src/modules/store/public.ts');
    const before = await packagesOf(two);
    await shareSettingsOfBoth(cells);
    await seedPackages(cells.two.url);
    expect(await packagesOf(two)).toEqual(before);
  });

  test('that this build does not have waits, and is applied when the build has it', async () => {
    await cells.two.owner.query('UPDATE coin_package SET id = 99 WHERE id = $1; '.replace('$1', String(silver)));
    await edit(one, { price_usd: '27.00' });
    await shareIn(cells.one);
    const { shareSettings } = await import('../../src/modules/site-settings/public.ts');
    const quiet = { ...cells.two.context, events: { report: () => undefined } };
    expect(await shareSettings(quiet)).toEqual({ published: 0, applied: 0, deferred: [`package ${silver}`] });
    const { jobsOf } = await import('../../src/jobs/scheduled-jobs.ts');
    const job = jobsOf(cells.two.context).taskList.share_settings as (...args: unknown[]) => Promise<unknown>;
    await expect(job({}, {})).rejects.toThrow(`this release does not know the settings package ${silver}`);
    await cells.two.owner.query(`UPDATE coin_package SET id = ${silver} WHERE id = 99`);
    await shareIn(cells.two);
    expect(await packageOf(two)).toMatchObject({ price_usd: '27.00' });
  });
});

describe('the policy pack', () => {
  const currentIn = async ([by]: typeof one) => (await by.staff.jurisdictions.get()).current;

  test('is switched in all cells by two people of the deciding one, and nowhere else', async () => {
    const here = packSwitchCalls(...one);
    const there = packSwitchCalls(...two);
    const waiting = randomUUID();
    const { id: current } = await currentIn(two);
    await expectConflict(there.request(laterBansPack.id), 'settings_elsewhere');
    await cells.two.owner.query(
      `INSERT INTO policy_switch_request (id, pack_id, base_switch, preview, reason, requested_by)
       SELECT $1, $2, $3, '[]', 'Before.', id FROM staff_member WHERE email = $4`,
      [waiting, laterBansPack.id, current, two[0].email],
    );
    await expectConflict(there.approve(waiting), 'settings_elsewhere');
    await here.approve(await here.request(laterBansPack.id));
    await shareSettingsOfBoth(cells);
    expect(await currentIn(two)).toMatchObject({ pack_id: laterBansPack.id, by: one[1].email });
    await here.approve(await here.request(specificationPack.id));
    await shareSettingsOfBoth(cells);
    expect(await currentIn(two)).toMatchObject({ pack_id: specificationPack.id });
  });

  test('that this build does not know is not applied', async () => {
    await cells.one.owner.query(
      "INSERT INTO policy_switch (pack_id, requested_by, switched_by) VALUES ('later', 'ada@example.com', 'bob@example.com')",
    );
    await shareIn(cells.one);
    await shareIn(cells.two);
    expect(await currentIn(two)).toMatchObject({ pack_id: specificationPack.id });
    // It does not decide with a pack that the site has replaced.
    await decideIn(cells, 'cell_two');
    await expect(shareIn(cells.two)).rejects.toThrow('cell_two cannot decide yet: it does not know pack');
    await cells.one.owner.query(
      `INSERT INTO policy_switch (pack_id, requested_by, switched_by) VALUES ('${specificationPack.id}', 'ada@example.com', 'bob@example.com')`,
    );
    await decideIn(cells, 'cell_one');
    await shareSettingsOfBoth(cells);
    expect(await shareIn(cells.two)).toEqual([]);
  });
});

describe('the rules of a region', () => {
  const today = productDay(new Date());
  type Form = Parameters<Caller['staff']['policyChanges']['request']>[0]['body'];

  async function change(
    [ada, bob]: typeof one,
    region: string,
    forbidden: Form['forbidden'],
    from: string = today,
  ): Promise<void> {
    const id = randomUUID();
    const { version: current } = await ada.staff.policyChanges.list();
    const reason = 'House Bill 1 bans it.';
    await ada.staff.policyChanges.request({ body: { id, country: 'US', region, forbidden, from, current, reason } });
    await bob.staff.policyChanges.approve({ params: { id } });
  }
  const forbiddenIn = async ([by]: typeof one, region: string) =>
    (await by.staff.policyChanges.region({ params: { country: 'US', region } })).forbidden;
  const versionsIn = async ([by]: typeof one) => (await by.staff.policyChanges.versions({ query: {} })).results;

  test('are those of the deciding cell in all cells, also from a later day', async () => {
    const player = await newPlayerOf(cells, 'cell_two');
    await cells.two.owner.query("UPDATE player SET region = 'OH' WHERE id = $1", [player.id]);
    await change(one, 'OH', ['gold_play', 'sweeps_play']);
    await change(one, 'OH', [], dayAfter(today));
    await shareSettingsOfBoth(cells);
    expect(await forbiddenIn(two, 'OH')).toEqual(['gold_play', 'sweeps_play']);
    const [scheduled, inForce] = await versionsIn(two);
    expect([scheduled, inForce]).toMatchObject([
      { region: 'OH', forbidden: [], state: 'scheduled' },
      { region: 'OH', state: 'in_force', requested_by: { name: 'cell_one' }, approved_by: { name: 'cell_one' } },
    ]);
    await until('play is rejected', () =>
      start(player).then(
        () => false,
        (error) => error.code === 'region_blocked',
      ),
    );
    await shareSettingsOfBoth(cells);
    expect(await versionsIn(two)).toHaveLength((await versionsIn(one)).length);
  });

  test('can be stricter in another cell, but not looser', async () => {
    await change(one, 'TX', ['gold_play']);
    await shareSettingsOfBoth(cells);
    await expectConflict(change(two, 'TX', []), 'settings_elsewhere');
    await expectConflict(change(two, 'TX', ['sweeps_play']), 'settings_elsewhere');
    await change(two, 'TX', ['gold_play', 'sweeps_play']);
    expect(await forbiddenIn(two, 'TX')).toEqual(['gold_play', 'sweeps_play']);
    await shareSettingsOfBoth(cells);
    expect(await forbiddenIn(one, 'TX')).toEqual(['gold_play']);
    // What the cell forbids holds until the cell allows it.
    await change(one, 'TX', []);
    await shareSettingsOfBoth(cells);
    expect(await forbiddenIn(two, 'TX')).toEqual(['gold_play', 'sweeps_play']);
    expect((await versionsIn(two)).filter(({ region, state }) => region === 'TX' && state === 'in_force')).toHaveLength(
      2,
    );
    await change(two, 'TX', []);
    expect(await forbiddenIn(two, 'TX')).toEqual([]);
  });

  test('cannot be loosened by a request from before a stricter change of the deciding cell', async () => {
    const id = randomUUID();
    const { version: current } = await two[0].staff.policyChanges.list();
    const body = { id, country: 'US' as const, region: 'UT', forbidden: ['sweeps_play' as const], from: today };
    await two[0].staff.policyChanges.request({ body: { ...body, current, reason: 'A letter.' } });
    await change(one, 'UT', ['gold_play', 'sweeps_play']);
    await shareSettingsOfBoth(cells);
    await expectConflict(two[1].staff.policyChanges.approve({ params: { id } }), 'settings_elsewhere');
    expect(await forbiddenIn(two, 'UT')).toEqual(['gold_play', 'sweeps_play']);
  });

  test('that a cell had before it decided are replaced by its own decision', async () => {
    await change(two, 'VT', ['sweeps_play']);
    await decideIn(cells, 'cell_two');
    await shareIn(cells.two);
    await shareIn(cells.one);
    expect(await forbiddenIn(one, 'VT')).toEqual([]);
    expect(await forbiddenIn(two, 'VT')).toEqual(['sweeps_play']);
    await change(two, 'VT', ['sweeps_play', 'gold_play']);
    await change(two, 'VT', []);
    await shareIn(cells.two);
    await shareIn(cells.one);
    expect([await forbiddenIn(one, 'VT'), await forbiddenIn(two, 'VT')]).toEqual([[], []]);
    await change(two, 'VT', ['sweeps_play']);
    await shareIn(cells.two);
    await shareIn(cells.one);
    expect(await forbiddenIn(one, 'VT')).toEqual(['sweeps_play']);
  });
});
