import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { untilTitle } from '../../testing/until-title.ts';

type Results = NonNullable<NonNullable<FakeResponses['achievements']>['list']>;

function open(list: Results) {
  useAuth.setState({ user: aUser() });
  fakeApi({ achievements: { list } });
  return renderApp('/dashboard/achievements');
}

async function card(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') as HTMLElement);
}

it('shows the progress of each achievement, and leads to what is left to do', async () => {
  open({
    results: [
      { id: 'every_game', done: 3, of: 12 },
      { id: 'own_limit', done: 1, of: 1 },
    ],
  });
  const games = await card('Every game');
  expect(games.getByText('3 of 12')).toBeTruthy();
  expect(games.getByRole('link', { name: 'See the games' }).getAttribute('href')).toBe('/games');
  const limit = await card('Your own limit');
  expect(limit.getByText('Achieved')).toBeTruthy();
  expect(limit.queryByRole('link')).toBeNull();
  await untilTitle('Achievements');
});

it('says when the achievements could not be loaded', async () => {
  open(errorResponse(500));
  expect(await screen.findByText('Could not load your achievements.')).toBeTruthy();
});
