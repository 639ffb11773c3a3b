import type { PlayStatementRow } from '@goldwren/contracts/player';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const none = { results: [], next_cursor: null };
const wallet = { gold_balance: '250000.00', sweeps_balance: '62.40', sweeps_unplayed: '12.40', sweeps_expire_at: null };

function aRow(from: string, change: Partial<PlayStatementRow> = {}): PlayStatementRow {
  return {
    from,
    gold: { staked: '50000.00', paid: '38000.00', net: '-12000.00' },
    sweeps: { staked: '2.00', paid: '5.40', net: '3.40' },
    purchases: '10.00',
    ...change,
  };
}

type Statement = NonNullable<NonNullable<FakeResponses['play']>['statement']>;

function open(statement: Statement) {
  const sent = fakeApi({
    wallet: { get: wallet, timeline: none },
    store: { orders: none },
    redemptions: { recent: { results: [] } },
    play: { statement },
  });
  const queries = () => sent.filter(({ call }) => call === 'play.statement').map(({ url }) => url.searchParams);
  return { ...renderApp('/dashboard'), queries };
}

async function section() {
  return within(await screen.findByRole('region', { name: 'Your play' }));
}

beforeEach(() => {
  useAuth.setState({ user: aUser() });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('the statement of play', () => {
  it('shows net results and purchases by day, week and month, and links to the limits', async () => {
    const { press, queries } = open(({ query }) => ({
      results: [query.get('period') === 'month' ? aRow('2026-11-01') : aRow('2026-11-21')],
      next_cursor: null,
    }));
    const part = await section();
    const row = await part.findByRole('row', { name: /Nov 21/ });
    expect(row.textContent).toBe('Nov 21−12,000 GC+3.40 SC$10');
    expect(part.getByRole('link', { name: 'Set limits' }).getAttribute('href')).toBe('/dashboard/limits');
    await press.click(part.getByRole('radio', { name: 'Month' }));
    expect(await part.findByRole('row', { name: /^Month from Nov 1/ })).toBeTruthy();
    expect(queries().map((query) => query.get('period'))).toEqual(['day', 'month']);
  });

  it('goes back page by page, also over pages without play', async () => {
    const { press, queries } = open(({ query }) =>
      query.get('cursor')
        ? { results: [aRow('2026-10-02')], next_cursor: null }
        : { ...none, next_cursor: '2026-11-15' },
    );
    const part = await section();
    await press.click(await part.findByRole('button', { name: 'Earlier' }));
    expect(await part.findByRole('row', { name: /^Oct 2/ })).toBeTruthy();
    expect(part.queryByRole('button', { name: 'Earlier' })).toBeNull();
    expect(queries()[1]?.get('cursor')).toBe('2026-11-15');
  });

  it('says so when there is nothing yet', async () => {
    open(none);
    expect(await (await section()).findByText(/^No results yet\./)).toBeTruthy();
  });
});
