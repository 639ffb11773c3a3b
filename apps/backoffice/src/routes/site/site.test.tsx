import type { LeaderboardName, StaffGame } from '@goldwren/contracts/staff';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createStaffMember } from '../../testing/staff.ts';

const at = '2026-11-20T12:00:00.000Z';
const game: StaffGame = {
  id: 2,
  slug: 'starlight-fortune',
  title: 'Starlight Fortune',
  maths_version: '1',
  enabled: false,
  last_switch: {
    id: 7,
    enabled: false,
    reason: 'rounds_disagree',
    at,
    by: null,
    note: null,
    finding: { day: '2026-11-19', rounds: 100, mismatches: 3, z: 0 },
  },
  needs_investigation: true,
  investigations: [],
  open_sessions: 2,
  open_rounds: 1,
};
const silver = {
  id: 3,
  version: 4,
  name: 'Silver',
  price_usd: '20.00',
  gold_amount: '11000000.00',
  sweeps_bonus: '20.00',
  position: 1,
  enabled: true,
  at,
  by: null,
  reason: null,
  first_purchase: false,
  sold_30_days: 5,
};

function open(path: string, role: 'support' | 'compliance' | 'admin', answers: FakeResponses) {
  const sent = fakeApi({
    auth: { me: { staff: createStaffMember(role) } },
    work: { list: { results: [] } },
    ...answers,
  });
  return { sent, ...renderApp(path) };
}

describe('the games', () => {
  it('show the findings of the audit, and record a review with its note', async () => {
    const { sent, press } = open('/games', 'admin', {
      games: { list: { results: [game] }, recordInvestigation: undefined as never },
    });
    const row = (await screen.findByText('Starlight Fortune')).closest('tr') as HTMLElement;
    expect(row.textContent).toContain('3 rounds disagree');
    await press.click(within(row).getByRole('button', { name: 'Record investigation' }));
    const dialog = await screen.findByRole('dialog');
    await press.type(within(dialog).getByRole('textbox'), 'An old build.');
    await press.click(within(dialog).getByRole('button', { name: 'Record investigation' }));
    expect(sent.find(({ call }) => call === 'games.recordInvestigation')?.body).toEqual({ reason: 'An old build.' });
  });
});

describe('the maintenance', () => {
  const notice = {
    id: 4,
    starts_at: '2026-11-30T07:00:00.000Z',
    ends_at: '2026-11-30T08:00:00.000Z',
    at,
    by: 'ada@goldwren.test',
    reason: 'A new disk.',
  };
  const history = { results: [notice], next_cursor: null };

  it('is announced with both times and the announcement that was shown', async () => {
    const { sent, press } = open('/maintenance', 'admin', {
      maintenance: { get: { current: notice, state: 'announced' }, announce: { current: notice }, history },
    });
    await screen.findByText('Announced. It has not started yet.');
    await press.click(screen.getByRole('button', { name: 'Announce maintenance' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Start'), { target: { value: '2026-12-01T03:00' } });
    fireEvent.change(within(dialog).getByLabelText('End'), { target: { value: '2026-12-01T03:30' } });
    await press.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'A new disk.');
    await press.click(within(dialog).getByRole('button', { name: 'Announce maintenance' }));
    expect(sent.find(({ call }) => call === 'maintenance.announce')?.body).toEqual({
      starts_at: new Date('2026-12-01T03:00').toISOString(),
      ends_at: new Date('2026-12-01T03:30').toISOString(),
      current: 4,
      reason: 'A new disk.',
    });
  });

  it('is ended early, and has no button for it when none is announced', async () => {
    const { sent, press } = open('/maintenance', 'admin', {
      maintenance: {
        get: [
          { current: notice, state: 'under_way' },
          { current: { ...notice, id: 5, starts_at: null, ends_at: null }, state: 'none' },
        ],
        end: { current: { ...notice, id: 5, starts_at: null, ends_at: null } },
        history,
      },
    });
    await press.click(await screen.findByRole('button', { name: 'End maintenance' }));
    const dialog = await screen.findByRole('dialog');
    await press.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Done.');
    await press.click(within(dialog).getByRole('button', { name: 'End maintenance' }));
    expect(sent.find(({ call }) => call === 'maintenance.end')?.body).toEqual({ current: 4, reason: 'Done.' });
    await screen.findByText('No maintenance is announced.');
    expect(screen.queryByRole('button', { name: 'End maintenance' })).toBeNull();
  });
});

describe('the packages', () => {
  it('are edited based on the displayed version', async () => {
    const { sent, press } = open('/packages', 'admin', { packages: { list: { results: [silver] }, edit: silver } });
    await press.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    await press.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Autumn.');
    await press.click(within(dialog).getByRole('button', { name: 'Save and sell' }));
    expect(sent.find(({ call }) => call === 'packages.edit')?.body).toMatchObject({
      version: 4,
      price_usd: '20.00',
      reason: 'Autumn.',
    });
  });
});

describe('the names of the leaderboard', () => {
  const named: LeaderboardName = {
    entry_id: '01a209ee-febf-7092-b72c-a5411178701a',
    day: '2026-11-23',
    game: 'midnight-blackjack',
    player: { id: '01a209ee-febf-7092-b72c-a5411178701b', display: 'Robin W.', email: 'r•••@example.test' },
    name: 'Rude Bird',
    removed: null,
    given_up_x100: 7,
  };
  const removed: LeaderboardName = {
    ...named,
    entry_id: '01a209ee-febf-7092-b72c-a5411178701c',
    name: null,
    removed: { name: 'Loud Wren', reason: 'personal' },
    given_up_x100: null,
  };
  const answers: FakeResponses = {
    leaderboard: { searchNames: { results: [named, removed], next_cursor: null }, removeName: undefined as never },
  };

  it('are removed with a reason for the player and a note for the log', async () => {
    const { sent, press } = open('/leaderboard', 'support', answers);
    const row = (await screen.findByText('Rude Bird')).closest('tr') as HTMLElement;
    expect(within(row).getByRole('link').getAttribute('href')).toContain(`/players/${named.player.id}`);
    expect(row.textContent).toContain('0.07×');
    await press.click(within(row).getByRole('button', { name: 'Remove name' }));
    const dialog = await screen.findByRole('dialog');
    await press.selectOptions(within(dialog).getByRole('combobox'), 'It can offend others');
    await press.type(within(dialog).getByRole('textbox'), 'Reported.');
    await press.click(within(dialog).getByRole('button', { name: 'Remove name' }));
    expect(sent.find(({ call }) => call === 'leaderboard.removeName')?.body).toEqual({
      name: 'Rude Bird',
      reason: 'offensive',
      note: 'Reported.',
    });
  });

  it('show a removed name with its reason, and nothing to remove', async () => {
    open('/leaderboard', 'support', answers);
    const row = (await screen.findByText(/Removed “Loud Wren”: It contains personal data/)).closest('tr');
    expect(within(row as HTMLElement).queryByRole('button')).toBeNull();
    expect(row?.textContent).toContain('Not finished');
  });

  it('are searched by name and day', async () => {
    const { sent, press } = open('/leaderboard', 'support', answers);
    await press.type(await screen.findByLabelText('Name'), 'rude{Enter}');
    const searches = () => sent.filter(({ call }) => call === 'leaderboard.searchNames');
    await waitFor(() => expect(searches().at(-1)?.body).toEqual({ name: 'rude' }));
    expect(searches().at(-1)?.url.search).toBe('');
  });
});
