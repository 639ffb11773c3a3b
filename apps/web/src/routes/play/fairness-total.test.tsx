import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { storeTotal } from '../../shared/fairness/liabilities/stored-totals.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const user = aUser();
const total = {
  day: '2026-11-25',
  at: '2026-11-25T14:07:00.000Z',
  root: '6c'.repeat(32),
  sum: '48211.90',
  leaves: 5613,
  log_position: 7,
};

beforeEach(() => useAuth.setState({ user }));

function open(results: (typeof total)[]) {
  fakeApi({
    games: { listRounds: { results: [], next_cursor: null } },
    fairness: { keys: { results: [] }, liabilities: { results } },
  });
  renderApp('/fairness');
}

const verifiedBefore = () =>
  storeTotal(user.id, {
    day: total.day,
    root: total.root,
    sum: total.sum,
    wallet: '10.00',
    escrow: '2.50',
    knownSince: null,
    logged: true,
  });

it('shows that the coins of the player are in the published total', async () => {
  verifiedBefore();
  open([total]);
  const line = await screen.findByText(/are in the published total of/);
  expect(line.textContent).toContain('The total is in the public log.');
  expect(line.textContent).toMatch(/^Your .*12\.50.* of .*25.* are in the published total of .*48,211\.90/);
});

it('reports a total that changed after it was verified, with the evidence to save', async () => {
  verifiedBefore();
  open([{ ...total, sum: '48211.89' }]);
  expect(await screen.findByText(/does not contain your whole balance, or it was changed/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Save evidence' }).length).toBeGreaterThan(0);
  expect(screen.queryByText(/are in the published total of/)).toBeNull();
});

it('says that no total is published yet', async () => {
  open([]);
  expect(await screen.findByText('No total is published yet.')).toBeTruthy();
});
