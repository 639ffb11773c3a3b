import { catalogue } from '@goldwren/game-engine/registry';
import { doubleOnceEntry } from '@goldwren/game-engine/testing';
import { beforeAll, expect, test, vi } from 'vitest';
import { seedCatalogue } from '../../src/modules/games/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';

// Adds a game whose RTP depends on the choice to the catalogue of this file.
vi.mock('@goldwren/game-engine/registry', async (original) => {
  const real = await original<typeof import('@goldwren/game-engine/registry')>();
  const { doubleOnceEntry: entry } = await import('@goldwren/game-engine/testing');
  return { ...real, ...real.createRegistry([...real.catalogue, entry]) };
});
vi.mock('@goldwren/game-catalogue/describe-game', async (original) =>
  (await import('../helpers/play/test-game.ts')).withTestGame(await original()),
);

const api = setUpTestApi();
beforeAll(async () => {
  await seedCatalogue(api.url);
});

interface Fraction {
  readonly numerator: string;
  readonly denominator: string;
}

/** Returns a percentage with two decimals, rounded down. */
function percentOf({ numerator, denominator }: Fraction): string {
  const x = (10_000n * BigInt(numerator)) / BigInt(denominator);
  return `${x / 100n}.${String(x % 100n).padStart(2, '0')}`;
}

test('shows the proved RTP of every game in all places, rounded down', async () => {
  const { client } = api.caller();
  const { results } = await client.games.list();
  expect(results).toHaveLength(catalogue.length);
  for (const { slug, rtp, rtp_hint } of results) {
    const proof = catalogue.find((entry) => entry.slug === slug)?.proof;
    expect(rtp).toEqual({ low: { ...proof?.rtp, note: undefined }, high: proof?.rtpHigh, note: proof?.rtp.note });
    for (const rate of [rtp.low, rtp.high]) expect(rate.percent).toBe(percentOf(rate));
    const [low, high] = [percentOf(rtp.low), percentOf(rtp.high)];
    expect(rtp_hint).toBe(`${low === high ? low : `${low}–${high}`}%${rtp.note && ` (${rtp.note})`}`);
    expect((await client.games.rules({ params: { slug } })).rtp_hint).toBe(rtp_hint);
    const sheet = await client.games.parSheet({ params: { slug } });
    expect(sheet).toMatchObject({ rtp: rtp.low, rtp_high: rtp.high });
    expect(sheet.choices.map((one) => one.rtp)).toEqual(proof?.choices.map((one) => one.rtp));
  }
});

test('shows a range when the RTP depends on the choice, and separate figures for each choice', async () => {
  const { client } = api.caller();
  const { results } = await client.games.list();
  expect(results.find(({ id }) => id === doubleOnceEntry.id)?.rtp_hint).toBe('92.82–96.68% (optimal play)');
  const { choices } = await client.games.parSheet({ params: { slug: 'double-once' } });
  expect(choices).toMatchObject([
    { choice: { side: 'high' }, rtp: { percent: '96.68' }, mean_stake: '1.3846', max_pay_x100: 350 },
    { choice: { side: 'low' }, rtp: { percent: '92.82' }, mean_stake: '1.3846', max_pay_x100: 340 },
  ]);
});
