import type { SearchResult } from '@goldwren/contracts/staff';
import { searchResultsPerKind } from '@goldwren/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errorResponse, type FakeResponses, fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { createStaffMember } from '../testing/staff.ts';

const id = '0199a0a0-0000-7000-8000-000000000001';
const playerId = '0199a0a0-0000-7000-8000-000000000002';
const player: SearchResult = {
  kind: 'player',
  id: playerId,
  page_id: playerId,
  name: 'Robin W.',
  note: 'r•••@example.test',
  at: '2026-11-02T15:00:00.000Z',
  cursor: null,
};
const round: SearchResult = { ...player, kind: 'round', id, name: 'Keno Fortune', note: null, cursor: 'abc' };
const nothing = errorResponse(404, { code: 'not_found', error: 'Not found.' });

type Find = NonNullable<NonNullable<FakeResponses['search']>['find']>;

async function open(find: Find) {
  const sent = fakeApi({
    auth: { me: { staff: createStaffMember('admin', 'support') } },
    work: { list: { results: [] } },
    search: { find },
    orders: { get: nothing },
    players: { get: nothing, search: { results: [], next_cursor: null } },
  });
  const app = renderApp('/');
  await screen.findByRole('heading', { level: 1, name: 'Work' });
  return { ...app, sent, field: screen.getByRole('textbox', { name: 'Search everything' }) };
}

it('opens the only result, without the text in the URL', async () => {
  const order: SearchResult = { ...player, kind: 'order', id, page_id: id };
  const { press, router, sent, field } = await open({ results: [order] });
  // React can add the listener for the key after it has shown the field.
  await waitFor(async () => {
    await press.keyboard('/');
    expect(document.activeElement).toBe(field);
  });
  await press.keyboard(' robin@example.test {Enter}');
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: `/orders/${id}`, search: '' }));
  expect(sent.find(({ call }) => call === 'search.find')?.body).toEqual({ q: 'robin@example.test', cells: 'all' });
  expect((field as HTMLInputElement).value).toBe('');
});

it('lists several results with their kinds, and Escape closes the list and keeps the focus', async () => {
  const erased = { ...player, id, page_id: id, name: null };
  const { press, field } = await open({ results: [player, erased, round] });
  await press.type(field, 'robin{Enter}');
  const list = within(await screen.findByRole('list', { name: 'Search everything' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/players/${playerId}`,
    `/players/${id}`,
    `/players/${playerId}?kind=round&cursor=abc`,
  ]);
  expect(list.getByText('Erased account')).toBeTruthy();
  expect(screen.getByText('3 results')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Show all matching players' })).toBeNull();
  list.getAllByRole('link')[0]?.focus();
  await press.keyboard('{Escape}');
  expect(screen.queryByRole('list', { name: 'Search everything' })).toBeNull();
  expect(document.activeElement).toBe(field);
});

it('leads to all matching players when there may be more', async () => {
  const results = Array.from({ length: searchResultsPerKind }, (_, n) => ({ ...player, id: id.replace(/1$/, `${n}`) }));
  const { press, router, sent, field } = await open({ results });
  await press.type(field, 'robin{Enter}');
  await press.click(await screen.findByRole('link', { name: 'Show all matching players' }));
  await screen.findByRole('heading', { level: 1, name: 'Players' });
  expect(router.state.location).toMatchObject({ pathname: '/players', search: '' });
  expect(sent.find(({ call }) => call === 'players.search')?.body).toEqual({ q: 'robin' });
});

it('says that nothing was found, and shows why a search failed', async () => {
  const { press, field } = await open([{ results: [] }, errorResponse(503, { code: 'unavailable', error: 'Down.' })]);
  await press.type(field, 'x{Enter}');
  expect((await screen.findAllByText(/^Nothing found/)).length).toBe(2);
  expect(screen.queryByText(/archive/)).toBeNull();
  await press.type(field, 'y');
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
  await press.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('says in which month of the archive a round can be, and how to read it', async () => {
  const { press, field } = await open({ results: [], archived_month: '2025-09' });
  await press.type(field, `${id}{Enter}`);
  expect(await screen.findByText(/only in the archive of September 2025/)).toBeTruthy();
  expect(screen.getByText('pnpm archive export 2025-09 FOLDER')).toBeTruthy();
});
