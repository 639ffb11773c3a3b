import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './app.css';
import { createQueryClient } from './lib/query-client.ts';
import { askWhoIsSignedIn, forgetWhenSignedOut } from './lib/session.ts';
import { base } from './pages.ts';
import { routes } from './routes.tsx';
import { Providers } from './shared/providers.tsx';

const queryClient = createQueryClient();
forgetWhenSignedOut(queryClient);
void askWhoIsSignedIn();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers queryClient={queryClient}>
      <RouterProvider router={createBrowserRouter(routes, { basename: base })} />
    </Providers>
  </StrictMode>,
);
