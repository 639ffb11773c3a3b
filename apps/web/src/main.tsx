import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './app.css';
import { applyKnownAnswers, readKnownAnswers } from './lib/api/known-answers.ts';
import { createQueryClient } from './lib/api/query-client.ts';
import { keepInstallOffer } from './lib/browser/install-prompt.ts';
import { waitForStyles } from './lib/browser/pending-styles.ts';
import { registerServiceWorker } from './lib/browser/service-worker.ts';
import { followProfile, locale } from './lib/i18n/locale.ts';
import { linkManifest } from './lib/i18n/manifest-of.ts';
import { siteHistory } from './lib/navigation/site-history.ts';
import { followSignIns } from './lib/push/follow-sessions.ts';
import { checkStoredUser, clearQueriesOnSignOut } from './lib/session/auth-session.ts';
import { preparePage, Site } from './routes.tsx';
import { SiteRouter } from './shared/navigation/site-router.tsx';
import { Providers } from './shared/providers.tsx';

const queryClient = createQueryClient();
clearQueriesOnSignOut(queryClient);
followSignIns();
followProfile();
keepInstallOffer();
linkManifest(locale);
void checkStoredUser();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

// The first page is rendered when all of it has loaded, so that nothing on it moves.
const history = siteHistory();
await Promise.all([preparePage(history.location), waitForStyles()]);

const { dataset } = document.documentElement;

/** Notifies theme.js after the first render, which then repeats earlier presses. */
function Answering({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    delete dataset.html;
    document.dispatchEvent(new Event('takenover'));
  }, []);
  return children;
}

const site = (
  <StrictMode>
    <Providers queryClient={queryClient}>
      <SiteRouter history={history} prepare={preparePage}>
        <Answering>
          <Site />
        </Answering>
      </SiteRouter>
    </Providers>
  </StrictMode>
);
// theme.js has checked whether the prerendered page is meant for this reader.
const isPrerendered = dataset.html === 'whole';
if (isPrerendered) {
  // Loads the footer before hydration, because everything visible must respond to presses. The page also works without it.
  await import('./features/layout/below.tsx').catch(() => undefined);
  applyKnownAnswers(queryClient, readKnownAnswers());
  // As a transition, React hydrates in slices of 5 ms. Otherwise it is one long task, in which the page answers nothing.
  startTransition(() => void hydrateRoot(root, site));
} else {
  root.replaceChildren();
  createRoot(root).render(site);
}
// The server of developers builds no worker.
if (import.meta.env.PROD) registerServiceWorker();
