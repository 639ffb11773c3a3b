import type { PlayLimit, PlayLimits, PlayStatus } from '@goldwren/contracts/player';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const resets = '2026-11-23T05:00:00.000Z';
const hour = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

function aLimit(change: Partial<PlayLimit> = {}): PlayLimit {
  const held = { kind: 'sweeps_loss' as const, period: 'day' as const, amount: '10.00', used: '2.50', left: '7.50' };
  return { ...held, reserved: null, resets_at: resets, wanted: null, ...change };
}

const none: PlayLimits = { limits: [], reality_check_minutes: null };
const free: PlayStatus = {
  restrictions: [],
  cool_off_until: null,
  self_exclusion: null,
  today: { seconds: 5_400, net: { gold: '-12000.00', sweeps: '3.40' } },
  reality_check: null,
  limits: [],
};

function open(play: FakeResponses['play'] = {}, path = '/dashboard/limits') {
  const sent = fakeApi({ play: { limits: none, status: free, ...play } });
  const calls = (name: string) => sent.filter(({ call }) => call === `play.${name}`).map(({ body }) => body);
  return { ...renderApp(path), calls };
}

const setButton = (name: string) => screen.findByRole('button', { name });

beforeEach(() => useAuth.setState({ user: aUser() }));

describe('limits', () => {
  it("show today's usage, what is used and left, and when the period starts again", async () => {
    open({ limits: { ...none, limits: [aLimit(), aLimit({ kind: 'gold_loss', used: '-500.00', left: '10.00' })] } });
    expect(await screen.findByText('1 hour and 30 minutes')).toBeTruthy();
    expect(screen.getByText('−12,000 GC')).toBeTruthy();
    expect(screen.getByText('+3.40 SC')).toBeTruthy();
    expect(await screen.findByText('2.50 SC used, 7.50 SC left')).toBeTruthy();
    expect(screen.getByText('500 GC ahead, 10 GC left')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: '2.50 SC used, 7.50 SC left' })).toHaveProperty('value', 25);
    expect(screen.getAllByText('Resets Nov 23, 12:00 AM')).toHaveLength(2);
  });

  it('are set in the units of their kind, and apply immediately', async () => {
    const { press, calls } = open({ setLimits: { ...none, limits: [aLimit()] } });
    await press.click(await setButton('Set: Loss of Sweeps Coins, per day'));
    const dialog = await screen.findByRole('dialog', { name: 'Loss of Sweeps Coins a day' });
    await press.type(within(dialog).getByLabelText('Amount in SC'), '10');
    await press.click(within(dialog).getByRole('button', { name: 'Save limit' }));
    expect(await screen.findByText('Saved. The limit applies now.')).toBeTruthy();
    expect(calls('setLimits')).toEqual([{ limits: [{ kind: 'sweeps_loss', period: 'day', amount: '10.00' }] }]);
    expect(await setButton('Change: Loss of Sweeps Coins, per day')).toBeTruthy();
  });

  it.each(['', 'ten', '-5', '1e3', '44641', '12.5'])('reject %j minutes before anything is sent', async (typed) => {
    const { press, calls } = open();
    await press.click(await setButton('Set: Play time, per week'));
    const field = await screen.findByLabelText('Minutes of play');
    if (typed) await press.type(field, typed);
    await press.click(screen.getByRole('button', { name: 'Save limit' }));
    expect(await screen.findByText('Enter whole minutes from 0 to 44,640.')).toBeTruthy();
    expect(calls('setLimits')).toEqual([]);
  });

  it('say that a looser limit waits, and can be cancelled', async () => {
    const waiting = aLimit({ wanted: { amount: '50.00', from: fromNow(20), until: fromNow(188) } });
    const { press, calls } = open({
      limits: { ...none, limits: [aLimit()] },
      setLimits: ({ body }) => {
        const [requested] = (body as { limits: { amount: string | null }[] }).limits;
        return { ...none, limits: [requested?.amount === '10.00' ? aLimit() : waiting] };
      },
    });
    await press.click(await setButton('Change: Loss of Sweeps Coins, per day'));
    await press.type(await screen.findByLabelText('Amount in SC'), '50');
    await press.click(screen.getByRole('button', { name: 'Save limit' }));
    expect(await screen.findByText(/^We have recorded your request\./)).toBeTruthy();
    expect(screen.getByText(/You requested 50 SC\./)).toBeTruthy();
    expect(screen.getByText(/^You can confirm it from /)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await press.click(screen.getByRole('button', { name: 'Keep current limit' }));
    await waitFor(() => expect(screen.queryByText(/You requested/)).toBeNull());
    expect(calls('setLimits')).toHaveLength(2);
  });

  it('are loosened after a confirmation that may require the password', async () => {
    const confirmable = aLimit({ wanted: { amount: null, from: fromNow(-1), until: fromNow(160) } });
    let requestCount = 0;
    const sent = fakeApi({
      play: {
        status: free,
        limits: { ...none, limits: [confirmable] },
        confirmLimit: () => {
          requestCount += 1;
          return requestCount === 1 ? errorResponse(403, { code: 'reauthentication_required' }) : none;
        },
      },
      auth: { reAuthenticate: undefined },
    } as FakeResponses);
    const { press } = renderApp('/dashboard/limits');
    expect(await screen.findByText(/You requested no limit\./)).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Confirm' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your password' });
    await press.type(within(dialog).getByLabelText('Password'), 'Quiet-wren-sings-7');
    await press.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByText(/You requested/)).toBeNull());
    expect(sent.filter(({ call }) => call === 'play.confirmLimit').map(({ body }) => body)).toEqual([
      { kind: 'sweeps_loss', period: 'day' },
      { kind: 'sweeps_loss', period: 'day' },
    ]);
  });

  it('are removed with their own button', async () => {
    const { press, calls } = open({ limits: { ...none, limits: [aLimit()] }, setLimits: none });
    await press.click(await setButton('Change: Loss of Sweeps Coins, per day'));
    await press.click(await screen.findByRole('button', { name: 'Request removal' }));
    await waitFor(() =>
      expect(calls('setLimits')).toEqual([{ limits: [{ kind: 'sweeps_loss', period: 'day', amount: null }] }]),
    );
  });

  it('include the reality check, which can be set and turned off', async () => {
    const { press, calls } = open({
      setLimits: ({ body }) => ({ ...none, ...(body as Pick<PlayLimits, 'reality_check_minutes'>) }),
    });
    await press.click(await screen.findByRole('radio', { name: 'Every 30 minutes of play' }));
    await waitFor(() => expect(calls('setLimits')).toEqual([{ reality_check_minutes: 30 }]));
    await press.click(await screen.findByRole('radio', { name: 'Never' }));
    await waitFor(() => expect(calls('setLimits')).toHaveLength(2));
    expect(calls('setLimits')[1]).toEqual({ reality_check_minutes: null });
  });
});
