import type { DataExport } from '@goldwren/contracts/player';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const hour = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const reauthentication = errorResponse(403, { code: 'reauthentication_required' });

function anExport(change: Partial<DataExport> = {}): DataExport {
  return {
    id: '0199a0a0-0000-7000-8000-0000000000e1',
    state: 'queued',
    requested_at: '2026-11-20T18:30:00.000Z',
    progress: null,
    size_bytes: null,
    expires_at: null,
    ...change,
  };
}

const aReadyExport = (change: Partial<DataExport> = {}) =>
  anExport({
    state: 'ready',
    progress: { rows: 10, of: 10 },
    size_bytes: 1_234_567,
    expires_at: fromNow(167),
    ...change,
  });

const listed = (...exports: DataExport[]) => ({ exports });

function open(answers: FakeResponses) {
  const sent = fakeApi(answers);
  const calls = (name: string) => sent.filter(({ call }) => call === name);
  return { ...renderApp('/dashboard/privacy'), calls };
}

beforeEach(() => useAuth.setState({ user: aUser() }));

describe('the last export', () => {
  it('is requested, queued, built and offered for download without further presses', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let known: DataExport[] = [];
    const { press, calls } = open({ privacy: { requestExport: anExport(), exports: () => listed(...known) } });
    expect(await screen.findByText('You have not requested a file yet.')).toBeTruthy();
    const becomes = async (change: DataExport) => {
      known = [change];
      await act(() => vi.advanceTimersByTimeAsync(2_000));
    };
    known = [anExport()];
    await press.click(screen.getByRole('button', { name: 'Request My Data' }));
    expect(await screen.findByText(/^Your request is in the queue/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Request/ })).toBeNull();
    await becomes(anExport({ state: 'running' }));
    expect(await screen.findByText('We are preparing your file and counting your records.')).toBeTruthy();
    await becomes(anExport({ state: 'running', progress: { rows: 4_559, of: 10_000 } }));
    expect(await screen.findByText('45%: 4,559 of 10,000 records')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Records written' })).toHaveProperty('value', 45);
    await becomes(aReadyExport());
    expect(await screen.findByText('Your file is ready (1.2 MB).')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export Data' })).toBeTruthy();
    const looks = calls('privacy.exports').length;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(calls('privacy.exports')).toHaveLength(looks);
  });

  it('leaves the focus on the request', async () => {
    const { press } = open({ privacy: { requestExport: anExport(), exports: [listed(), listed(anExport())] } });
    await press.click(await screen.findByRole('button', { name: 'Request My Data' }));
    const state = await screen.findByText(/^Your request is in the queue/);
    expect(document.activeElement?.contains(state)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('contains images of documents only if the player has sent some and ticks the box', async () => {
    useAuth.setState({ user: aUser({ identity_status: 'verified' }) });
    const { press, calls } = open({ privacy: { requestExport: anExport(), exports: listed() } });
    await press.click(await screen.findByRole('checkbox', { name: 'Include the pictures of my identity documents' }));
    await press.click(screen.getByRole('button', { name: 'Request My Data' }));
    await waitFor(() => expect(calls('privacy.requestExport').map(({ body }) => body)).toEqual([{ documents: true }]));
  });

  it('offers no images to a player who has sent none', async () => {
    const { press, calls } = open({ privacy: { requestExport: anExport(), exports: listed() } });
    await press.click(await screen.findByRole('button', { name: 'Request My Data' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await waitFor(() => expect(calls('privacy.requestExport').map(({ body }) => body)).toEqual([{ documents: false }]));
  });

  it('says until when it is available, and a new one can be requested', async () => {
    const at = new Date(Date.now() + 6 * 24 * hour + 23 * hour).toISOString();
    open({ privacy: { exports: listed(aReadyExport({ expires_at: at })) } });
    expect(await screen.findByText(/^You can download it for 6 days and 23 hours more, until /)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Request a new file' })).toBeTruthy();
  });

  it('expires on screen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({ privacy: { exports: listed(aReadyExport({ expires_at: fromNow(1) })) } });
    expect(await screen.findByRole('button', { name: 'Export Data' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(hour));
    expect(await screen.findByText('Your last file has expired, and we have deleted it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Export Data' })).toBeNull();
  });

  it('can be requested again after it has expired', async () => {
    open({ privacy: { exports: listed(anExport({ state: 'expired', size_bytes: 10 })) } });
    expect(await screen.findByText('Your last file has expired, and we have deleted it.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Request My Data' })).toBeTruthy();
  });

  it('explains a failure as an error of the site, and can be retried', async () => {
    const { press } = open({
      privacy: {
        requestExport: anExport({ id: '0199a0a0-0000-7000-8000-0000000000e2' }),
        exports: [
          listed(anExport({ state: 'failed' })),
          listed(anExport({ id: '0199a0a0-0000-7000-8000-0000000000e2' }), anExport({ state: 'failed' })),
        ],
      },
    });
    expect((await screen.findByText(/^We could not prepare your file/)).closest('[role=alert]')).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Your request is in the queue/)).toBeTruthy();
    expect(await screen.findByText('Failed')).toBeTruthy();
  });

  it('can be requested once a day, and the rejection says when again', async () => {
    const refused = errorResponse(429, { code: 'rate_limited', params: { seconds: 7_200 } });
    const { press } = open({ privacy: { requestExport: refused, exports: listed(aReadyExport()) } });
    await press.click(await screen.findByRole('button', { name: 'Request a new file' }));
    expect((await screen.findByText(/You can request the next one in 2 hours\./)).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export Data' })).toBeTruthy();
  });

  it('is shown when another tab has requested it', async () => {
    const refused = errorResponse(409, { code: 'conflict', error: 'We are still preparing your data.' });
    const { press } = open({
      privacy: { requestExport: refused, exports: [listed(), listed(anExport({ state: 'running' }))] },
    });
    await press.click(await screen.findByRole('button', { name: 'Request My Data' }));
    expect(await screen.findByText('We are still preparing your data.')).toBeTruthy();
    expect(await screen.findByText(/counting your records/)).toBeTruthy();
  });

  it('requests the password first if the server requires it, and says nothing when that is dismissed', async () => {
    const { press, calls } = open({
      privacy: { requestExport: [reauthentication, reauthentication, anExport()], exports: listed() },
      auth: { reAuthenticate: { user: aUser() } as never },
    });
    const button = await screen.findByRole('button', { name: 'Request My Data' });
    await press.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your password' });
    await press.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    await press.click(screen.getByRole('button', { name: 'Request My Data' }));
    await press.type(await screen.findByLabelText('Password'), 'Quiet-wren-sings-7');
    await press.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(calls('privacy.requestExport')).toHaveLength(3));
  });

  it('does not block the deletion when it cannot be loaded, and can be retried', async () => {
    const { press } = open({ privacy: { exports: [errorResponse(500), errorResponse(500), listed(anExport())] } });
    expect(await screen.findByText('Could not load your requests.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete My Account' })).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Your request is in the queue/)).toBeTruthy();
  });
});

describe('a file that is ready', () => {
  function savedAs(): string[] {
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return names;
  }

  it('is downloaded after the password is given again, if the server requires it', async () => {
    const saved = savedAs();
    const { press, calls } = open({
      privacy: { exports: listed(aReadyExport()), file: [reauthentication, new Uint8Array([80, 75])] },
      auth: { reAuthenticate: { user: aUser() } as never },
    });
    await press.click(await screen.findByRole('button', { name: 'Export Data' }));
    await press.type(await screen.findByLabelText('Password'), 'Quiet-wren-sings-7');
    expect(saved).toEqual([]);
    await press.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(saved).toEqual(['goldwren-2026-11-20.zip']));
    expect(calls('privacy.file')).toHaveLength(2);
  });

  it('says why it could not be downloaded', async () => {
    const saved = savedAs();
    const { press } = open({
      privacy: {
        exports: listed(aReadyExport()),
        file: errorResponse(409, { code: 'conflict', error: 'This file is gone.' }),
      },
    });
    await press.click(await screen.findByRole('button', { name: 'Export Data' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This file is gone.');
    expect(saved).toEqual([]);
  });
});

describe('earlier exports', () => {
  it('are listed with their status, and can be downloaded if ready', async () => {
    open({
      privacy: {
        exports: listed(
          anExport({ id: '0199a0a0-0000-7000-8000-0000000000e9' }),
          aReadyExport({ requested_at: '2026-11-18T18:30:00.000Z', expires_at: '2036-11-25T18:30:00.000Z' }),
          anExport({ id: '0199a0a0-0000-7000-8000-0000000000e3', state: 'expired', size_bytes: 48_600 }),
        ),
      },
    });
    const list = within(await screen.findByRole('region', { name: 'Earlier files' }));
    expect(list.getByText('Requested Nov 18, 2026')).toBeTruthy();
    expect(list.getByText('Ready · 1.2 MB · until Nov 25, 1:30 PM')).toBeTruthy();
    expect(list.getByText('Expired · 49 kB')).toBeTruthy();
    expect(list.getAllByRole('button')).toHaveLength(1);
    expect(list.getByRole('button', { name: 'Export Data of Nov 18, 2026' })).toBeTruthy();
  });
});
