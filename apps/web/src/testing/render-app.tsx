import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import type { InitialEntry } from 'react-router';
import { onTestFinished } from 'vitest';
import { createQueryClient } from '../lib/api/query-client.ts';
import { historyOf, type SiteHistory } from '../lib/navigation/site-history.ts';
import { clearQueriesOnSignOut } from '../lib/session/auth-session.ts';
import { preparePage, Site } from '../routes.tsx';
import { SiteRouter } from '../shared/navigation/site-router.tsx';
import { Providers } from '../shared/providers.tsx';

/** Renders the whole site at an address as main.tsx does, with a history in memory. */
export function renderApp(...entries: InitialEntry[]) {
  const queryClient = createQueryClient();
  onTestFinished(clearQueriesOnSignOut(queryClient));
  const history = historyOf({ initialEntries: entries, initialIndex: entries.length - 1 });
  render(
    <Providers queryClient={queryClient}>
      <Opening history={history} />
    </Providers>,
  );
  return { router: routerOf(history), queryClient, press: userEvent.setup({ delay: null }) };
}

/** Renders the first page when all of it has loaded. */
function Opening({ history }: { history: SiteHistory }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void Promise.resolve(preparePage(history.location)).then(() => setReady(true));
  }, [history]);
  return ready ? (
    <SiteRouter history={history} prepare={preparePage}>
      <Site />
    </SiteRouter>
  ) : null;
}

/** What tests read from the history, and how they navigate. */
function routerOf(history: SiteHistory) {
  return {
    state: {
      get location() {
        return history.location;
      },
      get historyAction() {
        return history.action;
      },
    },
    navigate: (to: string | number) => act(async () => (typeof to === 'number' ? history.go(to) : history.push(to))),
  };
}
