import type { Adjustment, PlayerFile, TimelineEntry } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createStaffMember } from '../../testing/staff.ts';

const at = '2026-11-02T15:00:00.000Z';
const id = '0199a0a0-0000-7000-8000-000000000001';
const line = { id, display: 'Robin W.', email: 'r•••@example.test' };
const file: PlayerFile = {
  id,
  email: 'robin@example.test',
  email_verified_at: at,
  first_name: 'Robin',
  last_name: 'Wren',
  birth_date: '1990-05-17',
  country: 'US',
  us_state: 'NY',
  state_set_at: at,
  phone: null,
  locale: 'en',
  created_at: at,
  reclaimed_at: null,
  identity_status: 'none',
  status: 'active',
  suspended_at: null,
  closed_at: null,
  redemption_suspended_at: null,
  restrictions: [],
  wallet: { gold: '2000000.00', sweeps: '2.00', sweeps_unplayed: '2.00', frozen: false },
  responsible_play: { limits: [], reality_check_minutes: null, cool_off_until: null, self_exclusion: null },
  redemption_limits: {
    request: '5000.00',
    day: '2500.00',
    month: '10000.00',
    until: null,
    raised: false,
    used_today: '50.00',
    used_this_month: '150.00',
  },
  second_factor: false,
  sessions: 1,
  last_seen_at: at,
};
const note: TimelineEntry = {
  kind: 'note',
  id: '0199a0a0-0000-7000-8000-000000000002',
  at,
  event: 'note',
  staff: { id, name: 'Ada' },
  facts: { text: '<b>Called</b>' },
};
const pageOf = <Row,>(...results: Row[]) => ({ results, next_cursor: null });

function open(role: 'support' | 'compliance' | 'finance', path: string, answers: FakeResponses) {
  const sent = fakeApi({
    auth: { me: { staff: createStaffMember(role) } },
    work: { list: { results: [] } },
    ...answers,
  });
  return { sent, ...renderApp(path) };
}

describe('the player page', () => {
  const players: FakeResponses['players'] = {
    get: file,
    timeline: pageOf(note),
    suspend: { ...file, status: 'suspended' },
  };

  it('offers to remove an existing second factor only with the permission', async () => {
    const removeSecondFactor = { ...file, second_factor: false };
    const withFactor = { ...players, get: [{ ...file, second_factor: true }, file], removeSecondFactor };
    const { press, sent } = open('compliance', `/players/${id}`, { players: withFactor });
    await press.click(await screen.findByRole('button', { name: 'Remove second factor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove second factor' }));
    expect(dialog.getByText(/Make sure that it is the player/)).toBeTruthy();
    await press.type(dialog.getByRole('textbox'), 'Passport seen in a video call');
    await press.click(dialog.getByRole('button', { name: 'Remove second factor' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove second factor' })).toBeNull());
    expect(sent.find(({ call }) => call === 'players.removeSecondFactor')?.body).toEqual({
      reason: 'Passport seen in a video call',
    });
  });

  it('shows account and timeline with plain text, and offers only a note to support', async () => {
    open('support', `/players/${id}`, { players: { ...players, get: { ...file, second_factor: true } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Robin Wren' })).toBeTruthy();
    expect(await screen.findByText(/<b>Called<\/b>/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add note' })).toBeTruthy();
    for (const name of ['Suspend', 'Remove second factor', 'Close permanently', 'Adjust a balance']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('says in the timeline before which day rounds are only in the archive, unless it shows no rounds', async () => {
    const timeline = { ...pageOf(note), archived_before: '2025-10-01' };
    const { press } = open('support', `/players/${id}`, { players: { ...players, timeline } });
    expect(await screen.findByText(/^Rounds before October 1, 2025 are only in the archive/)).toBeTruthy();
    await press.selectOptions(screen.getByLabelText('Kind'), 'note');
    await waitFor(() => expect(screen.queryByText(/only in the archive/)).toBeNull());
  });

  it('lets compliance suspend the account with a reason', async () => {
    const { sent, press } = open('compliance', `/players/${id}`, { players });
    await press.click(await screen.findByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog'));
    await press.type(dialog.getByLabelText('Reason'), 'Two accounts');
    await press.click(dialog.getByRole('button', { name: 'Suspend' }));
    await waitFor(() =>
      expect(sent.find(({ call }) => call === 'players.suspend')?.body).toEqual({ reason: 'Two accounts' }),
    );
  });
});

describe('the limits of a player', () => {
  const timeline = pageOf(note);
  const withControls: PlayerFile = {
    ...file,
    identity_status: 'submitted',
    restrictions: ['self_excluded'],
    responsible_play: {
      limits: [
        {
          kind: 'purchase',
          period: 'week',
          amount: '100.00',
          used: '20.00',
          left: '80.00',
          reserved: null,
          resets_at: at,
          wanted: { amount: null, from: at, until: at },
        },
        {
          kind: 'play_time',
          period: 'day',
          amount: '60',
          used: '1',
          left: '59',
          reserved: null,
          resets_at: at,
          wanted: null,
        },
      ],
      reality_check_minutes: 30,
      cool_off_until: null,
      self_exclusion: { since: at, until: null, ends_at: null },
    },
  };

  it('are shown as text, and cannot be changed without the permission', async () => {
    open('finance', `/players/${id}`, { players: { get: withControls, timeline } });
    expect(await screen.findByText('$20 of $100 used; requested none')).toBeTruthy();
    expect(screen.getByText('1 minute of 60 minutes used')).toBeTruthy();
    for (const text of ['every 30 minutes', 'Permanent', 'self-excluded', 'In review', '$50 of $2,500 used']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const controls = screen.getByRole('heading', { name: 'Responsible play: limits and breaks' }).closest('section');
    expect(within(controls as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('can be made stricter at the request of the player, with the reason when that is not possible', async () => {
    const looser = errorResponse(409, { code: 'conflict', error: 'What is in force is as strict or stricter.' });
    const { sent, press } = open('support', `/players/${id}`, {
      players: { get: file, timeline, setLimit: [looser, file], coolOff: file, selfExclude: file },
    });
    const act = async (name: string, fill: (dialog: ReturnType<typeof within>) => Promise<void>) => {
      await press.click(await screen.findByRole('button', { name }));
      const dialog = within(await screen.findByRole('dialog'));
      await fill(dialog);
      await press.type(dialog.getByLabelText('Reason'), 'By phone');
      await press.click(dialog.getByRole('button', { name }));
      return dialog;
    };
    const dialog = await act('Set limit', async (form) => {
      await press.selectOptions(form.getByLabelText('Kind of limit'), 'Play time');
      await press.selectOptions(form.getByLabelText('Period'), 'a week');
      await press.type(form.getByLabelText('Amount'), '90');
    });
    expect(await dialog.findByText(/as strict or stricter/)).toBeTruthy();
    await press.click(dialog.getByRole('button', { name: 'Set limit' }));
    expect(await screen.findByText('Done. The log records it.')).toBeTruthy();
    await act('Start cool-off', (form) => press.selectOptions(form.getByLabelText('Length'), '7 days'));
    await act('Start self-exclusion', (form) => press.selectOptions(form.getByLabelText('Term'), 'Permanent'));
    await waitFor(() => expect(sent.some(({ call }) => call === 'players.selfExclude')).toBe(true));
    const bodyOf = (call: string) => sent.findLast((one) => one.call === call)?.body;
    const reason = 'By phone';
    expect(bodyOf('players.setLimit')).toEqual({ kind: 'play_time', period: 'week', amount: '90', reason });
    expect(bodyOf('players.coolOff')).toEqual({ days: 7, reason });
    expect(bodyOf('players.selfExclude')).toEqual({ term: 'permanent', reason });
  });

  it('show an error for an unknown kind of limit', async () => {
    const [limit] = withControls.responsible_play.limits;
    const unknown = { ...limit, kind: 'session_loss' } as unknown as PlayerFile['responsible_play']['limits'][number];
    const responsible_play = { ...withControls.responsible_play, limits: [unknown] };
    open('compliance', `/players/${id}`, { players: { get: { ...withControls, responsible_play }, timeline } });
    expect(await screen.findByRole('heading', { name: frame.broken.title })).toBeTruthy();
    expect(screen.queryByText(/of \$100 used/)).toBeNull();
  });

  it('lets compliance raise redemption limits until the end of a day, with errors next to the field', async () => {
    const below = errorResponse(422, {
      code: 'validation_failed',
      field_errors: { day: ['Enter at least 2,500.00 SC.'] },
    });
    const raised = { ...file.redemption_limits, day: '4000.00', raised: true };
    const { sent, press } = open('compliance', `/players/${id}`, {
      players: { get: file, timeline },
      redemptions: { raiseLimits: [below, raised] },
    });
    await press.click(await screen.findByRole('button', { name: 'Raise redemption limits' }));
    const dialog = within(await screen.findByRole('dialog'));
    const day = dialog.getByLabelText('Per day');
    await press.clear(day);
    await press.type(day, '40');
    await press.type(dialog.getByLabelText(/Last day/), '2027-01-31');
    await press.type(dialog.getByLabelText('Reason'), 'Known for years');
    await press.click(dialog.getByRole('button', { name: 'Raise redemption limits' }));
    expect(await dialog.findByText(/2,500/)).toBeTruthy();
    await press.clear(day);
    await press.type(day, '4000.00');
    await press.click(dialog.getByRole('button', { name: 'Raise redemption limits' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.filter(({ call }) => call === 'redemptions.raiseLimits').map(({ body }) => body)).toMatchObject([
      { day: '40' },
      {
        request: '5000.00',
        day: '4000.00',
        month: '10000.00',
        until: '2027-02-01T05:00:00.000Z',
        reason: 'Known for years',
      },
    ]);
  });

  it('cannot be raised by support', async () => {
    open('support', `/players/${id}`, { players: { get: file, timeline } });
    expect(await screen.findByText('As published')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Raise redemption limits' })).toBeNull();
  });
});

describe('the queue of adjustments', () => {
  const waiting: Adjustment = {
    id,
    player: line,
    currency: 'sweeps',
    direction: 'debit',
    amount: '12.40',
    reason: 'Paid twice',
    status: 'pending',
    requested_by: { id, name: 'Ada' },
    requested_at: at,
    due_at: at,
    decided_by: null,
    decided_at: null,
    decision_note: null,
  };

  it('shows in the dialog that requesters cannot approve their own requests', async () => {
    const sentence = 'A different staff member must do this. The same staff member cannot give both approvals.';
    const { press } = open('finance', '/adjustments', {
      adjustments: { list: pageOf(waiting), approve: errorResponse(409, { code: 'conflict', error: sentence }) },
    });
    await press.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Approve: Robin W.: −12.40 SC')).toBeTruthy();
    await press.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText(sentence)).toBeTruthy();
  });
});
