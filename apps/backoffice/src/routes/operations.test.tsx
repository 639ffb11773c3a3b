import type { SanctionsMatchDetail, StaffFreeEntryDetail, StaffOrderDetail } from '@goldwren/contracts/staff';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse, fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { createStaffMember } from '../testing/staff.ts';

const id = '0199a0a0-0000-7000-8000-00000000000a';
const player = { id, display: 'Ada L.', email: 'a•••@example.test' };
const at = '2026-11-20T12:00:00.000Z';

const anEntry: StaffFreeEntryDetail = {
  id,
  reference: 'FE-123',
  method: 'mail',
  status: 'pending',
  display: 'Ada L.',
  email: 'a•••@example.test',
  day: '2026-11-20',
  created_at: at,
  due_at: '2026-11-25T12:00:00.000Z',
  breached: false,
  decided_at: null,
  decided_by: null,
  full_name: 'Ada <b>Lovelace</b>',
  full_email: 'ada@example.test',
  birth_date: '1990-12-10',
  country: 'US',
  us_state: 'NY',
  address: '1 Main Street\nSpringfield',
  rejection: null,
  held_until: null,
  granted_at: null,
  player: null,
  alike: [],
};

const anOrder: StaffOrderDetail = {
  id,
  player,
  status: 'review',
  package_name: 'Starter',
  price_usd: '10.00',
  provider: 'Sandbox',
  provider_reference: null,
  created_at: at,
  since: at,
  due_at: at,
  breached: true,
  provider_order: 'gw-1',
  gold_amount: '10000000.00',
  sweeps_bonus: '10.00',
  granted: null,
  note_codes: ['amount_in_review'],
  history: [{ status: 'review', at, reason: 'amount' }],
  notices: [],
  notes: [],
  refunds: [],
  choices: { credit: true, credit_refusal: null, record_refund: false, refund: false },
};

const aMatch: SanctionsMatchDetail = {
  id,
  player,
  name: 'Ada Lovelace',
  birth_year: 1990,
  listed_name: 'LOVELACE, Adah',
  listed_birth_years: [],
  entry: '4711',
  list_version: 3,
  score: 91,
  state: 'open',
  opened_at: at,
  due_at: at,
  breached: false,
  decided_at: null,
  decided_by: null,
  reason: null,
  screenings: [],
};

describe('free entries', () => {
  it('show pending entries by default, and all entries on request', async () => {
    const sent = fakeApi({
      auth: { me: { staff: createStaffMember('support') } },
      freeEntries: { list: { results: [anEntry], next_cursor: null } },
    });
    const { press, router } = renderApp('/free-entries');
    await screen.findByRole('link', { name: 'FE-123' });
    await press.selectOptions(screen.getByLabelText('Status'), 'Any');
    await screen.findByRole('link', { name: 'FE-123' });
    expect(router.state.location.search).toBe('?status=any');
    const lists = sent.filter(({ call }) => call === 'freeEntries.list');
    expect(lists.map(({ url }) => url.search)).toEqual(['?status=pending', '']);
  });

  it('are rejected with a reason and without an empty note, and show entered data as plain text', async () => {
    const sent = fakeApi({
      auth: { me: { staff: createStaffMember('support') } },
      freeEntries: {
        get: anEntry,
        reject: [errorResponse(409, { code: 'conflict', error: 'This entry is approved.' }), undefined],
      },
    });
    const { press } = renderApp(`/free-entries/${id}`);
    await press.click(await screen.findByRole('button', { name: 'Reject' }));
    expect(screen.getByText('Ada <b>Lovelace</b>')).toBeTruthy();
    const dialog = screen.getByRole('dialog');
    await press.selectOptions(within(dialog).getByLabelText('Reason'), 'duplicate');
    await press.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await within(dialog).findByText('This entry is approved.')).toBeTruthy();
    await press.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('The entry is rejected.')).toBeTruthy();
    expect(sent.find(({ call }) => call === 'freeEntries.reject')?.body).toEqual({ reason: 'duplicate' });
  });
});

describe('an order', () => {
  it('offers only the allowed actions, and refetches after an action', async () => {
    const paid = { ...anOrder, status: 'paid' as const, choices: { ...anOrder.choices, credit: false } };
    const sent = fakeApi({
      auth: { me: { staff: createStaffMember('finance') } },
      orders: { get: [anOrder, paid], credit: undefined },
    });
    const { press } = renderApp(`/orders/${id}`);
    await press.click(await screen.findByRole('button', { name: 'Credit coins' }));
    expect(screen.queryByRole('button', { name: 'Record refund' })).toBeNull();
    const dialog = screen.getByRole('dialog');
    await press.type(within(dialog).getByLabelText('Reason'), 'money arrived');
    await press.click(within(dialog).getByRole('button', { name: 'Credit coins' }));
    expect(await screen.findByText('The coins are credited.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Credit coins' })).toBeNull();
    expect(sent.find(({ call }) => call === 'orders.credit')?.body).toEqual({ reason: 'money arrived' });
  });

  const refundable = { ...anOrder, choices: { ...anOrder.choices, credit: false, refund: true } };

  it('has no refund button for staff without the permission', async () => {
    const staff = createStaffMember('finance');
    const may = { ...staff, permissions: staff.permissions.filter((one) => one !== 'orders.refund') };
    fakeApi({ auth: { me: { staff: may } }, orders: { get: refundable } });
    renderApp(`/orders/${id}`);
    await screen.findByRole('button', { name: 'Add note' });
    expect(screen.queryByRole('button', { name: 'Refund payment' })).toBeNull();
  });

  it('is refunded with a reason, and shows the answer of the provider', async () => {
    const refund = { id, requested_by: 'Grace Hopper', requested_at: at, provider_reference: null };
    const refunds: StaffOrderDetail['refunds'] = [{ ...refund, status: 'rejected', rejection: 'charge_disputed' }];
    const sent = fakeApi({
      auth: { me: { staff: createStaffMember('finance') } },
      orders: { get: [refundable, { ...refundable, refunds }], refund: undefined },
    });
    const { press } = renderApp(`/orders/${id}`);
    await press.click(await screen.findByRole('button', { name: 'Refund payment' }));
    const dialog = screen.getByRole('dialog');
    await press.type(within(dialog).getByLabelText('Reason'), 'bought twice');
    await press.click(within(dialog).getByRole('button', { name: 'Refund payment' }));
    expect(await screen.findByText('Rejected: charge_disputed')).toBeTruthy();
    expect(sent.find(({ call }) => call === 'orders.refund')?.body).toEqual({ reason: 'bought twice' });
  });
});

describe('a sanctions match', () => {
  it('is decided with a reason and a note', async () => {
    const sent = fakeApi({
      auth: { me: { staff: createStaffMember('compliance') } },
      sanctions: { match: aMatch, decide: aMatch },
    });
    const { press } = renderApp(`/sanctions/${id}`);
    await press.click(await screen.findByRole('button', { name: 'Decide' }));
    const dialog = screen.getByRole('dialog');
    await press.selectOptions(within(dialog).getByLabelText('Decision'), 'cleared');
    await press.type(within(dialog).getByLabelText('Reason'), 'born in another year');
    await press.click(within(dialog).getByRole('button', { name: 'Record decision' }));
    expect(await screen.findByText('The decision is recorded.')).toBeTruthy();
    expect(sent.find(({ call }) => call === 'sanctions.decide')?.body).toEqual({
      decision: 'cleared',
      reason: 'born in another year',
    });
  });
});

describe('the audit log', () => {
  it('is filtered by whole days in New York, and shows whether its hash chain is intact', async () => {
    const verdict = {
      rows: 12,
      intact: false,
      first_broken: 7,
      head: 'ab'.repeat(32),
      anchors: { checked: 24, newest_at: at, findings: [] },
      checked_at: at,
    };
    const sent = fakeApi({
      auth: { me: { staff: createStaffMember('admin') } },
      audit: {
        search: { results: [], next_cursor: null },
        staff: { results: [] },
        verify: [{ ...verdict, intact: true, first_broken: null }, verdict],
      },
    });
    const { press } = renderApp('/audit?from=2026-11-20&to=2026-11-20');
    await screen.findByText('No entry matches.');
    expect(sent.find(({ call }) => call === 'audit.search')?.body).toEqual({
      from: '2026-11-20T05:00:00.000Z',
      to: '2026-11-21T05:00:00.000Z',
    });
    await press.click(screen.getByRole('button', { name: 'Verify chain' }));
    expect(await screen.findByText(/^Complete and unchanged: 12 rows/)).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Verify chain' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The chain is broken at row 7/);
  });
});
