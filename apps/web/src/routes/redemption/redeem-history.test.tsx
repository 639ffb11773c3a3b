import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { anEligibility, aRedemption, someTimes } from '../../testing/redemptions.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Listed = ReturnType<typeof aRedemption>[];

function open(results: Listed, more: FakeResponses = {}) {
  useAuth.setState({ user: aUser({ identity_status: 'verified' }) });
  const sent = fakeApi({
    redemptions: { eligibility: anEligibility(), times: someTimes(), list: { results, next_cursor: null } },
    ...more,
  });
  return { sent, ...renderApp('/redeem') };
}

async function history() {
  return within(await screen.findByRole('region', { name: 'Your redemptions' }));
}

const tomorrow = new Date(Date.now() + 86_400_000 + 3_600_000).toISOString();
const yesterday = new Date(Date.now() - 86_400_000).toISOString();

describe('the history', () => {
  it('shows the status, since when, what happens next and by when', async () => {
    open([aRedemption({ due_at: tomorrow, next: { step: 'review', by: tomorrow } })]);
    const shown = await history();
    expect(await shown.findByText('50 SC by PayPal')).toBeTruthy();
    expect(shown.getByText(/a•••@example\.test/)).toBeTruthy();
    expect(shown.getAllByText('In review').length).toBeGreaterThan(0);
    expect(shown.getByText('since Nov 20, 1:30 PM')).toBeTruthy();
    expect(shown.getByText(/We review your request, by /)).toBeTruthy();
    expect(shown.getByText(/^1 day( and 1 hour)? left$/)).toBeTruthy();
  });

  it('says that a step is late, and why', async () => {
    const late = { status: 'in_review', at: yesterday, reason: 'late', note: null } as const;
    const { history: before } = aRedemption();
    open([aRedemption({ next: { step: 'review', by: yesterday }, delayed: true, history: [...before, late] })]);
    const shown = await history();
    expect(await shown.findByText(/^Delayed: 1 day/)).toBeTruthy();
    expect(
      shown.getByText('This takes longer than we promised. We are sorry. Our team is working on it.'),
    ).toBeTruthy();
  });

  it('shows the reason of a rejection as text, and notes of staff as plain text', async () => {
    const note = '<img src=x onerror=alert(1)> Please use your own account.';
    const refused = { status: 'rejected', at: yesterday, reason: 'name_mismatch', note } as const;
    open([aRedemption({ status: 'rejected', next: null, due_at: null, history: [refused] })]);
    const shown = await history();
    expect(await shown.findByText('The name on the payout account is not your verified name.')).toBeTruthy();
    expect(shown.getByText(note)).toBeTruthy();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('shows markup in masked details as text', async () => {
    open([aRedemption({ payout_details: { details: '<b>••••</b>' } })]);
    expect(await (await history()).findByText(/<b>••••<\/b>/)).toBeTruthy();
  });

  it('has a receipt with the paid and withheld amounts', async () => {
    const { press } = open([
      aRedemption({ status: 'paid', next: null, due_at: null, withheld: '1200.24', paid_amount: '3800.77' }),
    ]);
    const shown = await history();
    expect(await shown.findByText('$3,800.77 paid to you')).toBeTruthy();
    expect(shown.getByText(/\$1,200\.24 withheld for tax/)).toBeTruthy();
    await press.click(shown.getByRole('button', { name: /^Receipt/ }));
    const receipt = within(await screen.findByRole('dialog', { name: 'Redemption receipt' }));
    expect(receipt.getByText('$1,200.24')).toBeTruthy();
    expect(receipt.getByText('0199a0a0-0000-7000-8000-0000000000f1')).toBeTruthy();
  });

  it('loads more, and says when it could not', async () => {
    const first = { results: [aRedemption()], next_cursor: 'next' };
    const second = aRedemption({ id: '0199a0a0-0000-7000-8000-0000000000f2', sweeps_submitted: '75.00' });
    const { press, sent } = open([], {
      redemptions: {
        eligibility: anEligibility(),
        list: [first, errorResponse(400, { error: 'No.' }), { results: [second], next_cursor: null }],
      },
    });
    const shown = await history();
    await press.click(await shown.findByRole('button', { name: 'Load more' }));
    expect(await shown.findByText('Could not load more redemptions.')).toBeTruthy();
    await press.click(shown.getByRole('button', { name: 'Load more' }));
    expect(await shown.findByText('75 SC by PayPal')).toBeTruthy();
    expect(
      sent
        .filter(({ call }) => call === 'redemptions.list')
        .at(-1)
        ?.url.searchParams.get('cursor'),
    ).toBe('next');
  });

  it('says that there is nothing yet', async () => {
    open([]);
    expect(await (await history()).findByText(/^No redemptions yet\./)).toBeTruthy();
  });
});

describe('being shown as a winner', () => {
  it('can be declined and allowed, and shows the displayed name', async () => {
    const { press, sent } = open([], { account: { update: { user: aUser({ show_as_winner: false }) } } });
    const box = await screen.findByRole('checkbox', { name: /recent winners/ });
    expect(box).toHaveProperty('checked', true);
    expect(screen.getByText('Shown as Ada L., with the amount and the date.')).toBeTruthy();
    await press.click(box);
    expect(await screen.findByText('Your paid redemptions are shown as Anonymous.')).toBeTruthy();
    expect(sent.find(({ call }) => call === 'account.update')?.body).toEqual({ show_as_winner: false });
    await waitFor(() => expect(useAuth.getState().user?.show_as_winner).toBe(false));
  });

  it('is unchanged when it could not be saved', async () => {
    const { press } = open([], { account: { update: 'offline' } });
    await press.click(await screen.findByRole('checkbox', { name: /recent winners/ }));
    expect(await screen.findByText('We could not save this. Please try again.')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /recent winners/ })).toHaveProperty('checked', true);
  });
});
