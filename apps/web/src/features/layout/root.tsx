import { Notice } from '@goldwren/ui/notice';
import { useFocusOnNavigation } from '@goldwren/ui/use-focus-on-navigation';
import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { site } from '../../lib/words/site.ts';
import { BottomBar } from './bottom-bar.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PromoStrip } from './promo-strip.tsx';
import { TopBar } from './top-bar.tsx';

// Below everything that is read first: it is not worth a wait of the first paint, and the page stands without it.
const Footer = lazy<ComponentType>(() =>
  import('./footer.tsx').then(
    ({ Footer }) => ({ default: Footer }),
    () => ({ default: () => null }),
  ),
);

/** The frame of every page. */
export function Root() {
  useFocusOnNavigation(useLocation().pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="btn btn-p fixed top-2 left-2 z-50 -translate-y-20 focus:translate-y-0">
        {site.skip}
      </a>
      <PromoStrip />
      <TopBar />
      <NavigationProgress />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Suspense fallback={<div className="min-h-96" />}>
        <Footer />
      </Suspense>
      <BottomBar />
      <Notice dismiss={site.dismiss} />
      <ScrollRestoration />
    </div>
  );
}
