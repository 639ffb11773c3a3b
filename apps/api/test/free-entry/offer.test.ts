import { productDayStart } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { entryForm } from '../helpers/people/entries.ts';
import { newPlayer, newVerifiedPlayer } from '../helpers/people/players.ts';

const api = setUpTestApi(() => ({ settings: { GEO_HEADER: 'X-Region' } }));

const open = { sweeps: '5.00', no_sweeps_in: null, refusal: null, requested_today: false, next_request_at: null };
const inMichigan = { ...open, sweeps: '0.00', no_sweeps_in: { country: 'US', region: 'MI' } };

describe('the offer of a free entry', () => {
  test('offers five Sweeps Coins to eligible players and visitors', async () => {
    expect(await (await newVerifiedPlayer(api)).client.freeEntry.offer()).toEqual(open);
    expect(await api.caller().client.freeEntry.offer()).toEqual(open);
  });

  test('offers nothing to players and visitors in Michigan, with the reason', async () => {
    const player = await newVerifiedPlayer(api, { us_state: 'MI' });
    expect(await player.client.freeEntry.offer()).toEqual({ ...inMichigan, refusal: 'region_blocked' });
    const { body } = await api.caller().send('GET', '/api/npn/offer', { headers: { 'x-region': 'US-MI' } });
    expect(body).toEqual(inMichigan);
  });

  test('states the obstacle: an unverified email, a break, or a suspension', async () => {
    const player = await newPlayer(api);
    expect(await player.client.freeEntry.offer()).toEqual({ ...open, refusal: 'email_unverified' });
    await api.owner.query('UPDATE player SET email_verified_at = now(), suspended_at = now() WHERE id = $1', [
      player.id,
    ]);
    expect((await player.client.freeEntry.offer()).refusal).toBe('account_suspended');
    const resting = await newVerifiedPlayer(api);
    await resting.client.play.coolOff({ body: { days: 1 } });
    expect((await resting.client.freeEntry.offer()).refusal).toBe('cooling_off');
  });

  test('shows only the owner when the next request is possible after one today', async () => {
    const player = await newVerifiedPlayer(api);
    const other = await newVerifiedPlayer(api);
    await api.caller().client.freeEntry.submit({ body: entryForm({ email: player.email.toUpperCase() }) });
    const asked = await player.client.freeEntry.offer();
    expect(asked.requested_today).toBe(true);
    const next = new Date(asked.next_request_at ?? '');
    expect(productDayStart(next.toISOString().slice(0, 10))).toEqual(next);
    expect(next.getTime()).toBeGreaterThan(Date.now());
    expect(next.getTime()).toBeLessThanOrEqual(Date.now() + 25 * 3_600_000);
    expect(await other.client.freeEntry.offer()).toEqual(open);
    expect(await api.caller().client.freeEntry.offer()).toEqual(open);
  });

  test('does not reveal to an unverified account whether its email made a request', async () => {
    const player = await newPlayer(api);
    await api.caller().client.freeEntry.submit({ body: entryForm({ email: player.email }) });
    expect(await player.client.freeEntry.offer()).toMatchObject({ requested_today: false, next_request_at: null });
  });

  test("ignores yesterday's request", async () => {
    const player = await newVerifiedPlayer(api);
    await api.caller().client.freeEntry.submit({ body: entryForm({ email: player.email }) });
    await api.owner.query('UPDATE free_entry SET day = day - 1 WHERE email = $1', [player.email]);
    expect(await player.client.freeEntry.offer()).toEqual(open);
  });
});
