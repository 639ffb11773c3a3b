import type { AccountReview } from '@goldwren/contracts/player';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const at = '2026-11-20T18:30:00.000Z';
const nothing: AccountReview = {
  ...{ state: 'none', topics: [], opened_at: null, decided_at: null },
  ...{ suspended: false, redemptions_suspended: false },
};

async function openCard(review: Partial<AccountReview>) {
  fakeApi({ privacy: { exports: { exports: [] }, review: { ...nothing, ...review } } });
  const app = renderApp('/dashboard/privacy');
  const card = within(await screen.findByRole('region', { name: 'Restrictions and reviews of this account' }));
  return { ...app, card };
}

beforeEach(() => useAuth.setState({ user: aUser() }));

describe('the restrictions and reviews of an account', () => {
  it('is nothing for an account without a review or restriction', async () => {
    const { card } = await openCard({});
    expect(await card.findByText('No restriction and no review.')).toBeTruthy();
    expect(card.queryByRole('link')).toBeNull();
  });

  it('names the topics of an open review, and leads to a message about the account', async () => {
    const { card, press } = await openCard({ state: 'open', topics: ['accounts', 'timing'], opened_at: at });
    expect(await card.findByText('Our team is reviewing your account.')).toBeTruthy();
    expect(card.getAllByRole('listitem')).toHaveLength(2);
    expect(card.getByText(/^A review alone restricts nothing/)).toBeTruthy();
    expect(card.getByText(/^Since .*Eastern Time\.$/)).toBeTruthy();
    await press.click(card.getByRole('link', { name: 'Send an objection' }));
    expect(await screen.findByLabelText('Category')).toHaveProperty('value', 'account');
  });

  it('leads to the message of staff', async () => {
    const { card } = await openCard({ state: 'contacted', topics: ['accounts'], opened_at: at, decided_at: at });
    expect((await card.findByRole('link', { name: 'Read our message' })).getAttribute('href')).toBe(
      '/dashboard/support',
    );
  });

  it('shows the end of a review without topics', async () => {
    const { card } = await openCard({ state: 'no_concern', opened_at: at, decided_at: at });
    expect(await card.findByText('Our team reviewed your account and has no concern.')).toBeTruthy();
    expect(card.getByText(/^Decided /)).toBeTruthy();
    expect(card.queryByRole('listitem')).toBeNull();
  });

  it('shows restrictions that have nothing to do with a review', async () => {
    const { card } = await openCard({ suspended: true, redemptions_suspended: true });
    expect(await card.findByText(/^Our team has suspended your account/)).toBeTruthy();
    expect(card.getByText(/^Redemptions are suspended/)).toBeTruthy();
    expect(card.getByRole('link', { name: 'Send an objection' })).toBeTruthy();
  });
});
