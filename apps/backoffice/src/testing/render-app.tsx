import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router';
import { createQueryClient } from '../lib/query-client.ts';
import { clearCacheOnSignOut, loadSession } from '../lib/session.ts';
import { routes } from '../routes.tsx';
import { Providers } from '../shared/providers.tsx';

/** Renders the whole back office like main.tsx, with a memory history at a path below its base. */
export function renderApp(...entries: InitialEntry[]) {
  const queryClient = createQueryClient();
  clearCacheOnSignOut(queryClient);
  void loadSession();
  const router = createMemoryRouter(routes, { initialEntries: entries, initialIndex: entries.length - 1 });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, queryClient, press: userEvent.setup({ delay: null }) };
}
