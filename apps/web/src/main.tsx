import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './app.css';
import { checkStoredUser, forgetWhenSignedOut } from './lib/auth-session.ts';
import { knownAnswersHere, takeKnownAnswers } from './lib/known-answers.ts';
import { followProfile } from './lib/locale.ts';
import { createQueryClient } from './lib/query-client.ts';
import { siteHistory } from './lib/site-history.ts';
import { preparePage, Site } from './routes.tsx';
import { Providers } from './shared/providers.tsx';
import { SiteRouter } from './shared/site-router.tsx';

const queryClient = createQueryClient();
forgetWhenSignedOut(queryClient);
followProfile();
void checkStoredUser();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The first page is drawn once all of it is here, so that nothing below it moves.
const history = siteHistory();
await preparePage(history.location);

const { dataset } = document.documentElement;

/** When it is drawn, theme.js hears of it, and presses what was pressed before. */
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
// theme.js has looked whether the page that came in the document is that of this reader.
const isThere = dataset.html === 'whole';
if (isThere) {
  // Nothing on the page can be pressed before it answers: its foot, too, is here. Without it the page stands all the same.
  await import('./features/layout/below.tsx').catch(() => undefined);
  takeKnownAnswers(queryClient, knownAnswersHere());
  hydrateRoot(root, site);
} else {
  root.replaceChildren();
  createRoot(root).render(site);
}
