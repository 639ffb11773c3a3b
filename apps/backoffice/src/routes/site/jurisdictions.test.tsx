import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createStaffMember } from '../../testing/staff.ts';

const at = '2026-11-20T12:00:00.000Z';
const current = { id: 1, pack_id: 'spec-2025', at, requested_by: null, by: 'installation', reason: null };
const regions = [{ country: 'US' as const, region: 'WA', allowed: [] }];
const packs = [
  { id: 'spec-2025', from: '2025-01-01', summary: 'Four states.', in_force: true, may_switch: false, regions },
  { id: 'bans-2026', from: '2026-01-01', summary: 'Eight states.', in_force: false, may_switch: true, regions },
];

function open(answers: FakeResponses) {
  const sent = fakeApi({
    auth: { me: { staff: createStaffMember('compliance') } },
    work: { list: { results: [] } },
    ...answers,
  });
  return { sent, ...renderApp('/jurisdictions') };
}

describe('the policy packs', () => {
  const changes = (players: number) => [
    { country: 'US' as const, region: 'NJ', players, loses: ['redeem'] as const, gains: [] },
  ];
  const request = {
    id: '0190a000-0000-7000-8000-000000000003',
    pack_id: 'bans-2026',
    changes: changes(10),
    players: 10,
    reason: 'A new law.',
    requested_by: { id: '0190a000-0000-7000-8000-000000000002', name: 'Ada' },
    requested_at: at,
  };
  const answers = (...requests: object[]) =>
    ({
      jurisdictions: {
        get: { results: packs, current },
        requests: { results: requests },
        preview: { players: 12, changes: changes(12) },
        request: undefined,
        approve: undefined,
        history: { results: [current], next_cursor: null },
        claims: {
          claims: { players: '500+', rating: '4.8/5' },
          confirmed_at: null,
          confirmed_by: null,
          evidence: null,
          due_at: null,
          overdue: true,
        },
      },
      policyChanges: {
        list: { version: 0, results: [] },
        versions: { results: [], next_cursor: null },
      },
    }) as never as FakeResponses;

  it('show what a switch changes before it is requested, and a reminder of the claims', async () => {
    const { sent, press } = open(answers());
    await press.click(await screen.findByRole('button', { name: 'Request switch' }));
    const dialog = await screen.findByRole('dialog');
    expect((await within(dialog).findByText(/US-NJ: 12/)).textContent).toContain('loses redemption');
    await press.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'A new law.');
    await press.click(within(dialog).getByRole('button', { name: 'Request switch' }));
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('jurisdictions.request'));
    expect(sent.find(({ call }) => call === 'jurisdictions.request')?.body).toMatchObject({
      pack_id: 'bans-2026',
      current: 1,
      reason: 'A new law.',
    });
    expect(screen.getByText('Confirmation overdue.')).toBeTruthy();
  });

  it('show the second staff member what has changed since the request, and no other request', async () => {
    const { sent, press } = open(answers(request));
    await press.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog');
    const line = await within(dialog).findByText(/US-NJ: 12 players \(10 when it was requested\)/);
    expect(line.textContent).toContain('loses redemption');
    await press.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('jurisdictions.approve'));
    expect(screen.queryByRole('button', { name: 'Request switch' })).toBeNull();
  });

  it('show the person who requested a switch no approval', async () => {
    const { id, name } = createStaffMember('compliance');
    open(answers({ ...request, requested_by: { id, name } }));
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});

describe('the rules by region', () => {
  const region = {
    version: 4,
    pack_id: 'spec-2025',
    pack_allows: ['register', 'gold_play', 'purchase'] as const,
    forbidden: ['register'] as const,
    players: 12,
    players_with_sweeps: 5,
    open_redemptions: 1,
  };
  const pending = {
    id: '0190a000-0000-7000-8000-000000000001',
    country: 'US' as const,
    region: 'MI',
    forbidden: ['purchase'] as const,
    before: ['register'] as const,
    from: '2026-12-01',
    reason: 'House Bill 1.',
    requested_by: { id: '0190a000-0000-7000-8000-000000000002', name: 'Ada' },
    requested_at: at,
  };
  const answers = (result: object) =>
    ({
      jurisdictions: {
        get: { results: packs, current },
        requests: { results: [] },
        history: { results: [], next_cursor: null },
      },
      policyChanges: {
        list: { version: 4, results: [result] },
        region,
        versions: { results: [], next_cursor: null },
        request: undefined,
        approve: undefined,
      },
    }) as never as FakeResponses;

  it('are changed with the version that was shown, after a preview of what is lost', async () => {
    const { sent, press } = open(answers(pending));
    await press.click(await screen.findByRole('button', { name: 'Change a region' }));
    const dialog = await screen.findByRole('dialog');
    await press.selectOptions(within(dialog).getByLabelText('Region'), 'US-MI');
    await press.click(await within(dialog).findByRole('checkbox', { name: 'Purchases' }));
    expect(within(dialog).getByText(/12 players live there/).textContent).toContain('5 of them have Sweeps Coins');
    expect(within(dialog).getByText('No longer allowed there: purchases.')).toBeTruthy();
    expect(within(dialog).getByText(/already forbids play with Sweeps Coins/)).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText(/First day/), { target: { value: '2026-12-01' } });
    await press.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'House Bill 1.');
    await press.click(within(dialog).getByRole('button', { name: 'Request change' }));
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('policyChanges.request'));
    expect(sent.find(({ call }) => call === 'policyChanges.request')?.body).toMatchObject({
      country: 'US',
      region: 'MI',
      forbidden: ['register', 'purchase'],
      from: '2026-12-01',
      current: 4,
    });
  });

  it('are approved by another staff member after the same preview, and only withdrawn by the one who requested', async () => {
    const { press } = open(answers(pending));
    await press.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('No longer allowed there: purchases.')).toBeTruthy();
    expect(within(dialog).getByText('Allowed there again: registration.')).toBeTruthy();
  });

  it('show the person who requested a change no approval', async () => {
    const { id, name } = createStaffMember('compliance');
    open(answers({ ...pending, requested_by: { id, name } }));
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});
