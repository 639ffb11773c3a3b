import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router';
import { createQueryClient } from '../lib/query-client.ts';
import { askWhoIsSignedIn, forgetWhenSignedOut } from '../lib/session.ts';
import { routes } from '../routes.tsx';
import { Providers } from '../shared/providers.tsx';

/** The whole back office at an address under its base, as main.tsx puts it together, over a history in memory. */
export function renderApp(...entries: InitialEntry[]) {
  const queryClient = createQueryClient();
  forgetWhenSignedOut(queryClient);
  void askWhoIsSignedIn();
  const router = createMemoryRouter(routes, { initialEntries: entries, initialIndex: entries.length - 1 });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, queryClient, press: userEvent.setup({ delay: null }) };
}
