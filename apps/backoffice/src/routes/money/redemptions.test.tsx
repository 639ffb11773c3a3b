import type { QueuedRedemption, StaffRedemption } from '@goldwren/contracts/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createStaffMember } from '../../testing/staff.ts';

const at = '2026-11-02T15:00:00.000Z';
const id = '0199a0a0-0000-7000-8000-000000000001';
const playerId = '0199a0a0-0000-7000-8000-000000000002';
const queued: QueuedRedemption = {
  id,
  player: { id: playerId, display: 'Robin W.', email: 'r•••@example.test' },
  amount: '2400.00',
  payout_method: 'bank',
  status: 'in_review',
  needs: [],
  created_at: at,
  since: at,
  due_at: at,
  breached: true,
  approvals: 1,
  approvals_needed: 2,
};
const redemption: StaffRedemption = {
  ...queued,
  payout_details: '•••• 6789',
  next_step: 'review',
  approved_by: [{ id: playerId, name: 'Ada', at }],
  history: [{ status: 'in_review', at, reason: 'requested', note: '<b>bold</b>', by: null }],
  person: {
    country: 'US',
    region: 'NY',
    identity_status: 'verified',
    created_at: at,
    suspended: false,
    redemption_suspended: false,
  },
  exclusion_matches: [],
  limits: { request: '5000.00', day: '2500.00', month: '10000.00', until: null },
  withheld: null,
  paid_amount: null,
  paid_at: null,
};

function open(role: 'support' | 'compliance', path: string, redemptions: NonNullable<FakeResponses['redemptions']>) {
  const sent = fakeApi({
    auth: { me: { staff: createStaffMember(role) } },
    work: { list: { results: [] } },
    redemptions,
  });
  return { sent, ...renderApp(path) };
}

describe('the queue of redemptions', () => {
  it('shows deadline and approvals, applies the filters of the URL, and links to each redemption', async () => {
    const list = { results: [queued], next_cursor: null };
    const { sent, router, press } = open('compliance', '/redemptions?breached=true', { list, get: redemption });
    const link = await screen.findByRole('link', { name: '2,400 SC' });
    const row = link.closest('tr')?.textContent;
    expect(row).toMatch(/1 of 2/);
    expect(row).toMatch(/Overdue by/);
    expect(sent.find(({ call }) => call === 'redemptions.list')?.url.search).toBe('?breached=true');
    await press.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Redemption of 2,400 SC' })).toBeTruthy();
    expect(router.state.location.pathname).toBe(`/redemptions/${id}`);
  });
});

describe('a redemption', () => {
  it('shows notes as plain text, and has no decision for support', async () => {
    open('support', `/redemptions/${id}`, { get: redemption });
    expect(await screen.findByText('<b>bold</b>')).toBeTruthy();
    expect(screen.getByText('Ada (1 of 2)')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Robin W\./ }).getAttribute('href')).toBe(`/players/${playerId}`);
    for (const name of ['Approve', 'Reject', 'Forfeit']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('cannot be approved while the player must act', async () => {
    open('compliance', `/redemptions/${id}`, { get: { ...redemption, needs: ['skill_test'] } });
    expect(await screen.findByText('Waiting for the player: skill test')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeTruthy();
  });

  it('shows the first approver that a second staff member must approve', async () => {
    const sentence = 'A different staff member must do this. The same staff member cannot give both approvals.';
    const { press } = open('compliance', `/redemptions/${id}`, {
      get: redemption,
      approve: errorResponse(409, { code: 'conflict', error: sentence }),
    });
    await press.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog'));
    await press.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText(sentence)).toBeTruthy();
  });

  it('is rejected with a reason and without an empty note', async () => {
    const { sent, press } = open('compliance', `/redemptions/${id}`, {
      get: redemption,
      reject: { ...redemption, status: 'rejected', next_step: null },
    });
    await press.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog'));
    await press.selectOptions(dialog.getByLabelText('Reason'), 'details_invalid');
    await press.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ call }) => call === 'redemptions.reject')?.body).toEqual({ reason: 'details_invalid' });
  });
});
