import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './app.css';
import { createQueryClient } from './lib/query-client.ts';
import { clearCacheOnSignOut, loadSession } from './lib/session.ts';
import { base } from './pages.ts';
import { routes } from './routes.tsx';
import { Providers } from './shared/providers.tsx';

const queryClient = createQueryClient();
clearCacheOnSignOut(queryClient);
void loadSession();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the ID root');
createRoot(root).render(
  <StrictMode>
    <Providers queryClient={queryClient}>
      <RouterProvider router={createBrowserRouter(routes, { basename: base })} />
    </Providers>
  </StrictMode>,
);
