import type { ExclusionMatchDetail } from '@goldwren/contracts/staff';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createStaffMember } from '../../testing/staff.ts';

const [matchId, playerId] = ['0199a0a0-0000-7000-8000-000000000011', '0199a0a0-0000-7000-8000-000000000012'];
/** A match with a person who excluded themselves in another cell. */
const match: ExclusionMatchDetail = {
  id: matchId,
  player: { id: playerId, display: 'Beatriz W.', email: 'b•••@example.test' },
  excluded_player: null,
  excluded_cell: 'cell_1',
  verdict: 'near',
  reasons: ['name_surname', 'birth_date_same'],
  occasion: 'exclusion_start',
  state: 'open',
  opened_at: '2026-07-01T12:00:00.000Z',
  due_at: '2026-07-02T12:00:00.000Z',
  breached: false,
  decided_at: null,
  decided_by: null,
  reason: null,
  profile: {
    first_name: 'Beatriz',
    last_name: 'Wren',
    birth_date: '1990-05-17',
    email: 'beatriz@example.test',
    phone: null,
    created_at: '2026-06-01T12:00:00.000Z',
  },
  excluded_profile: null,
  excluded_people: [
    { first_name: 'José', last_name: 'Wren', birth_date: '1990-05-17' },
    { first_name: 'José Maria', last_name: 'Wren-Sparrow', birth_date: '1990-05-17' },
  ],
  excluded_at: '2026-07-01T11:59:50.000Z',
  excluded_until: null,
};
const auth = { me: { staff: createStaffMember('compliance') } };

describe('a match with an account of another cell', () => {
  it('names the cell in the list', async () => {
    fakeApi({ auth, exclusions: { matches: { results: [match], next_cursor: null } } });
    renderApp('/exclusions');
    expect(await screen.findByText('An account of the cell cell_1')).toBeTruthy();
  });

  it('shows its names and the exclusion, and says what is missing', async () => {
    fakeApi({ auth, exclusions: { match } });
    renderApp(`/exclusions/${matchId}`);
    const card = within(await screen.findByRole('region', { name: 'Excluded account' }));
    expect(card.getByText('An account of the cell cell_1')).toBeTruthy();
    expect(card.getByText('José Wren, born on 1990-05-17')).toBeTruthy();
    expect(card.getByText('José Maria Wren-Sparrow, born on 1990-05-17')).toBeTruthy();
    expect(card.getByText('Permanent')).toBeTruthy();
    expect(card.getByText(/has only the names and birth dates/)).toBeTruthy();
  });

  it('says that the exclusion has ended', async () => {
    const ended = { ...match, excluded_people: [], excluded_at: null };
    fakeApi({ auth, exclusions: { match: ended } });
    renderApp(`/exclusions/${matchId}`);
    expect(await screen.findByText(/The self-exclusion has ended/)).toBeTruthy();
    expect(screen.queryByText('Permanent')).toBeNull();
  });
});
